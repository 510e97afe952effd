import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the place of a keyboard user when the last row of a table is deleted: the row before it takes the
 * focus, which would fall to the document. (In the middle of a table the next row takes the place of the
 * deleted one, and the focus with it.)
 *
 * @param container what holds the table
 */
export function useFocusAfterDelete(container: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const note = ({ target }: FocusEvent) => {
      // The dialog that asks before it deletes gives the focus back.
      if (!(target instanceof Element) || target.closest('dialog')) return;
      held.current = element.contains(target) && target.closest('tbody') ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [container]);

  // After every render: the row may go before the dialog does, or after it.
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return;
    if (document.querySelector('dialog[open]')) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    Array.from(container.current?.querySelectorAll<HTMLElement>('tbody [data-position]') ?? [])
      .toSorted((a, b) => Number(a.dataset['position']) - Number(b.dataset['position']))
      .at(-1)
      ?.focus();
  });
}
