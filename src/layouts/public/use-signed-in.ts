import { useSyncExternalStore } from 'react';
import { storage } from '@/lib/storage.ts';

const TOKEN = 'access_token';
const hasToken = () => storage.get(TOKEN) !== null;

function subscribe(listener: () => void): () => void {
  const ends = [storage.subscribe([TOKEN], listener), storage.subscribeOwn(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** True if a token is stored. Public pages do not check it further. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, hasToken, () => false);
}
