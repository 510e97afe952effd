import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** Up to here every row is in the page: find-in-page, printing and screen readers get the whole list. */
const ALL_ROWS_LIMIT = 100;
const ROW_HEIGHT = 40;
/** Rows drawn beyond each edge of the view. */
const OVERSCAN = 4;
/** The console's sticky header and the table's own. */
const STICKY_HEIGHT = 56 + 36;

export interface WindowRow {
  readonly position: number;
  /** Pixels from the top of the table body; null where rows follow each other in the normal flow. */
  readonly top: number | null;
}

interface RowWindow {
  readonly rows: readonly WindowRow[];
  /** Height of the body in pixels; null in the normal flow. */
  readonly height: number | null;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  readonly scrollTo: (position: number) => void;
}

/** Which rows are in the page: all of a short list, those in view of a long one (the page scrolls). */
export function useRowWindow(
  count: number,
  /** Always in the page, so that it keeps the focus; -1 for none. */
  kept: number,
  body: RefObject<HTMLElement | null>,
): RowWindow {
  const virtual = count > ALL_ROWS_LIMIT;
  const [offset, setOffset] = useState(0);

  // What is above the table may change its height (a filter panel opens, a notice comes).
  useLayoutEffect(() => {
    if (!virtual) return undefined;
    const update = () => {
      const box = body.current?.getBoundingClientRect();
      if (box) setOffset(Math.round(box.top + window.scrollY));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [virtual, body]);

  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    enabled: virtual,
    estimateSize: estimate,
    scrollMargin: offset,
    scrollPaddingStart: STICKY_HEIGHT,
    scrollPaddingEnd: 8,
    indexAttribute: 'data-position',
    // Drawing the new rows is a task of its own: in the scroll event's, a jump to the end took too long.
    useFlushSync: false,
    measureElement: measured,
    rangeExtractor: useCallback(
      (range: { startIndex: number; endIndex: number }) => {
        const first = Math.max(0, range.startIndex - OVERSCAN);
        const last = Math.min(count - 1, range.endIndex + OVERSCAN);
        const positions: number[] = [];
        if (kept >= 0 && kept < first) positions.push(kept);
        for (let position = first; position <= last; position += 1) positions.push(position);
        if (kept > last && kept < count) positions.push(kept);
        return positions;
      },
      [count, kept],
    ),
  });

  const scrollTo = useCallback(
    (position: number) => {
      if (virtual) virtualizer.scrollToIndex(position, { align: 'auto' });
    },
    [virtual, virtualizer],
  );

  if (!virtual) {
    const rows = Array.from({ length: count }, (_, position) => ({ position, top: null }));
    return { rows, height: null, measure: undefined, scrollTo };
  }
  return {
    rows: virtualizer
      .getVirtualItems()
      .map(({ index, start }) => ({ position: index, top: start - offset })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo,
  };
}

const estimate = () => ROW_HEIGHT;

/** A row that is not laid out (a hidden tab, a test) counts as one of normal height. */
const measured: typeof measureElement = (element, entry, instance) =>
  measureElement(element, entry, instance) || ROW_HEIGHT;
