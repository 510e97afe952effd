/** Columns of a table: their cells, the columns that fit a window, and the one that sorts. */
import { createContext, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { sortText, type Sort } from './table-state.ts';

export interface TableColumn<Row> {
  /** Its name in the URL (`sort=`, `hide=`). */
  readonly id: string;
  readonly header: string;
  /** The column's CSS grid track. Rows are separate grids: no `auto`. E.g. `minmax(0,2fr)`, `7rem`. */
  readonly width: string;
  /**
   * Place on the card that a row becomes on a narrow screen: three lines, each with its own end, and `below` them.
   * `actions`, the row's buttons, ends the first line as `corner` does, and is not printed. A column without a place is
   * not on the card.
   */
  readonly card?:
    'title' | 'corner' | 'actions' | 'second' | 'second-end' | 'third' | 'third-end' | 'below';
  /** Width of the list in pixels from which the column is shown; missing for the most important ones. */
  readonly from?: (typeof ROOMS)[number];
  /** True for a column that cannot be hidden; the title of the card never can. */
  readonly fixed?: true;
  /** Returns the text, number or null that the column sorts by; a column without it does not sort. */
  readonly sortBy?: (row: Row) => string | number | null | undefined;
  /** True if the greatest come first when the column is sorted by: severity, scores, counts and dates. */
  readonly firstDescending?: true;
  /** True if the rows are in its order, its first direction, while no column is sorted by. */
  readonly unsorted?: true;
  readonly cell: (row: Row) => ReactNode;
}

/** Widths of a list, in pixels, at which it gets more columns. */
const ROOMS = [0, 900, 1060, 1290, 1450] as const;
/** On a phone rows are cards, which hold all columns that have a place on them. */
const ALL = Infinity;
/** A sheet of paper, landscape. */
const PAPER = 900;

/** The room of the previous list, which the next one usually has too. */
let lastRoom: number = ALL;

const roomOf = ({ clientWidth }: HTMLElement): number =>
  window.matchMedia('(width >= 769px)').matches
    ? (ROOMS.findLast((room) => room <= clientWidth) ?? 0)
    : ALL;

/** Returns the widest of ROOMS that a list has, and follows it. Measured before the first paint. */
export function useRoom(list: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(lastRoom);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => {
      lastRoom = roomOf(element);
      setRoom(lastRoom);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [list]);
  return room;
}

/** The room of the surrounding list. */
export const RoomContext = createContext<number>(ALL);

/** True if a list of this width shows the column. */
export const hasRoom = ({ from }: Pick<TableColumn<never>, 'from'>, room: number): boolean =>
  from === undefined || from <= room;

/** True for the column that names a row, and the one that opens it: no address hides them, whoever wrote it. */
export const isAlwaysShown = ({ fixed, card }: Pick<TableColumn<never>, 'fixed' | 'card'>) =>
  fixed === true || card === 'title';

/** The visible columns. Cards have no menu that would bring a hidden one back; on paper there is nothing to press. */
export const columnsInSight = <Row>(
  columns: readonly TableColumn<Row>[],
  hidden: readonly string[],
  room: number,
  onPaper = false,
): readonly TableColumn<Row>[] =>
  columns.filter(
    (column) =>
      (room === ALL || isAlwaysShown(column) || !hidden.includes(column.id)) &&
      hasRoom(column, onPaper ? PAPER : room) &&
      !(onPaper && column.card === 'actions'),
  );

/** The tracks of a row: its checkbox, its columns, its chevron. */
export const tracksOf = (
  columns: readonly { readonly width: string }[],
  selects: boolean,
  opens: boolean,
): string =>
  [selects && '2.5rem', ...columns.map(({ width }) => width), opens && '1.75rem']
    .filter(Boolean)
    .join(' ');

type Sortable = Pick<TableColumn<never>, 'id' | 'firstDescending'>;

const firstOf = ({ id, firstDescending }: Sortable): Sort => ({
  column: id,
  descending: firstDescending === true,
});

const isSame = (one: Sort | null, other: Sort | null): boolean => sortText(one) === sortText(other);

/** The default order, if it is that of a column. */
export function unsortedOf<Row>(columns: readonly TableColumn<Row>[]): Sort | null {
  const column = columns.find(({ unsorted }) => unsorted);
  return column ? firstOf(column) : null;
}

/**
 * The order as the headings show it.
 *
 * @param sort the chosen one; null, or a column that does not sort, for the default
 */
export function shownSort<Row>(
  columns: readonly TableColumn<Row>[],
  sort: Sort | null,
): Sort | null {
  const sorts = columns.some(({ id, sortBy }) => id === sort?.column && sortBy !== undefined);
  return sorts ? sort : unsortedOf(columns);
}

/** Returns the sort to store: null if it equals the order without a choice. */
export const keptSort = (sort: Sort | null, unsorted: Sort | null): Sort | null =>
  isSame(sort, unsorted) ? null : sort;

/** Returns the sort after a click on a heading: the column's first direction, the other one, then none. */
export function nextSort(column: Sortable, shown: Sort | null, unsorted: Sort | null): Sort | null {
  const first = firstOf(column);
  if (shown?.column !== column.id) return keptSort(first, unsorted);
  return isSame(shown, first)
    ? keptSort({ ...first, descending: !first.descending }, unsorted)
    : null;
}
