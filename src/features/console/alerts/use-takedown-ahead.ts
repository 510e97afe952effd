import { useEffect, useEffectEvent, useRef } from 'react';
import { isAlone } from '@/components/table/letter-keys.ts';
import { askPage } from '@/components/page-actions.ts';

/**
 * T right after a J: the alert that J opens is the one that is meant, though the page of the one before still stands.
 * Its own T must not hear the key, so it is taken on its way down.
 *
 * @param id of the alert whose page stands
 * @param underWay the id of the alert that is being opened in its place; null for none
 */
export function useTakedownAhead(id: string, underWay: () => string | null): void {
  const wanted = useRef<string | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 't' || !isAlone(event)) return;
    const next = underWay();
    if (next === null || next === id) return;
    event.preventDefault();
    event.stopPropagation();
    wanted.current = next;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
  useEffect(() => {
    if (wanted.current === id) askPage('prepare-takedown');
    wanted.current = null;
  }, [id]);
}
