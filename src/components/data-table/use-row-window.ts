import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefCallback, type RefObject } from 'react';
import type { RowSource } from './rows.ts';

/** Up to here every row is in the page: find-in-page, screen readers and print get the whole list. */
export const WHOLE_LIST = 100;
const ROW_HEIGHT = 40;

interface RowWindow {
  readonly rows: readonly {
    readonly position: number;
    /** The room that rows which are not drawn take before this one, in pixels. */
    readonly before: number;
  }[];
  /** The room after the last row, in pixels. */
  readonly after: number;
  readonly measure: RefCallback<HTMLTableRowElement>;
}

/**
 * Which rows are in the page: all of a short list, those in view of a long one (the page scrolls). Heights
 * are known by position: rows of one table are about equally high, and a list may be replaced whole.
 *
 * @param kept the position of a row that is drawn wherever the view is; -1 for none
 */
export function useRowWindow(
  rows: RowSource<unknown>,
  kept: number,
  body: RefObject<HTMLTableSectionElement | null>,
): RowWindow {
  const { count } = rows;
  const whole = count <= WHOLE_LIST;
  const [scrollMargin, setScrollMargin] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- a rule for the React Compiler, which is not used
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    scrollMargin,
    estimateSize: () => ROW_HEIGHT,
    measureElement: heightOf,
    indexAttribute: 'data-position',
    overscan: 4,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollToFn(offset, { adjustments = 0 }) {
      const top = offset + adjustments;
      // To scroll where the page is already would stop a smooth scroll.
      if (Math.abs(top - window.scrollY) >= 1) window.scrollTo({ top, behavior: 'instant' });
    },
    // A flush inside a lifecycle is an error in React 19, and the rows are in the flow: nothing jumps.
    useFlushSync: false,
    rangeExtractor(range) {
      if (whole) return Array.from({ length: count }, (_, position) => position);
      const drawn = defaultRangeExtractor(range);
      if (kept < 0 || drawn.includes(kept)) return drawn;
      return kept < range.startIndex ? [kept, ...drawn] : [...drawn, kept];
    },
  });

  useLayoutEffect(() => {
    // A whole list is kept in place by the browser, which moves the view with the row that is read.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = whole ? () => false : undefined;
  }, [virtualizer, whole]);

  useLayoutEffect(() => {
    // The rows of a new list stand at other positions, in the elements that they had.
    virtualizer.elementsCache.clear();
    const drawn = body.current?.querySelectorAll<HTMLTableRowElement>('[data-position]') ?? [];
    for (const row of drawn) virtualizer.measureElement(row);
  }, [virtualizer, rows, body]);

  useLayoutEffect(() => {
    // What stands above the table may change its height: a filter panel opens, a notice comes.
    const place = () => {
      const top = body.current?.getBoundingClientRect().top;
      if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY));
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [body]);

  let end = scrollMargin;
  const drawn = virtualizer.getVirtualItems().map((item) => {
    const before = item.start - end;
    end = item.end;
    return { position: item.index, before };
  });
  return {
    rows: drawn,
    after: virtualizer.getTotalSize() + scrollMargin - end,
    measure: virtualizer.measureElement,
  };
}

/** A row that is not laid out (in a hidden tab, in a test) counts as one of normal height. */
function heightOf(row: HTMLElement, entry: ResizeObserverEntry | undefined): number {
  return Math.round(entry?.borderBoxSize[0]?.blockSize ?? row.offsetHeight) || ROW_HEIGHT;
}
