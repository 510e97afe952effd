import { useEffect, useState } from 'react';

/**
 * True after something has been pending for a while.
 *
 * @param pending whether it goes on
 * @param afterMs how long a while is; 2 seconds if not given, after which it can be given up
 */
export function useSlow(pending: boolean, afterMs = 2_000): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending, afterMs]);
  return slow;
}
