import { useEffect, useEffectEvent } from 'react';
import { isHeld, TYPED_IN } from '@/components/data-table/letter-keys.ts';
import { isLayerOpen, shortcutsOn } from '@/lib/shortcuts.ts';

/**
 * Does something when a key is pressed alone: not while the reader types or a dialog is open, and not where
 * shortcuts of one character are switched off.
 *
 * @param key one lower-case letter
 * @param act null where there is nothing to do
 */
export function useKey(key: string, act: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isHeld(event) || event.key !== key || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const typing = event.target instanceof Element && event.target.closest(`${TYPED_IN}, select`);
    if (act && !typing && shortcutsOn() && !isLayerOpen()) act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
