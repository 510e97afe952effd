import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component is still on the page, asked when a call that may outlive it has ended: what would
 * have been said here must then be said elsewhere.
 */
export function useOnPage(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
