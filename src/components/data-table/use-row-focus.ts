import {
  useCallback,
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
import type { RowSource } from './rows.ts';

const PAGE = 15;
/** How far from its old position a row is looked for in a new list: reading 100,000 rows would block. */
const REACH = 5_000;

interface ActiveRow {
  readonly id: string;
  readonly position: number;
  /** True if the last key pressed was a mark that moved the focus here. */
  readonly isAfterMark: boolean;
}

/** Where the row stands in a new list; where it is not in it, its nearest old neighbour that is. */
function follow(
  row: ActiveRow,
  before: RowSource<unknown>,
  after: RowSource<unknown>,
): ActiveRow | null {
  if (after.idAt(row.position) === row.id) return row;
  const positions = new Map<string, number>();
  const last = Math.min(after.count - 1, row.position + REACH);
  for (let at = Math.max(0, row.position - REACH); at <= last; at += 1) {
    positions.set(after.idAt(at), at);
  }
  for (let distance = 0; distance < REACH; distance += 1) {
    for (const neighbour of [row.position + distance, row.position - distance]) {
      const id = before.idAt(neighbour);
      const position = positions.get(id);
      if (id !== '' && position !== undefined) {
        return distance === 0 ? { ...row, position } : { id, position, isAfterMark: false };
      }
    }
  }
  return null;
}

/** The position of a row, looked for around another one; -1 where it is not among them. */
function near(rows: RowSource<unknown>, id: string, around: number): number {
  for (let distance = 0; distance < REACH; distance += 1) {
    if (rows.idAt(around + distance) === id) return around + distance;
    if (rows.idAt(around - distance) === id) return around - distance;
  }
  return -1;
}

/**
 * Returns the position that a key moves the row focus to, or null if the key moves nothing.
 *
 * @param from -1 if no row has the focus
 * @param isAfterMark true if a mark has just moved the focus to `from`; the step to the next row then stays there
 */
function destination(
  key: string,
  { position: from, isAfterMark }: Pick<ActiveRow, 'position' | 'isAfterMark'>,
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
const positionOf = (row: HTMLElement) => Number(row.dataset['position']);

/** Asks once for the focus of the active row; it names no position, because a new list may come in between. */
interface FocusRequest {
  /** True if the user comes back to the row from its page. */
  readonly isReturn: boolean;
}

export interface RowFocus {
  /** The position of the row that has, or had, the focus, and that Tab reaches; -1 for none. */
  readonly active: number;
  /** True if the last key pressed was a mark that moved the focus to that row; J then stays there. */
  readonly isAfterMark: boolean;
  readonly focusRow: (position: number) => void;
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
 * One row of the table is a tab stop; arrows, Home, End and Page keys move it, and J and K from anywhere; Enter presses the row's
 * main link or button (marked `data-main`, else the first one). The tab stop follows its row when the list
 * changes, and goes to a neighbour when the row is gone (see use-kept-focus.ts, which moves the focus).
 *
 * @param returnTo the position of the row that takes the focus from the page's heading; -1 for none
 * @param onEscape what Escape on a row does, once nothing else is open; null for nothing
 */
export function useRowFocus(
  rows: RowSource<unknown>,
  body: RefObject<HTMLElement | null>,
  returnTo: number,
  onEscape: (() => void) | null = null,
): RowFocus {
  const [active, setActive] = useState<ActiveRow | null>(null);
  const [request, setRequest] = useState<FocusRequest | null>(null);
  const [known, setKnown] = useState(rows);
  if (known !== rows) {
    setKnown(rows);
    if (active) setActive(follow(active, known, rows));
  }

  const [awaited, setAwaited] = useState<string | null>(null);
  const arrived = awaited === null ? -1 : near(rows, awaited, active?.position ?? 0);
  if (awaited !== null && arrived >= 0) {
    setAwaited(null);
    setActive({ id: awaited, position: arrived, isAfterMark: false });
    setRequest({ isReturn: false });
  }

  const focusRow = useCallback(
    (position: number, isAfterMark = false) => {
      setAwaited(null);
      setActive({ id: rows.idAt(position), position, isAfterMark });
      setRequest({ isReturn: false });
    },
    [rows],
  );
  const goToNext = () => {
    if (active && active.position + 1 < rows.count) focusRow(active.position + 1, true);
  };
  /** Returns false if the key moves nothing. */
  const press = (key: string): boolean => {
    const from = active ?? { position: -1, isAfterMark: false };
    const next = rows.count === 0 ? null : destination(key, from, rows.count);
    if (next !== null) focusRow(next);
    return next !== null;
  };
  useLetterKeys({ j: () => press('ArrowDown'), k: () => press('ArrowUp') });
  useEffect(() => {
    // Any key ends it. The keys of the page that mark are heard after this listener, and begin it again.
    const onKey = ({ repeat }: globalThis.KeyboardEvent) => {
      if (!repeat) setActive((row) => (row?.isAfterMark ? { ...row, isAfterMark: false } : row));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const focusActive = useEffectEvent(({ isReturn }: FocusRequest) => {
    const row =
      active && body.current?.querySelector<HTMLElement>(`[data-position="${active.position}"]`);
    // A reload loses the old scroll position, so the row is shown among its neighbours.
    const block = isReturn && row && !isInView(row) ? 'center' : 'nearest';
    row?.scrollIntoView({ block, behavior: 'instant' });
    row?.focus({ preventScroll: true });
  });
  // A row far away is in the page once it is the active one.
  useLayoutEffect(() => {
    if (request) focusActive(request);
  }, [request]);

  useEffect(() => {
    if (returnTo < 0) return undefined;
    // The change of page puts the focus on the heading, perhaps after this. A reader who went on is left alone.
    const goBack = () => {
      document.removeEventListener('focusin', goBack);
      if (document.activeElement?.tagName !== 'H1') return;
      focusRow(returnTo);
      setRequest({ isReturn: true });
    };
    document.addEventListener('focusin', goBack);
    if (document.activeElement?.tagName === 'H1') goBack();
    return () => document.removeEventListener('focusin', goBack);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, not with every change of the rows
  }, [returnTo]);

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const row = rowOf(target);
    if (!row) return;
    const position = positionOf(row);
    const id = rows.idAt(position);
    if (active?.position === position && active.id === id) return;
    setActive({ id, position, isAfterMark: false });
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // A dialog gives the focus back.
    if (!relatedTarget || relatedTarget.closest(IN_DIALOG)) return;
    if (currentTarget.contains(relatedTarget)) return;
    setActive(null);
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
    active: active?.position ?? -1,
    isAfterMark: active?.isAfterMark ?? false,
    focusRow,
    goToNext,
    focusId: setAwaited,
    handlers: { onFocus, onBlur, onKeyDown },
  };
}
