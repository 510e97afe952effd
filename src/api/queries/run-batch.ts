/** Makes one call for many items: a few at a time, each with its own result. */
import { ApiError, isCancelled } from '../errors.ts';

/** Few enough for a small backend, and for Stop to stop most of the calls. */
const AT_ONCE = 4;

/** Number of failures without an answer in a row that ends the batch: the connection or the backend is gone. */
const MOST_UNANSWERED = 3;

export type WorkResult =
  | { readonly is: 'done' }
  /** `error` is the rejection of the call. */
  | { readonly is: 'failed'; readonly error: unknown }
  /** Its call was not made: the round was stopped, or calls got no answer. */
  | { readonly is: 'left' };

/** By item; an item without a result waits. */
export type WorkResults = ReadonlyMap<string, WorkResult>;

/** The items that are done. */
export const doneIn = (results: WorkResults): ReadonlySet<string> =>
  new Set([...results].flatMap(([item, { is }]) => (is === 'done' ? [item] : [])));

/** Counts the results of one kind. */
export const countResults = (results: WorkResults, is: WorkResult['is']): number =>
  [...results.values()].filter((result) => result.is === is).length;

/** True if the user logged out or changed during the batch: the next user must not see its results. */
export const wentAway = (results: WorkResults): boolean =>
  [...results.values()].some((result) => result.is === 'failed' && isCancelled(result.error));

/** The variables of a mutation that makes many calls. */
export interface BatchOptions {
  /** Items in order, without duplicates. */
  readonly items: readonly string[];
  /** Called with each result. */
  readonly onResult: (item: string, result: WorkResult) => void;
  /** When aborted, no further call is made; running ones are waited for. */
  readonly signal: AbortSignal;
}

/**
 * Works through the items, four at a time. A failure does not stop the rest, but three in a row without an answer do.
 *
 * @param work makes one call
 * @returns all results
 */
export async function runBatch(
  { items, onResult, signal }: BatchOptions,
  work: (item: string) => Promise<unknown>,
): Promise<WorkResults> {
  const results = new Map<string, WorkResult>();
  const queue = items.values();
  let unanswered = 0;
  const one = async (item: string): Promise<WorkResult> => {
    if (signal.aborted || unanswered >= MOST_UNANSWERED) return { is: 'left' };
    try {
      await work(item);
      unanswered = 0;
      return { is: 'done' };
    } catch (error) {
      unanswered = error instanceof ApiError && error.noAnswer ? unanswered + 1 : 0;
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
