import type * as ReactVirtual from '@tanstack/react-virtual';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
  type RefObject,
} from 'react';

/** Up to this many rows all are in the page: find-in-page, screen readers and print get the whole list. */
export const WHOLE_LIST = 100;
/** Height of a row, and of a card on a narrow screen, in pixels, before one was drawn. */
const ROW_HEIGHT = 36;
const CARD_HEIGHT = 87;

type Body = RefObject<HTMLTableSectionElement | null>;

interface RowWindowOptions {
  /** Index of a row that is rendered wherever the view is; -1 if there is none. */
  readonly kept: number;
  readonly body: Body;
  readonly isCards: boolean;
  /** The search, order and filters in force, as a key. */
  readonly asked: string;
  readonly onPaper: boolean;
}

/**
 * Returns the rendered rows: all of a short list, those in view of a long one (the page scrolls), the first when
 * printed. The rows of one window are what shows until the code for long lists has come, and right after a new search,
 * because they must not wait for the others.
 *
 * @returns the height of the rows that are not rendered, in pixels: `before` each row that is, and `after` the last one
 */
export function useRowWindow(
  rows: readonly unknown[],
  { kept, body, isCards, asked, onPaper }: RowWindowOptions,
) {
  const count = rows.length;
  const isLong = count > WHOLE_LIST;
  const isDrawn = useDeferredValue(asked) === asked;
  // A list that becomes long keeps the rows that were drawn until its code has come.
  const [beganLong] = useState(isLong);
  const rowHeight = useRowHeight(body, isCards, count > 0);
  const scrollMargin = useTop(body, isLong);
  const virtualizer = useVirtualizer({
    enabled: isLong,
    count,
    scrollMargin,
    estimateSize: () => rowHeight,
    // 0 if a row has no layout: in a hidden tab, in a test.
    measureElement: (row, entry) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? row.offsetHeight) || rowHeight,
    overscan: isDrawn ? 4 : 0,
    rangeExtractor(range) {
      const from = Math.max(0, range.startIndex - range.overscan);
      const to = Math.min(count - 1, range.endIndex + range.overscan);
      const drawn = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      if (kept >= 0 && kept < from) return [kept, ...drawn];
      return kept > to ? [...drawn, kept] : drawn;
    },
  });
  useLayoutEffect(() => virtualizer?.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(() => {
    // Heights are kept by index. The rows of a new list may be at other indexes, in the elements that they had.
    virtualizer?.elementsCache.clear();
    const drawn = body.current?.querySelectorAll<HTMLTableRowElement>('[data-position]') ?? [];
    for (const row of drawn) virtualizer?.measureElement(row);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each list
  }, [virtualizer, rows, body]);

  const inView = Math.ceil(window.innerHeight / rowHeight);
  const isWhole = onPaper || (isLong ? !beganLong : isDrawn);
  const isWindow = isLong && !onPaper && virtualizer !== null;
  const items = isWindow
    ? virtualizer.getVirtualItems()
    : firstItems(count, isWhole ? WHOLE_LIST : inView, kept, rowHeight);
  let end = isWindow ? scrollMargin : 0;
  const shown = items.map((item) => {
    const before = item.start - end;
    end = item.end;
    return { position: item.index, before };
  });
  const all = isWindow ? virtualizer.getTotalSize() + scrollMargin : count * rowHeight;
  return { shown, after: onPaper ? 0 : all - end, measure: virtualizer?.measureElement };
}

/** The first rows as if all were equally high, and the one that is kept. */
function firstItems(count: number, most: number, kept: number, height: number) {
  const indexes = Array.from({ length: Math.min(count, most) }, (_, index) => index);
  if (kept >= most) indexes.push(kept);
  return indexes.map((index) => ({ index, start: index * height, end: (index + 1) * height }));
}

/** Rows of one table are about equally high: as high as the first one that was drawn. */
function useRowHeight(body: Body, isCards: boolean, hasRows: boolean): number {
  const [seen, setSeen] = useState({ isCards, height: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const height = body.current?.querySelector<HTMLElement>('[data-position]')?.offsetHeight ?? 0;
      if (height > 0) setSeen({ isCards, height });
    };
    if (hasRows) measure();
  }, [body, isCards, hasRows]);
  if (seen.height > 0 && seen.isCards === isCards) return seen.height;
  return isCards ? CARD_HEIGHT : ROW_HEIGHT;
}

/** Distance of the rows from the top of the page. Content above them may change its height. */
function useTop(body: Body, isNeeded: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    const place = () => {
      const inWindow = body.current?.getBoundingClientRect().top;
      if (inWindow !== undefined) setTop(Math.round(inWindow + window.scrollY));
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [body, isNeeded]);
  return top;
}

type Library = typeof ReactVirtual;
type RowVirtualizer = ReactVirtual.Virtualizer<Window, HTMLTableRowElement>;
type RowOptions = ReactVirtual.VirtualizerOptions<Window, HTMLTableRowElement>;

/** Loaded with the first long list. */
let library: Library | null = null;

/** The options that stay. */
const create = ({ Virtualizer, observeWindowOffset, observeWindowRect }: Library): RowVirtualizer =>
  new Virtualizer<Window, HTMLTableRowElement>({
    count: 0,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => window,
    observeElementOffset: observeWindowOffset,
    observeElementRect: observeWindowRect,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    indexAttribute: 'data-position',
    scrollToFn(offset, { adjustments = 0 }) {
      const top = offset + adjustments;
      // Scrolling to the current place would stop a smooth scroll.
      if (Math.abs(top - window.scrollY) >= 1) window.scrollTo({ top, behavior: 'instant' });
    },
  });

/**
 * `useWindowVirtualizer`, but its code (10 kB) comes with the first list that needs it; null until then. No hook can
 * come late, and rows of another component would be other elements: the focus and a press on them would be lost.
 */
function useVirtualizer(options: Partial<RowOptions> & { enabled: boolean }) {
  const { enabled } = options;
  const [virtualizer, setVirtualizer] = useState(() => library && create(library));
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!enabled || virtualizer) return;
    import('@tanstack/react-virtual').then(
      (module) => {
        library = module;
        setVirtualizer(create(module));
      },
      // The first rows stay; chunk-load-recovery.ts offers to load the page again.
      () => {},
    );
  }, [enabled, virtualizer]);
  virtualizer?.setOptions({ ...virtualizer.options, ...options, onChange: rerender });
  /* oxlint-disable no-underscore-dangle -- its interface for adapters to frameworks */
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());
  /* oxlint-enable no-underscore-dangle */
  return virtualizer;
}
