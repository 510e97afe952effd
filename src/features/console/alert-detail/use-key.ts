import { useEffect, useEffectEvent } from 'react';
import { isAlone, isHeld } from '@/components/data-table/letter-keys.ts';

/**
 * Does something when a key is pressed alone: not while the reader types or a dialog is open, and not where
 * shortcuts of one character are switched off.
 *
 * @param key one lower-case letter
 * @param act null where there is nothing to do
 */
export function useKey(key: string, act: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === key && !isHeld(event) && isAlone(event)) act?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
