import { useCallback, useSyncExternalStore } from 'react';

/** The width up to which lists are cards and an alert has its bottom bar: like `max-md`. */
export const PHONE = '(width < 769px)';

/** True if the window matches a media query, kept up to date; false while prerendered. Input: a module constant. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
