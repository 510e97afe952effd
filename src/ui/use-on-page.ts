import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component still shows on the page. Asked when a call that may outlive the component has ended:
 * if it does not show, a toast must tell the outcome.
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
