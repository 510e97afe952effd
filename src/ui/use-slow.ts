import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 2_000;

/** Whether the work has been under way for so long that it can be given up (design section 10). */
export function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return slow;
}
