import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  useDeferredValue,
  useLayoutEffect,
  useState,
  type RefCallback,
  type RefObject,
} from 'react';

/** Up to this many rows all are in the page: find-in-page, screen readers and print get the whole list. */
export const WHOLE_LIST = 100;
/** Height of a row, and of a card on a narrow screen, in pixels. */
const ROW_HEIGHT = 36;
const CARD_HEIGHT = 87;

interface RowWindow {
  readonly shown: readonly {
    readonly position: number;
    /** Height of the rows that are not rendered before this one, in pixels. */
    readonly before: number;
  }[];
  /** Height of the rows after the last one, in pixels. */
  readonly after: number;
  readonly measure: RefCallback<HTMLTableRowElement>;
}

interface RowWindowOptions {
  /** Index of a row that is rendered wherever the view is; -1 if there is none. */
  readonly kept: number;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly isCards: boolean;
  /** The search, order and filters in force, as a key. */
  readonly asked: string;
  readonly onPaper: boolean;
}

/**
 * Returns the rendered rows: all of a short list, those in view of a long one (the page scrolls), the first when
 * printed. Heights are kept by index: rows of a table are about equally high, and a list may be replaced whole. For a
 * new search the rows in view are rendered first, however long the result is; the others follow.
 */
export function useRowWindow(
  rows: readonly unknown[],
  { kept, body, isCards, asked, onPaper }: RowWindowOptions,
): RowWindow {
  const count = rows.length;
  const isDrawn = useDeferredValue(asked) === asked;
  const whole = count <= WHOLE_LIST && isDrawn;
  const expected = isCards ? CARD_HEIGHT : ROW_HEIGHT;
  // Rows of one table are about equally high: as high as the first one that was rendered.
  const [first, setFirst] = useState({ expected: 0, height: 0 });
  const rowHeight = (first.expected === expected && first.height) || expected;
  const [scrollMargin, setScrollMargin] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- a rule for the React Compiler, which is not used
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    scrollMargin,
    estimateSize: () => rowHeight,
    // 0 if a row has no layout: in a hidden tab, in a test.
    measureElement: (row, entry) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? row.offsetHeight) || rowHeight,
    indexAttribute: 'data-position',
    overscan: isDrawn ? 4 : 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollToFn(offset, { adjustments = 0 }) {
      const top = offset + adjustments;
      // Scrolling to the current place would stop a smooth scroll.
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
    // The browser keeps a complete list in place, moving the view with the row that is read.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = whole ? () => false : undefined;
  }, [virtualizer, whole]);

  useLayoutEffect(() => {
    const drawn = Array.from(
      body.current?.querySelectorAll<HTMLTableRowElement>('[data-position]') ?? [],
    );
    // The rows of a new list may be at other indexes, in the elements that they had.
    const known = virtualizer.elementsCache;
    const moved = drawn.some((row) => known.get(virtualizer.indexFromElement(row)) !== row);
    if (moved) known.clear();
    for (const row of drawn) virtualizer.measureElement(row);
    const seen = drawn[0]?.offsetHeight ?? 0;
    if (seen > 0)
      setFirst((known) => (known.expected === expected ? known : { expected, height: seen }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each list
  }, [virtualizer, rows, body, expected]);

  useLayoutEffect(() => {
    if (first.height > 0) virtualizer.measure();
  }, [virtualizer, first]);

  useLayoutEffect(() => {
    // Content above the table may change its height: a filter panel opens, a notice appears.
    const place = () => {
      const top = body.current?.getBoundingClientRect().top;
      if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY));
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [body]);

  const { measureElement: measure } = virtualizer;
  if (onPaper) {
    const printed = Array.from({ length: Math.min(count, WHOLE_LIST) }, (_, position) => ({
      position,
      before: 0,
    }));
    return { shown: printed, after: 0, measure };
  }
  let end = scrollMargin;
  const shown = virtualizer.getVirtualItems().map((item) => {
    const before = item.start - end;
    end = item.end;
    return { position: item.index, before };
  });
  return { shown, after: virtualizer.getTotalSize() + scrollMargin - end, measure };
}
