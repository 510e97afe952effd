import { useSyncExternalStore } from 'react';
import { storage } from '@/lib/storage.ts';

const KEYS = ['access_token', 'sidebar'] as const;

function subscribe(listener: () => void): () => void {
  const ends = [storage.subscribe(KEYS, listener), storage.subscribeOwn(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** The value under a key of the local storage, whoever writes it; null if there is none, and while prerendered. */
export const useStored = (key: (typeof KEYS)[number]): string | null =>
  useSyncExternalStore(
    subscribe,
    () => storage.get(key),
    () => null,
  );

/** True if a token is stored. Public pages do not check it further. */
export const useSignedIn = (): boolean => useStored('access_token') !== null;
