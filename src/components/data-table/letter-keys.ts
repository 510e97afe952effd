/** Keys of one character, which go to a list wherever the focus is (WCAG 2.1.4: they can be switched off). */
import { useEffect, useRef } from 'react';
import { shortcutsOn } from '@/lib/shortcuts.ts';

// A check box takes no characters.
const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, dialog';
// A list of options finds one by its letters; no option begins with a sign.
const FOUND_IN = 'select';
const LETTER = /^\p{L}$/u;

/** Whether a key is meant for something else: text, a dialog, the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !shortcutsOn()) return true;
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest(TYPED_IN)) return true;
  return LETTER.test(key) && target.closest(FOUND_IN) !== null;
}

/** Calls what a key stands for; the keys keep working while `keys` changes. */
export function useLetterKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const press = latest.current[event.key];
      if (!press || isTaken(event)) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
