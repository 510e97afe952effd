import { useCallback, useEffect, useState } from 'react';

/**
 * A message, or any value, that disappears by itself (specification section 9 names the times).
 *
 * @returns the value or null, the function that shows one for `ms` milliseconds (until it is cleared if not given), and
 *   the one that clears it at once
 */
export function useTimed<Value>(): [
  Value | null,
  show: (value: Value, ms?: number) => void,
  clear: () => void,
] {
  const [shown, setShown] = useState<{ value: Value; ms: number | undefined } | null>(null);
  useEffect(() => {
    if (shown?.ms === undefined) return undefined;
    const timer = setTimeout(() => setShown(null), shown.ms);
    return () => clearTimeout(timer);
  }, [shown]);
  // A new object each time, so that the same words shown again restart their time.
  const show = useCallback((value: Value, ms?: number) => setShown({ value, ms }), []);
  const clear = useCallback(() => setShown(null), []);
  return [shown && shown.value, show, clear];
}
