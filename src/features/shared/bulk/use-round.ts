/** The same call for many items: a few at a time, each with a result of its own. */
import { useEffect, useRef, useState } from 'react';
import { isCancelled } from '@/api/errors.ts';

/** Few enough for a small backend, and for Stop not to come too late for them. */
const AT_ONCE = 4;

export type WorkResult =
  | { readonly is: 'done' }
  /** `error` is what the call was rejected with. */
  | { readonly is: 'failed'; readonly error: unknown }
  /** Stopped before its call was made. */
  | { readonly is: 'left' };

/** By item; an item without a result waits. */
export type WorkResults = ReadonlyMap<string, WorkResult>;

/** How many of the results are of one kind. */
export const countResults = (results: WorkResults, is: WorkResult['is']): number =>
  [...results.values()].filter((result) => result.is === is).length;

/** Whether the user signed out or changed during the work: its results are not the next user's business. */
export const wentAway = (results: WorkResults): boolean =>
  [...results.values()].some((result) => result.is === 'failed' && isCancelled(result.error));

interface Round {
  readonly results: WorkResults;
  readonly isRunning: boolean;
  /**
   * Works on these items, different from each other; null when a round is under way already.
   *
   * @returns the results of this round, once all of them are there
   */
  readonly start: (items: readonly string[]) => Promise<WorkResults> | null;
  /** Makes no further call; those under way are waited for. */
  readonly stop: () => void;
}

/**
 * The rounds of a bulk dialog. Leaving the page stops a round.
 *
 * @param work makes the call for one item, by the mutation that a single one uses
 */
export function useRound(work: (item: string) => Promise<unknown>): Round {
  const [results, setResults] = useState<WorkResults>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(items: readonly string[], signal: AbortSignal): Promise<WorkResults> {
    setIsRunning(true);
    const again = new Set(items);
    setResults((before) => new Map([...before].filter(([item]) => !again.has(item))));
    const onResult = (item: string, result: WorkResult) =>
      setResults((before) => new Map(before).set(item, result));
    const ofThisRound = await runMany(items, work, onResult, signal);
    running.current = null;
    setIsRunning(false);
    return ofThisRound;
  }

  return {
    results,
    isRunning,
    start(items) {
      if (running.current) return null;
      running.current = new AbortController();
      return run(items, running.current.signal);
    },
    stop: () => running.current?.abort(),
  };
}

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
