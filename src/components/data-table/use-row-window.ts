import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type RefCallback,
  type RefObject,
} from 'react';
import { rowHeights } from './row-heights.ts';
import { usePrinting } from './use-printing.ts';

/**
 * Up to here every row is in the page: find-in-page and screen readers get the whole list. More would be too
 * much to draw within a keystroke, and too many nodes (npm run bench:table).
 */
const ALL_ROWS_LIMIT = 40;
/** Paper gets the whole list, or this many rows of it: some fifty sheets. */
const PRINTED_LIMIT = 2_000;
const ROW_HEIGHT = 40;
/** Rows drawn beyond each edge of the view. */
const OVERSCAN = 4;
/** The console's sticky header and the table's own. */
const STICKY_HEIGHT = 56 + 36;
/** Between a row that was scrolled to and the lower edge of the window. */
const BELOW = 8;

interface WindowRow {
  readonly position: number;
  /** Pixels from the top of the table body for a row far from the others; null for all that follow each other. */
  readonly top: number | null;
}

/** The room of a list of which only a part is in the page, in pixels. */
interface Room {
  readonly height: number;
  /** Above the first row that is drawn. */
  readonly before: number;
}

interface RowWindow {
  readonly rows: readonly WindowRow[];
  /** Null where every row is in the page. */
  readonly room: Room | null;
  readonly measure: RefCallback<HTMLElement> | undefined;
  /** Brings a row into view; false where the browser does so itself when the row is focused. */
  readonly scrollTo: (position: number) => boolean;
}

interface View {
  readonly first: number;
  readonly last: number;
}

/** Which rows are in the page: all of a short list, those in view of a long one (the page scrolls). */
export function useRowWindow(
  count: number,
  /** Always in the page, so that it keeps the focus; -1 for none. */
  kept: number,
  body: RefObject<HTMLElement | null>,
): RowWindow {
  const printing = usePrinting();
  const virtual = count > ALL_ROWS_LIMIT && !printing;
  const [heights] = useState(() => rowHeights(ROW_HEIGHT));
  const [view, setView] = useState<View>({ first: 0, last: 20 });
  const drawn = useRef(view);
  const [, redraw] = useState(0);
  /** Pixels from the top of the document to the first row. */
  const offset = useRef(0);
  /** Drawn, not measured yet. */
  const fresh = useRef(new Set<HTMLElement>());
  /** The row that is being scrolled to, until its neighbours have their heights. */
  const aim = useRef<number | null>(null);
  /** By how much the rows above the view have grown since it was last scrolled by that much. */
  const grown = useRef(0);
  /** The list was whole until now: its rows have the heights that are about to be learnt. */
  const wasWhole = useRef(false);

  /** Draws what has come into view; false when that was drawn already. */
  const look = useCallback(() => {
    const top = window.scrollY - offset.current;
    const first = heights.at(Math.max(0, top));
    const last = heights.at(Math.max(0, top + window.innerHeight));
    if (drawn.current.first === first && drawn.current.last === last) return false;
    setView({ first, last });
    return true;
  }, [heights]);

  const approach = useCallback(
    (position: number) => {
      const top = offset.current + heights.top(position);
      const bottom = top + heights.of(position);
      const { scrollY, innerHeight } = window;
      const highest = bottom + BELOW - innerHeight;
      if (top - STICKY_HEIGHT < scrollY) scrollInstantly(top - STICKY_HEIGHT);
      else if (highest > scrollY) scrollInstantly(highest);
    },
    [heights],
  );

  const take = useCallback(
    (element: HTMLElement, height: number) => {
      const position = Number(element.dataset['position']);
      // A row that is not laid out (a hidden tab, a test) counts as one of normal height.
      const now = Math.round(height) || ROW_HEIGHT;
      const before = heights.of(position);
      if (now === before) return false;
      // What the reader looks at stays where it is.
      if (offset.current + heights.top(position) < window.scrollY) grown.current += now - before;
      heights.set(position, now);
      return true;
    },
    [heights],
  );

  /** Where the rows have moved, the view moves with them. */
  const makeUp = useCallback(() => {
    const shift = grown.current;
    grown.current = 0;
    if (aim.current !== null) approach(aim.current);
    else if (shift !== 0) scrollInstantly(window.scrollY + shift);
  }, [approach]);

  const observer = useRef<ResizeObserver | null>(null);
  const measure = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element) return undefined;
      observer.current ??= new ResizeObserver((entries) => {
        const changed = entries.filter(({ target, borderBoxSize: [box] }) =>
          target instanceof HTMLElement && target.isConnected
            ? take(target, box?.blockSize ?? 0)
            : false,
        );
        if (changed.length === 0) return;
        // Within the frame: a press must not find the rows off their places until they are drawn again.
        if (changed.every(isInFlow)) makeUp();
        redraw((times) => times + 1);
      });
      observer.current.observe(element);
      fresh.current.add(element);
      return () => {
        observer.current?.unobserve(element);
        fresh.current.delete(element);
      };
    },
    [take, makeUp],
  );

  useLayoutEffect(() => {
    if (!virtual) return undefined;
    // What is above the table may change its height (a filter panel opens, a notice comes).
    const place = () => {
      const box = body.current?.getBoundingClientRect();
      if (box) offset.current = Math.round(box.top + window.scrollY);
      look();
    };
    wasWhole.current = true;
    place();
    const resized = new ResizeObserver(place);
    resized.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', place);
    };
  }, [virtual, body, look]);

  // After every drawing, before it is painted: new rows get their heights, and the others their places.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it ends: a row is new once
  useLayoutEffect(() => {
    drawn.current = view;
    if (!virtual) return;
    const rows = [...fresh.current];
    fresh.current.clear();
    const learnt = rows.filter((row) => take(row, row.offsetHeight)).length > 0;
    if (wasWhole.current) grown.current = 0;
    wasWhole.current = false;
    if (learnt) {
      redraw((times) => times + 1);
      return;
    }
    makeUp();
    if (!look()) aim.current = null;
  });

  const scrollTo = useCallback(
    (position: number) => {
      if (!virtual) return false;
      aim.current = position;
      redraw((times) => times + 1);
      return true;
    },
    [virtual],
  );

  if (!virtual) {
    const length = printing ? Math.min(count, PRINTED_LIMIT) : count;
    const rows = Array.from({ length }, (_, position) => ({ position, top: null }));
    return { rows, room: null, measure: undefined, scrollTo };
  }
  const rows: WindowRow[] = [];
  const last = Math.min(count - 1, view.last + OVERSCAN);
  const first = Math.max(0, Math.min(view.first, last) - OVERSCAN);
  // Rows follow each other: one that turns out taller moves the others without drawing them again.
  const apart = (position: number) => rows.push({ position, top: heights.top(position) });
  if (kept >= 0 && kept < first) apart(kept);
  for (let position = first; position <= last; position += 1) rows.push({ position, top: null });
  if (kept > last && kept < count) apart(kept);
  const room = { height: heights.top(count), before: heights.top(first) };
  return { rows, room, measure, scrollTo };
}

/** The others stand where they were put when the list was drawn. */
const isInFlow = ({ target }: ResizeObserverEntry) => !target.classList.contains('absolute');

function scrollInstantly(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
