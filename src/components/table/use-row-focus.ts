import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { IN_DIALOG, isLayerOpen } from '@/lib/open-layer.ts';
import { useSingleKeyShortcuts } from './single-key-shortcuts.ts';
import { focusAfter, isMove, noFocus } from './row-focus.ts';

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;

const isInView = (row: HTMLElement): boolean => {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/**
 * One row of the table is a tab stop; arrows, Home, End and Page keys move it, and J and K from anywhere. The tab stop
 * follows its row when the list changes, and goes to a neighbour when the row is gone (use-kept-focus.ts moves the
 * focus).
 *
 * @param returnTo the id of the row that takes the focus from the page's heading; null if there is none
 * @param onEscape what Escape on a row does, once nothing else is open; null for nothing
 * @returns the state of `RowFocus`, and the handlers of the table's body
 */
export function useRowFocus<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  body: RefObject<HTMLElement | null>,
  returnTo: string | null,
  onEscape: (() => void) | null,
) {
  const [known, tell] = useReducer(focusAfter<Row>, noFocus(rows, idOf));
  // An index in the previous list may be beyond the end of this one.
  const state = focusAfter(known, { type: 'list', rows });
  if (state !== known) tell({ type: 'list', rows });
  const { position, move } = state;

  const step = (key: 'j' | 'k') => () => tell({ type: 'key', key });
  useSingleKeyShortcuts({ j: step('j'), k: step('k') });
  const onAnyKey = useEffectEvent(({ key, repeat }: globalThis.KeyboardEvent) => {
    // Moves are reported once it is certain that they are for the table.
    if (!repeat && !isMove(state, key)) tell({ type: 'key', key });
  });
  useEffect(() => {
    // The page's marking keys are handled after this listener.
    const listener = (event: globalThis.KeyboardEvent) => onAnyKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const showRow = useEffectEvent((isJump: boolean) => {
    const row = body.current?.querySelector<HTMLElement>(`[data-position="${position}"]`);
    const block = isJump && row && !isInView(row) ? 'center' : 'nearest';
    row?.scrollIntoView({ block, behavior: 'instant' });
    row?.focus({ preventScroll: true });
  });
  // A distant row is rendered once it is the active one.
  useLayoutEffect(() => {
    if (move) showRow(move.isJump);
  }, [move]);

  useEffect(() => {
    if (returnTo === null) return undefined;
    // The change of page focuses the heading, perhaps after this. A user who has moved on keeps the focus.
    const goBack = () => {
      document.removeEventListener('focusin', goBack);
      if (document.activeElement?.tagName === 'H1') tell({ type: 'go', id: returnTo });
    };
    document.addEventListener('focusin', goBack);
    if (document.activeElement?.tagName === 'H1') goBack();
    return () => document.removeEventListener('focusin', goBack);
  }, [returnTo]);

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    tell({ type: 'focus', position: Number(rowOf(target)?.dataset['position'] ?? -1) });
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // A dialog returns the focus.
    if (!relatedTarget || relatedTarget.closest(IN_DIALOG)) return;
    if (!currentTarget.contains(relatedTarget)) tell({ type: 'leave' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(event.target instanceof HTMLElement)) return;
    const row = rowOf(event.target);
    if (!row || event.target.closest('input:not([type=checkbox]), select, textarea')) return;
    if (event.key === 'Escape' && onEscape && !isLayerOpen()) {
      event.preventDefault();
      onEscape();
      return;
    }
    // A held Enter was meant for what had the focus before the row.
    if (event.key === 'Enter' && event.target === row && !event.repeat) {
      const main =
        row.querySelector<HTMLElement>('[data-main]') ??
        row.querySelector<HTMLElement>('a[href], button');
      if (!main) return;
      event.preventDefault();
      main.click();
      return;
    }
    // J and K are letters, which act on the list from anywhere.
    if (event.key.length === 1 || !isMove(state, event.key)) return;
    event.preventDefault();
    tell({ type: 'key', key: event.key });
  }

  return {
    position,
    isAfterMark: state.isAfterMark,
    /** Moves to the next row, as a mark does; the last row keeps the focus. */
    goToNext: () => tell({ type: 'mark' }),
    /** Moves to a row, which may come with the next list; a move before that wins. */
    focusId: (id: string) => tell({ type: 'go', id }),
    handlers: { onFocus, onBlur, onKeyDown },
  };
}
