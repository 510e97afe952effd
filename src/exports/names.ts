/** Names in exports: what an alert's text is, and how a name and a comment are written into a file. */
import { domainOf, toUnicode } from '@/lib/hostname.ts';
import { labelText, visibleName } from '@/lib/visible-text.ts';
import type { NameReading } from './types.ts';

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?$/;
/** With or without brackets, an IPv4 tail, a zone or a port. Two colons at least, as in `::1`. */
const IPV6 =
  /^\[?(?=[^\]]*:[^\]]*:)[0-9a-f:]+(?:\d{1,3}(?:\.\d{1,3}){3})?(?:%[\w.-]+)?\]?(?::\d{1,5})?$/i;

/**
 * Reads the text of an alert. A URL or an e-mail address is no name here: to block the host of
 * `someone@gmail.com` would block a mail provider.
 *
 * @param text any text
 */
export function readName(text: string): NameReading {
  const ascii = domainOf(text);
  if (ascii !== null) return { is: 'name', ascii };
  const trimmed = text.slice(0, 80).trim();
  return IPV4.test(trimmed) || IPV6.test(trimmed) ? { is: 'ip-address' } : { is: 'no-name' };
}

/**
 * The Unicode form of a name, for people: on one line, and what cannot be seen as code points. Punycode can
 * carry any character, line ends and bidi controls included.
 *
 * @param ascii an A-label name
 * @returns null where it would say nothing new
 */
export function unicodeBeside(ascii: string): string | null {
  if (!ascii.includes('xn--')) return null;
  const unicode = visibleName(toUnicode(ascii)).replace(/\s/g, '');
  return unicode === ascii ? null : unicode;
}

/** Any text as it may stand in a comment: one short line without controls. */
export const inComment = (text: string): string => labelText(text, 'not given');
