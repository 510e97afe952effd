import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component is still to be seen on the page, asked when a call that may outlive it has ended: what would
 * have been said here must then be said elsewhere.
 *
 * @param shown false while the component is there but cannot be seen
 */
export function useOnPage(shown = true): () => boolean {
  const seen = useRef(false);
  useEffect(() => {
    seen.current = shown;
    return () => {
      seen.current = false;
    };
  }, [shown]);
  return useCallback(() => seen.current, []);
}
