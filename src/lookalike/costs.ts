/** What an exchanged or added letter costs: less the more a hurried reader or typist would miss it. */

import { areQwertyNeighbours } from './keyboard.ts';
import { isVowelSwap, soundAlike } from './letters.ts';

const ASCII = 128;
const OTHER_SIGN = 0.45;
const table = new Float64Array(ASCII * ASCII);

function computed(meant: string, written: string): number {
  // One letter of an Indian script with another vowel sign, or with none.
  if (meant[0] === written[0] && /\p{M}/u.test(meant + written)) return OTHER_SIGN;
  if (areQwertyNeighbours(meant, written)) return 0.6;
  if (isVowelSwap(meant, written)) return 0.85;
  return soundAlike(meant, written) ? 0.9 : 1;
}

/** One letter for an unlike one. */
export function replacementCost(meant: string, written: string): number {
  const one = meant.charCodeAt(0);
  const two = written.charCodeAt(0);
  if (one >= ASCII || two >= ASCII) return computed(meant, written);
  const at = one * ASCII + two;
  let cost = table[at] ?? 0;
  if (cost === 0) {
    cost = computed(meant, written);
    table[at] = cost;
  }
  return cost;
}

/** A letter that a finger may have caught beside the one meant. */
export function isCheapInsertion(
  added: string,
  before: string | undefined,
  after: string | undefined,
): boolean {
  return (
    (before !== undefined && areQwertyNeighbours(before, added)) ||
    (after !== undefined && areQwertyNeighbours(after, added))
  );
}
