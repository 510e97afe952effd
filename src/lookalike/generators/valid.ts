/** Which names the DNS carries, checked without encoding what is too long anyway. */

import { isPlain } from '../characters.ts';
import { encodeLabel } from '../forms.ts';

const MAX_NAME = 253;
export const MAX_LABEL = 63;

/** What `xn--` and the letters behind the last hyphen take at least. */
const SHORTEST_ENCODING = 'xn--'.length + 1;

/** The same where two letters are not: the first takes three characters, the other one. */
export const SHORTEST_PAIR = SHORTEST_ENCODING + 2;

/** True when a label with a letter beyond ASCII is too long however well it is encoded. */
function tooLong(label: string): boolean {
  return label.length + SHORTEST_ENCODING > MAX_LABEL && !isPlain(label);
}

/** The ASCII form of a name if it may be registered or resolved, else null. */
export function valid(name: string): string | null {
  const labels: string[] = [];
  for (const label of name.split('.')) {
    if (label.length > MAX_LABEL || tooLong(label)) return null;
    const ascii = encodeLabel(label);
    if (ascii === null || ascii.length > MAX_LABEL || !/^[a-z0-9-]+$/.test(ascii)) return null;
    if (label.startsWith('-') || label.endsWith('-')) return null;
    // Hyphens in the third and fourth place are kept for encodings (RFC 5890, 2.3.1).
    if (label.startsWith('--', 2)) return null;
    // No label begins with a mark that has no letter to stand on (RFC 5891, 4.2.3.2).
    if (label.normalize('NFC') !== label || /^\p{M}/u.test(label)) return null;
    labels.push(ascii);
  }
  const ascii = labels.join('.');
  return ascii.length > MAX_NAME ? null : ascii;
}
