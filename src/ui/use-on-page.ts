import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that is true while the component shows on the page. Call it after a request that may outlive the
 * component: if it no longer shows, a toast must report the result.
 *
 * @param shown false while the component is mounted but cannot be seen
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
