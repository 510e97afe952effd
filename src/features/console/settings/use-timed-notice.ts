import { useCallback, useEffect, useState } from 'react';

export interface TimedNotice {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

interface Shown extends TimedNotice {
  readonly ms: number;
}

/**
 * A notice that goes by itself (specification section 8 names the times).
 *
 * @returns the notice or null, and the function that shows one for `ms` milliseconds
 */
export function useTimedNotice(): [
  TimedNotice | null,
  (tone: TimedNotice['tone'], text: string, ms: number) => void,
  () => void,
] {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), shown.ms);
    return () => clearTimeout(timer);
  }, [shown]);
  const show = useCallback(
    // A new object each time, so that the same words shown again start their time anew.
    (tone: TimedNotice['tone'], text: string, ms: number) => setShown({ tone, text, ms }),
    [],
  );
  const clear = useCallback(() => setShown(null), []);
  return [shown, show, clear];
}
