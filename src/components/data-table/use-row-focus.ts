import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';

const PAGE = 15;

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

export interface RowFocus {
  /** The row that Tab reaches. */
  readonly active: number;
  /** The row that was focused by the keyboard or a press; -1 before that. */
  readonly touched: number;
  readonly focusRow: (position: number) => void;
  readonly onFocus: (position: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * One row of the table is a tab stop; arrows, Home, End and Page keys move it, Enter presses the row's
 * main link or button (marked `data-main`, else the first one).
 */
export function useRowFocus(
  count: number,
  body: RefObject<HTMLElement | null>,
  scrollTo: RefObject<((position: number) => boolean) | null>,
): RowFocus {
  const [touched, setTouched] = useState(-1);
  const wanted = useRef<{ position: number; scrolled: boolean | null } | null>(null);
  const [, render] = useState(0);

  const focusRow = useCallback((position: number) => {
    wanted.current = { position, scrolled: null };
    setTouched(position);
    // Also when the row is the touched one already, and lost the focus since.
    render((before) => before + 1);
  }, []);

  // After every render: a row far away is in the page only once the list has scrolled to it.
  useEffect(() => {
    if (wanted.current === null) return;
    const { position } = wanted.current;
    const scrolled = (wanted.current.scrolled ??= scrollTo.current?.(position) ?? false);
    const row = body.current?.querySelector<HTMLElement>(`[data-position="${position}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: scrolled });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(event.target instanceof HTMLElement)) return;
    const row = event.target.closest<HTMLElement>('[data-position]');
    if (!row || event.target.closest('input:not([type=checkbox]), select, textarea')) return;
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
    const next = destination(event.key, Number(row.dataset['position']), count);
    if (next === null) return;
    event.preventDefault();
    focusRow(next);
  };

  return {
    active: Math.min(Math.max(touched, 0), Math.max(count - 1, 0)),
    touched: touched < count ? touched : -1,
    focusRow,
    onFocus: setTouched,
    onKeyDown,
  };
}
