/** Keys of one letter, which go to a list wherever the focus is (WCAG 2.1.4: they can be switched off). */
import { useEffect, useRef } from 'react';
import { shortcutsOn } from '@/lib/shortcuts.ts';

// A check box takes no letters; a list of options finds one by them.
const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog';

/** Whether a key is meant for something else: text, a dialog, the browser. */
function isTaken({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !shortcutsOn()) return true;
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(TYPED_IN) !== null)
  );
}

/** Calls what a letter stands for; the keys keep working while `keys` changes. */
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
