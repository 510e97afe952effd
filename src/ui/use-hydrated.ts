import { useSyncExternalStore } from 'react';
import { never } from '@/lib/store.ts';

/** False while prerendered and during hydration: what only the browser knows is not in that HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
