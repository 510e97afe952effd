/** Keys of one character, which go to a list wherever the focus is (WCAG 2.1.4: they can be switched off). */
import { useEffect, useEffectEvent } from 'react';
import { isLayerOpen, shortcutsOn } from '@/lib/shortcuts.ts';

/** Fields that take characters; a check box takes none. */
export const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea';
// A list of options finds one by its letters; no option begins with a sign.
const FOUND_IN = 'select';
const LETTER = /^\p{L}$/u;

/** Whether a key is meant for something else: text, a dialog, the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !shortcutsOn()) return true;
  if (isLayerOpen()) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest(`${TYPED_IN}, dialog`)) return true;
  return LETTER.test(key) && target.closest(FOUND_IN) !== null;
}

/**
 * Calls what a key stands for; the keys keep working while `keys` changes. A key pressed right after a row was
 * drawn means that row: an effect event is current from the commit on, where an effect would come after the paint.
 */
export function useLetterKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const press = keys[event.key];
    if (!press || isTaken(event)) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
