/**
 * Skeletons: one form for all names that look alike. The idea of UTS #39, section 4, with the readings of
 * glyph-distance.ts instead of its table, which by itself finds few of the imitations in use.
 */

import { graphemes } from './characters.ts';
import { ligature, plainest, readings } from './glyph-distance.ts';

/** ASCII characters that a hurried person reads as one shape. */
const SHAPES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  q: 'g',
};
const RUNS: Readonly<Record<string, string>> = { rn: 'm', vv: 'w', cl: 'd', lc: 'k' };

/** Costs of a letter that looks exactly like its Latin one, and of one that a hurried person reads as it. */
const TWIN = 0.05;
const NEAR = 0.12;

/**
 * Returns the Latin reading of a label without Latin letters: `apple` for the Cyrillic `аррӏе`.
 *
 * @param label in Unicode, lower case
 * @returns null if a letter is Latin, if one looks like no Latin one, or if most look only nearly alike (`пример`)
 */
export function readsInLatin(label: string): string | null {
  const all = graphemes(label);
  const letters = all.filter((one) => /\p{L}/u.test(one));
  if (letters.length === 0 || letters.some((one) => /^[a-z]$/.test(one))) return null;
  const costs = letters.map((one) => Math.min(...readings(one).map(({ cost }) => cost)));
  const twins = costs.filter((cost) => cost <= TWIN).length;
  if (costs.some((cost) => cost > NEAR) || twins * 2 <= letters.length) return null;
  const read = all.map(plainest).join('');
  return /^[a-z\d-]+$/.test(read) ? read : null;
}

/** The skeleton of a label, and the grapheme that each of its characters comes from. */
export interface Skeleton {
  readonly text: string;
  /** `origin[k]` is the index of the first grapheme behind character k; one more entry at the end. */
  readonly origin: readonly number[];
}

/**
 * Builds the skeleton of a label. Hyphens are dropped: `hdfc-bank` and `hdfcbank` have one skeleton.
 *
 * @param label graphemes, at most 253
 * @param runs read two letters as the one they look like (rn as m), but never across a hyphen
 */
export function skeletonOf(label: readonly string[], runs = true): Skeleton {
  let text = '';
  let parted = !runs;
  const origin: number[] = [];
  for (const [at, grapheme] of label.entries()) {
    if (grapheme === '-') {
      parted = true;
      continue;
    }
    const plain = plainest(grapheme);
    for (const letter of ligature(plain) ?? plain) {
      const shape = SHAPES[letter] ?? letter;
      const before = text.at(-1) ?? '';
      const run = parted ? undefined : RUNS[before + shape];
      parted = !runs;
      if (run === undefined) {
        text += shape;
        origin.push(at);
      } else {
        text = text.slice(0, -1) + run;
      }
    }
  }
  origin.push(label.length);
  return { text, origin };
}
