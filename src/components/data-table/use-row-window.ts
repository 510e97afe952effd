import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type RefCallback,
  type RefObject,
} from 'react';
import type { RowSource } from './rows.ts';

/** Up to here every row is in the page: find-in-page, screen readers and print get the whole list. */
export const WHOLE_LIST = 100;
/** What a card of three lines takes on a narrow screen, in pixels. */
const CARD_HEIGHT = 87;
/** What rows of more lines take, in pixels. */
const LINED = { 2: 49, 3: 72 } as const;
/** After a question, this long passes before rows out of view are drawn: the next key may be on its way. */
const REST_MS = 300;

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

interface RowWindowOptions {
  /** The position of a row that is drawn wherever the view is; -1 for none. */
  readonly kept: number;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** How high a row of one line is, in pixels. */
  readonly height: number;
  /** How many lines a row has in a window of this width; 0 for a card. */
  readonly linesAt: (width: number) => 0 | 1 | 2 | 3;
  /** The search, order and filters in force, as a key. */
  readonly asked: string;
}

/**
 * Which rows are in the page: all of a short list, those in view of a long one (the page scrolls). Heights
 * are known by position: rows of one table are about equally high, and a list may be replaced whole.
 *
 * The answer to a new search is drawn as the rows in view first, whatever its length; those just out of view,
 * and a short list's others, follow once the reader has typed nothing for a moment.
 */
export function useRowWindow(
  rows: RowSource<unknown>,
  { kept, body, height, linesAt, asked }: RowWindowOptions,
): RowWindow {
  const { count } = rows;
  const [restedOn, setRestedOn] = useState(asked);
  useEffect(() => {
    if (restedOn === asked) return undefined;
    const timer = setTimeout(() => startTransition(() => setRestedOn(asked)), REST_MS);
    return () => clearTimeout(timer);
  }, [asked, restedOn, rows]);
  const rested = restedOn === asked;
  const whole = count <= WHOLE_LIST && rested;
  const expected = estimate(height, linesAt(window.innerWidth));
  // Rows of one table are about equally high: as high as the first one that was drawn.
  const [first, setFirst] = useState({ expected: 0, height: 0 });
  const rowHeight = (first.expected === expected && first.height) || expected;
  const [scrollMargin, setScrollMargin] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- a rule for the React Compiler, which is not used
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    scrollMargin,
    estimateSize: () => rowHeight,
    measureElement: (row, entry) => heightOf(row, entry) || rowHeight,
    indexAttribute: 'data-position',
    overscan: rested ? 4 : 0,
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
    const drawn = Array.from(
      body.current?.querySelectorAll<HTMLTableRowElement>('[data-position]') ?? [],
    );
    // The rows of a new list may stand at other positions, in the elements that they had.
    const known = virtualizer.elementsCache;
    const moved = drawn.some((row) => known.get(virtualizer.indexFromElement(row)) !== row);
    if (moved) known.clear();
    for (const row of drawn) virtualizer.measureElement(row);
    const seen = drawn[0]?.offsetHeight ?? 0;
    if (seen > 0)
      setFirst((known) => (known.expected === expected ? known : { expected, height: seen }));
  }, [virtualizer, rows, body, expected]);

  useLayoutEffect(() => {
    if (first.height > 0) virtualizer.measure();
  }, [virtualizer, first]);

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

/** The heading above a row counts with it. 0 for a row that is not laid out (in a hidden tab, in a test), which counts as one of normal height. */
function heightOf(row: HTMLElement, entry: ResizeObserverEntry | undefined): number {
  const above = row.previousElementSibling;
  const heading =
    above instanceof HTMLElement && above.dataset['heading'] !== undefined ? above.offsetHeight : 0;
  return Math.round((entry?.borderBoxSize[0]?.blockSize ?? row.offsetHeight) + heading);
}

function estimate(height: number, lines: 0 | 1 | 2 | 3): number {
  if (lines === 0) return CARD_HEIGHT;
  return lines === 1 ? height : LINED[lines];
}
