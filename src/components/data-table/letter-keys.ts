/** Keys of one character, which go to a list wherever the focus is (WCAG 2.1.4: they can be switched off). */
import { useEffect, useEffectEvent, useRef } from 'react';
import { IN_DIALOG, isLayerOpen } from '@/lib/open-layer.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';

/** Fields that take characters; a check box takes none. */
export const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea';
// A list of options finds one by its letters; no option begins with a sign.
const FOUND_IN = 'select';
const LETTER = /^\p{L}$/u;
/** They step, and where to is seen at each step. */
const STEPS: ReadonlySet<string> = new Set(['j', 'k']);
/** They decide about a row. */
const DIGIT = /^\d$/;

/**
 * For so long after a key the list may have gone on by itself, unseen: a J is then the step that its reader still
 * owes, and the same digit the one that was pressed already. In milliseconds.
 */
export const SAME_BREATH = 500;

/** Whether a key is held down that counts once, however long it is held: all but the steps. */
export const isHeld = ({ key, repeat }: KeyboardEvent): boolean => repeat && !STEPS.has(key);

/** Whether a key stands alone for something: no text is typed by it, no dialog open, shortcuts not switched off. */
export function isAlone({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !shortcutsOn() || isLayerOpen()) return false;
  return !(target instanceof Element && target.closest(`${TYPED_IN}, ${FOUND_IN}`));
}

/** Whether a key is meant for something else: text, a dialog, the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !shortcutsOn()) return true;
  if (isLayerOpen()) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest(`${TYPED_IN}, ${IN_DIALOG}`)) return true;
  return LETTER.test(key) && target.closest(FOUND_IN) !== null;
}

/**
 * Calls what a key stands for; the keys keep working while `keys` changes. A key pressed right after a row was
 * drawn means that row: an effect event is current from the commit on, where an effect would come after the paint.
 * A digit that is pressed twice in one breath, with no other key between, counts once.
 */
export function useLetterKeys(keys: Readonly<Record<string, () => void>>): void {
  const last = useRef({ key: '', at: 0, isOurs: false });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const press = keys[key];
    const before = last.current;
    if (isHeld(event)) {
      // It types nothing into the field that it has opened.
      if (before.isOurs && before.key === key) event.preventDefault();
      return;
    }
    const isOurs = press !== undefined && !isTaken(event);
    if (isOurs) event.preventDefault();
    const at = performance.now();
    if (DIGIT.test(key) && before.isOurs && before.key === key && at - before.at < SAME_BREATH) {
      return;
    }
    last.current = { key, at, isOurs };
    if (isOurs) press();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
