/** Keys of one character, which act on a list wherever the focus is (WCAG 2.1.4: they can be switched off). */
import { useEffect, useEffectEvent, useRef } from 'react';
import { IN_DIALOG, isLayerOpen } from '@/lib/open-layer.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';

/** Fields that take characters, unlike a checkbox. */
export const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea';
// A list of options finds one by its letters; no option begins with a sign.
const FOUND_IN = 'select';
const LETTER = /^\p{L}$/u;
/** Keys that step to the next or the previous row, also while they are held down. Others count once. */
const STEPS: ReadonlySet<string> = new Set(['j', 'k']);

/** True if a key belongs to something else: a text field, a dialog, the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !shortcutsOn()) return true;
  if (target instanceof HTMLElement) {
    if (target.isContentEditable || target.closest(`${TYPED_IN}, ${IN_DIALOG}`)) return true;
    if (LETTER.test(key) && target.closest(FOUND_IN)) return true;
  }
  return isLayerOpen();
}

/**
 * Calls the function of a pressed key. A key pressed right after a row was rendered means that row, because an effect
 * event is current from the commit on and an effect only after the paint.
 *
 * @param keys may change with every render
 */
export function useSingleKeyShortcuts(keys: Readonly<Record<string, () => void>>): void {
  /** The last key pressed, if it is one of `keys`; else null. */
  const last = useRef<string | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat } = event;
    if (repeat && !STEPS.has(key)) {
      // A held key types nothing into the field that it has opened.
      if (last.current === key) event.preventDefault();
      return;
    }
    const press = isTaken(event) ? undefined : keys[key];
    last.current = press ? key : null;
    if (!press) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
