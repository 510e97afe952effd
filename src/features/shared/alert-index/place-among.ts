/** Where an alert that a list does not hold would stand in it: one that was marked has left its place to the next. */
import type { AlertIndex } from './alert-index.ts';
import type { AlertQuestion } from './alert-search.ts';

/**
 * How many rows of a list stand before an alert that its status took out of it.
 *
 * @param question what the list answers
 * @param found the places of its rows, in order
 * @param place the alert's own place in the whole list as it came
 * @returns null where another filter than the status leaves it out, and where the list is gone
 */
export async function placeAmong(
  list: AlertIndex,
  question: AlertQuestion,
  found: Uint32Array,
  place: number,
): Promise<number | null> {
  const all = await list.find({ ...question, status: null, fresh: false });
  const at = all?.indexOf(place) ?? -1;
  if (!all || at < 0) return null;
  const before = new Set(all.subarray(0, at));
  return found.reduce((count, one) => count + (before.has(one) ? 1 : 0), 0);
}
