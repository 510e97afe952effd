import { useCallback, useSyncExternalStore } from 'react';
import { storage } from '@/lib/storage.ts';

/** The value under a key of the local storage, whoever writes it; null if there is none, and while prerendered. */
export function useStored(key: string): string | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [storage.subscribe([key], listener), storage.subscribeOwn(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [key],
  );
  return useSyncExternalStore(
    subscribe,
    () => storage.get(key),
    () => null,
  );
}

/** True if a token is stored. Public pages do not check it further. */
export const useSignedIn = (): boolean => useStored('access_token') !== null;
