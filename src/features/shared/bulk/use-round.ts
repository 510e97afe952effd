/** The rounds of a dialog that makes the same call for many items. */
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isCancelled } from '@/api/errors.ts';
import type { Many, WorkResult, WorkResults } from '@/api/queries/many.ts';

/** How many of the results are of one kind. */
export const countResults = (results: WorkResults, is: WorkResult['is']): number =>
  [...results.values()].filter((result) => result.is === is).length;

/** Whether the user signed out or changed during the work: its results are not the next user's business. */
export const wentAway = (results: WorkResults): boolean =>
  [...results.values()].some((result) => result.is === 'failed' && isCancelled(result.error));

interface Round {
  /** Of all rounds, the last one of each item. */
  readonly results: WorkResults;
  readonly isRunning: boolean;
  /**
   * Works on these items; null when a round is under way already.
   *
   * @returns the results of this round, once all of them are there
   */
  readonly start: (items: readonly string[]) => Promise<WorkResults> | null;
  /** Makes no further call; those under way are waited for. */
  readonly stop: () => void;
}

/** Leaving the page stops a round. */
export function useRound(change: UseMutationOptions<WorkResults, Error, Many>): Round {
  const round = useMutation(change);
  const [results, setResults] = useState<WorkResults>(new Map());
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(items: readonly string[], signal: AbortSignal): Promise<WorkResults> {
    const again = new Set(items);
    setResults((before) => new Map([...before].filter(([item]) => !again.has(item))));
    const onResult: Many['onResult'] = (item, result) =>
      setResults((before) => new Map(before).set(item, result));
    const ofThisRound = await round.mutateAsync({ items, onResult, signal });
    running.current = null;
    return ofThisRound;
  }

  return {
    results,
    isRunning: round.isPending,
    start(items) {
      if (running.current) return null;
      running.current = new AbortController();
      return run(items, running.current.signal);
    },
    stop: () => running.current?.abort(),
  };
}
