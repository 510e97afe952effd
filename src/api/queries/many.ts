/** The same call for many items: a few at a time, each with a result of its own. */

/** Few enough for a small backend, and for Stop to stop most of the calls. */
const AT_ONCE = 4;

export type WorkResult =
  | { readonly is: 'done' }
  /** `error` is what the call was rejected with. */
  | { readonly is: 'failed'; readonly error: unknown }
  /** Stopped before its call was made. */
  | { readonly is: 'left' };

/** By item; an item without a result waits. */
export type WorkResults = ReadonlyMap<string, WorkResult>;

/** The items that are done. */
export const doneIn = (results: WorkResults): ReadonlySet<string> =>
  new Set([...results].flatMap(([item, { is }]) => (is === 'done' ? [item] : [])));

/** The variables of a mutation that makes many calls. */
export interface Many {
  /** What to work on, in this order, without duplicates. */
  readonly items: readonly string[];
  /** Told of each result as it comes. */
  readonly onResult: (item: string, result: WorkResult) => void;
  /** When aborted, no further call is made; those under way are waited for. */
  readonly signal: AbortSignal;
}

/**
 * Works through the items, four at a time; a failure does not stop the rest.
 *
 * @param work makes one call
 * @returns all results
 */
export async function runMany(
  { items, onResult, signal }: Many,
  work: (item: string) => Promise<unknown>,
): Promise<WorkResults> {
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
