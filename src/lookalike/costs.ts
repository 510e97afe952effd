/**
 * Costs of edits, in letters: the cheaper, the more easily a hurried person misses it. Glyph distances are in
 * glyph-distance.ts, all other costs here.
 */

import {
  ASCII_PAIRS,
  areQwertyNeighbours,
  asciiPair,
  isVowelSwap,
  soundAlike,
  spellings,
} from './letters.ts';

/** A spelt-out letter (ue for ü). */
export const SPELLED = 0.15;
/** A joiner, which the eye cannot see. */
export const INVISIBLE = 0.05;
/** Letters for the sound of one (ph for f, ksh for x). */
export const HOMOPHONE = 0.6;
/** Share of its cost that a letter of a left-out piece has after the first: one slip drops them all. */
export const FURTHER = 0.6;
/** Two neighbours that change places. */
export const TRANSPOSED = 0.4;

/** One more letter, which no finger hit on the way to another key. */
export const ADDED = 0.8;
/** From this cost on, one letter for another is neither a typing slip nor another vowel. */
export const UNLIKE = 0.9;

/** Any letter for any other: no edit of a letter costs more. */
export const MAX_COST = 1;

const HYPHEN = 0.3;
const DOT_IN = 0.45;
const DOT_OUT = 0.3;
const DOUBLED = 0.35;
const HALVED = 0.4;
const GONE = 0.7;
const NEAR_KEY = 0.6;
const OTHER_SIGN = 0.6;

/** The joiners, the only invisible characters that a readable name may hold. */
export function isInvisible(grapheme: string): boolean {
  return grapheme === '\u200c' || grapheme === '\u200d';
}

function replacementCostAnew(meant: string, written: string): number {
  if (meant === '.' && written === '-') return HYPHEN;
  // One letter of an Indian script with another vowel sign, or with none.
  if (meant[0] === written[0] && /\p{M}/u.test(meant + written)) return OTHER_SIGN;
  if (areQwertyNeighbours(meant, written)) return NEAR_KEY;
  if (isVowelSwap(meant, written)) return 0.85;
  return soundAlike(meant, written) ? 0.9 : MAX_COST;
}

const known = new Float64Array(ASCII_PAIRS);

/** One letter for an unlike one. */
export function replacementCost(meant: string, written: string): number {
  const cell = asciiPair(meant, written);
  return known[cell] || (known[cell] = replacementCostAnew(meant, written));
}

/** Cost of a letter of the candidate, at `j`, that the asset lacks before its letter at `i`. */
export function insertCost(
  asset: readonly string[],
  candidate: readonly string[],
  i: number,
  j: number,
): number {
  const added = candidate[j] ?? '';
  const before = asset[i - 1];
  const after = asset[i];
  if (added === '-') return HYPHEN;
  if (added === '.') return DOT_IN;
  if (added === candidate[j - 1] || added === after) return DOUBLED;
  // No finger hits a letter after the last one on the way to another key: apples is a word, not a slip.
  if (after === undefined) return ADDED;
  const caught =
    areQwertyNeighbours(after, added) ||
    (before !== undefined && areQwertyNeighbours(before, added));
  return caught ? NEAR_KEY : ADDED;
}

/** Cost of a letter of the asset, at `i`, that the candidate leaves out. */
export function deleteCost(asset: readonly string[], i: number): number {
  const gone = asset[i] ?? '';
  if (gone === '-') return HYPHEN;
  if (gone === '.') return DOT_OUT;
  return gone === asset[i - 1] || gone === asset[i + 1] ? HALVED : GONE;
}

/** True when the graphemes from `at` on spell out an accented letter. */
export function spelledAt(letter: string, graphemes: readonly string[], at: number): boolean {
  return (
    letter >= '\u0080' &&
    spellings(letter).includes((graphemes[at] ?? '') + (graphemes[at + 1] ?? ''))
  );
}
