/** What an exchanged or added letter costs: less the more a hurried reader or typist would miss it. */

import { areNeighbours } from './keyboard.ts';
import { isVowelSwap, soundAlike } from './letters.ts';

/** One letter for an unlike one. */
export function replacementCost(meant: string, written: string): number {
  if (areNeighbours(meant, written)) return 0.6;
  if (isVowelSwap(meant, written)) return 0.75;
  return soundAlike(meant, written) ? 0.9 : 1;
}

/** A letter that a finger may have caught beside the one meant. */
export function isCheapInsertion(
  added: string,
  before: string | undefined,
  after: string | undefined,
): boolean {
  return (
    (before !== undefined && areNeighbours(before, added)) ||
    (after !== undefined && areNeighbours(after, added))
  );
}
