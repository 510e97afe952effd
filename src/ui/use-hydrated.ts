import { useSyncExternalStore } from 'react';
import { never } from '@/lib/store.ts';

/** False while prerendered and during hydration: that HTML lacks what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
