import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { IN_DIALOG, isLayerOpen } from '@/lib/open-layer.ts';
import { SAME_BREATH, useLetterKeys } from './letter-keys.ts';
import type { RowSource } from './rows.ts';

const PAGE = 15;
/** How far from its old position a row is looked for in a new list: reading 100,000 rows would block. */
const REACH = 5_000;

interface ActiveRow {
  readonly id: string;
  readonly position: number;
  /** Until then a J or an arrow down stays here, since the list has gone on by itself; as `performance.now()`. */
  readonly owedUntil?: number;
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
        return distance === 0 ? { ...row, position } : { id, position };
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

/** Where a key moves the row focus, or null when it is not one of ours. */
function destination(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
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

/** The row that is to have the focus. */
interface Wanted {
  readonly position: number;
  /** The reader comes back to it from its page. */
  readonly returns?: true;
}

export interface RowFocus {
  /** The position of the row that has, or had, the focus, and that Tab reaches; -1 for none. */
  readonly active: number;
  /** `early`: the list moves there by itself, so the reader may still press J. */
  readonly focusRow: (position: number, early?: boolean) => void;
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
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [known, setKnown] = useState(rows);
  if (known !== rows) {
    setKnown(rows);
    if (active) setActive(follow(active, known, rows));
  }

  const [awaited, setAwaited] = useState<string | null>(null);
  const arrived = awaited === null ? -1 : near(rows, awaited, active?.position ?? 0);
  if (awaited !== null && arrived >= 0) {
    setAwaited(null);
    setActive({ id: awaited, position: arrived });
    setWanted({ position: arrived });
  }

  const focusRow = useCallback(
    (position: number, early = false) => {
      setAwaited(null);
      const owedUntil = early ? performance.now() + SAME_BREATH : 0;
      setActive({ id: rows.idAt(position), position, owedUntil });
      setWanted({ position });
    },
    [rows],
  );

  const step = (by: 1 | -1) => {
    if (rows.count === 0) return;
    if (by === 1 && active && performance.now() < (active.owedUntil ?? 0)) {
      focusRow(active.position);
      return;
    }
    const from = active?.position ?? -1;
    focusRow(Math.max(0, Math.min(from + by, rows.count - 1)));
  };
  useLetterKeys({ j: () => step(1), k: () => step(-1) });

  // A row far away is in the page once it is the active one.
  useLayoutEffect(() => {
    const row =
      wanted && body.current?.querySelector<HTMLElement>(`[data-position="${wanted.position}"]`);
    // After the page was loaded anew its old place is lost: then the row comes back among its neighbours.
    const block = wanted?.returns && row && !isInView(row) ? 'center' : 'nearest';
    row?.scrollIntoView({ block, behavior: 'instant' });
    row?.focus({ preventScroll: true });
  }, [wanted, body]);

  useEffect(() => {
    // The change of page has put the focus on the heading; a reader who went on is left alone.
    if (returnTo >= 0 && document.activeElement?.tagName === 'H1') {
      focusRow(returnTo);
      setWanted({ position: returnTo, returns: true });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, not with every change of the rows
  }, [returnTo]);

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const row = rowOf(target);
    if (!row) return;
    const position = positionOf(row);
    const id = rows.idAt(position);
    if (active?.position !== position || active.id !== id) setActive({ id, position });
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
    const next = destination(event.key, positionOf(row), rows.count);
    if (next === null) return;
    event.preventDefault();
    if (event.key === 'ArrowDown') step(1);
    else focusRow(next);
  }

  return {
    active: active?.position ?? -1,
    focusRow,
    focusId: setAwaited,
    handlers: { onFocus, onBlur, onKeyDown },
  };
}
