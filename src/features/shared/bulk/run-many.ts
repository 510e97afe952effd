/** The same call for many items: a few at a time, each with a result of its own. */

import { isCancelled } from '@/api/errors.ts';

/** Few enough for a small backend, and for Stop not to come too late for them. */
const AT_ONCE = 4;

export type WorkResult =
  | { readonly is: 'done' }
  /** `error` is what the call was rejected with. */
  | { readonly is: 'failed'; readonly error: unknown }
  /** Stopped before its call was made. */
  | { readonly is: 'left' };

/** Whether the person has gone meanwhile: what came of the work is nothing to tell whoever is here now. */
export const wentAway = (
  results: ReadonlyMap<string, { readonly is: string; readonly error?: unknown }>,
): boolean => [...results.values()].some(({ error }) => isCancelled(error));

/**
 * Works through the items in their order, four at a time; a failure does not stop the rest.
 *
 * @param items what to work on; different from each other
 * @param work makes one call
 * @param onResult told of each result as it comes
 * @param signal when aborted, no further call is made; those under way are waited for
 * @returns all results by item
 */
export async function runMany(
  items: readonly string[],
  work: (item: string) => Promise<unknown>,
  onResult: (item: string, result: WorkResult) => void,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, WorkResult>> {
  const results = new Map<string, WorkResult>();
  const queue = items.values();
  const one = async (item: string): Promise<WorkResult> => {
    if (signal.aborted) return { is: 'left' };
    try {
      await work(item);
      return { is: 'done' };
    } catch (error) {
      return { is: 'failed', error };
    }
  };
  const worker = async () => {
    for (const item of queue) {
      // One call at a time is the point: there are AT_ONCE of these workers.
      // oxlint-disable-next-line no-await-in-loop
      const result = await one(item);
      results.set(item, result);
      onResult(item, result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
