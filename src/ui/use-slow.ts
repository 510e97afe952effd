import { useEffect, useState } from 'react';

/**
 * True after something has been pending for a while.
 *
 * @param pending true while it goes on
 * @param afterMs default 2 seconds, after which the user can give up
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
