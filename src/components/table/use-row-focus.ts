import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { IN_DIALOG, isLayerOpen } from '@/lib/open-layer.ts';
import { useLetterKeys } from './letter-keys.ts';

const PAGE = 15;

interface ActiveRow {
  readonly id: string;
  readonly position: number;
  /** True if the last key pressed was a mark that moved the focus here. */
  readonly isAfterMark: boolean;
}

const NO_ROW: ActiveRow = { id: '', position: -1, isAfterMark: false };

/** Where the row stands in a new list; where it is not in it, the row after it, else the one before. */
function follow<Row>(
  active: ActiveRow,
  before: readonly Row[],
  after: readonly Row[],
  idOf: (row: Row) => string,
): ActiveRow {
  const there = after[active.position];
  // An id may be missing, or stand twice.
  if (there !== undefined && idOf(there) === active.id) return active;
  const positionOf = (id: string) => after.findIndex((row) => idOf(row) === id);
  const position = positionOf(active.id);
  if (position >= 0) return { ...active, position };
  const ids = new Set(after.map(idOf));
  const isThere = (row: Row) => idOf(row) !== '' && ids.has(idOf(row));
  const next =
    before.slice(active.position + 1).find(isThere) ??
    before.slice(0, active.position).findLast(isThere);
  if (next === undefined) return NO_ROW;
  return { id: idOf(next), position: positionOf(idOf(next)), isAfterMark: false };
}

/**
 * Returns the position that a key moves the row focus to, or null if the key moves nothing.
 *
 * @param isAfterMark true if a mark has just moved the focus here; the step to the next row then stays
 */
function destination(
  key: string,
  { position: from, isAfterMark }: ActiveRow,
  count: number,
): number | null {
  switch (key) {
    case 'ArrowDown':
      return isAfterMark ? from : Math.min(from + 1, count - 1);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'PageDown':
      return Math.min(from + PAGE, count - 1);
    case 'PageUp':
      return Math.max(from - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;

const isInView = (row: HTMLElement): boolean => {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Asks once for the focus of the active row; it names no position, because a new list may come in between. */
interface FocusRequest {
  /** True if the user comes back to the row from its page. */
  readonly isReturn: boolean;
}

interface RowFocus {
  /** The position of the row that has, or had, the focus, and that Tab reaches; -1 for none. */
  readonly position: number;
  /** True if the last key pressed was a mark that moved the focus to that row; J then stays there. */
  readonly isAfterMark: boolean;
  /** Moves to the next row, as a mark does; the last row keeps the focus. */
  readonly goToNext: () => void;
  /** The same for a row that comes with the next list; a move before that wins. */
  readonly focusId: (id: string) => void;
  /** For the table's body. */
  readonly handlers: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/**
 * One row of the table is a tab stop; arrows, Home, End and Page keys move it, and J and K from anywhere. The tab stop
 * follows its row when the list changes, and goes to a neighbour when the row is gone (use-kept-focus.ts moves the
 * focus).
 *
 * @param returnTo the id of the row that takes the focus from the page's heading; null for none
 * @param onEscape what Escape on a row does, once nothing else is open; null for nothing
 */
export function useRowFocus<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  body: RefObject<HTMLElement | null>,
  returnTo: string | null,
  onEscape: (() => void) | null,
): RowFocus {
  const [active, setActive] = useState(NO_ROW);
  const [request, setRequest] = useState<FocusRequest | null>(null);
  /** A row that is to have the focus once it is there. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const [known, setKnown] = useState(rows);
  if (known !== rows) {
    setKnown(rows);
    if (active.position >= 0) setActive(follow(active, known, rows, idOf));
  }
  const arrived = awaited === null ? -1 : rows.findIndex((row) => idOf(row) === awaited);
  if (arrived >= 0) focusRow(arrived);

  function focusRow(position: number, isAfterMark = false, isReturn = false) {
    const row = rows[position];
    if (row === undefined) return;
    setAwaited(null);
    setActive({ id: idOf(row), position, isAfterMark });
    setRequest({ isReturn });
  }

  /** Returns false if the key moves nothing. */
  function press(key: string): boolean {
    const next = rows.length === 0 ? null : destination(key, active, rows.length);
    if (next !== null) focusRow(next);
    return next !== null;
  }
  useLetterKeys({ j: () => press('ArrowDown'), k: () => press('ArrowUp') });
  useEffect(() => {
    // Any key ends it. The keys of the page that mark are heard after this listener, and begin it again.
    const onKey = ({ repeat }: globalThis.KeyboardEvent) => {
      if (!repeat) setActive((row) => (row.isAfterMark ? { ...row, isAfterMark: false } : row));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const focusActive = useEffectEvent(({ isReturn }: FocusRequest) => {
    const row = body.current?.querySelector<HTMLElement>(`[data-position="${active.position}"]`);
    // A reload loses the old scroll position, so the row is shown among its neighbours.
    const block = isReturn && row && !isInView(row) ? 'center' : 'nearest';
    row?.scrollIntoView({ block, behavior: 'instant' });
    row?.focus({ preventScroll: true });
  });
  // A row far away is in the page once it is the active one.
  useLayoutEffect(() => {
    if (request) focusActive(request);
  }, [request]);

  const takeFocus = useEffectEvent((id: string) =>
    focusRow(
      rows.findIndex((row) => idOf(row) === id),
      false,
      true,
    ),
  );
  useEffect(() => {
    if (returnTo === null) return undefined;
    // The change of page puts the focus on the heading, perhaps after this. A reader who went on is left alone.
    const goBack = () => {
      document.removeEventListener('focusin', goBack);
      if (document.activeElement?.tagName === 'H1') takeFocus(returnTo);
    };
    document.addEventListener('focusin', goBack);
    if (document.activeElement?.tagName === 'H1') goBack();
    return () => document.removeEventListener('focusin', goBack);
  }, [returnTo]);

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const position = Number(rowOf(target)?.dataset['position'] ?? -1);
    const row = rows[position];
    if (row === undefined) return;
    const id = idOf(row);
    if (active.position !== position || active.id !== id) {
      setActive({ id, position, isAfterMark: false });
    }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // A dialog gives the focus back.
    if (!relatedTarget || relatedTarget.closest(IN_DIALOG)) return;
    if (currentTarget.contains(relatedTarget)) return;
    setActive(NO_ROW);
    setAwaited(null);
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
    if (press(event.key)) event.preventDefault();
  }

  return {
    position: active.position,
    isAfterMark: active.isAfterMark,
    goToNext: () => {
      if (active.position >= 0) focusRow(active.position + 1, true);
    },
    focusId: setAwaited,
    handlers: { onFocus, onBlur, onKeyDown },
  };
}
