/** Runs one call for each of many items, for a dialog that shows each result. */
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BatchOptions, WorkResults } from '@/api/queries/run-batch.ts';

interface Batch {
  /** The last result of each item. */
  readonly results: WorkResults;
  readonly isRunning: boolean;
  /**
   * Runs the call for these items.
   *
   * @returns the results of this run, once all have arrived; null if a run is in progress
   */
  readonly start: (items: readonly string[]) => Promise<WorkResults | null>;
  /** Makes no further call. Running ones are waited for. */
  readonly stop: () => void;
}

/** Returns the batch of a dialog. Leaving the page stops it. */
export function useBatch(change: UseMutationOptions<WorkResults, Error, BatchOptions>): Batch {
  const round = useMutation(change);
  const [results, setResults] = useState<WorkResults>(new Map());
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(items: readonly string[]): Promise<WorkResults | null> {
    if (running.current) return null;
    running.current = new AbortController();
    const { signal } = running.current;
    const onResult: BatchOptions['onResult'] = (item, result) =>
      setResults((before) => new Map(before).set(item, result));
    const ofThisRound = await round.mutateAsync({ items, onResult, signal });
    running.current = null;
    return ofThisRound;
  }

  return { results, isRunning: round.isPending, start, stop: () => running.current?.abort() };
}
