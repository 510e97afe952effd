/** The row of a table that the keys act on. Pure: use-row-focus.ts reports one event after the other. */

/** Number of rows that the page keys skip. */
const PAGE = 15;

export interface RowFocus<Row> {
  readonly rows: readonly Row[];
  /** '' if the backend gave none. Read only where ids matter, because reading 100,000 takes long. */
  readonly idOf: (row: Row) => string;
  /** Index of the row that has, or had, the focus, and is the tab stop; -1 if there is none. */
  readonly position: number;
  /** True if the last key pressed was a mark that moved the focus here; J then stays. */
  readonly isAfterMark: boolean;
  /** The id of a row that takes the focus once it is listed; null if there is none. */
  readonly awaited: string | null;
  /** The last move, a new object for each: the row then takes the browser's focus. */
  readonly move: Move | null;
}

interface Move {
  /** True if the row may be far from the one before, which no key leads to. */
  readonly isJump: boolean;
}

export type FocusEvent<Row> =
  /** A key that may move the focus, or end the announcement of the last mark. */
  | { readonly type: 'key'; readonly key: string }
  /** A mark, which goes on to the next row. */
  | { readonly type: 'mark' }
  /** The focus should go to this row, perhaps of the next list. */
  | { readonly type: 'go'; readonly id: string }
  /** The browser has put the focus in this row. */
  | { readonly type: 'focus'; readonly position: number }
  /** The focus has left the table. */
  | { readonly type: 'leave' }
  | { readonly type: 'list'; readonly rows: readonly Row[] };

export const noFocus = <Row>(rows: readonly Row[], idOf: (row: Row) => string): RowFocus<Row> => ({
  rows,
  idOf,
  position: -1,
  isAfterMark: false,
  awaited: null,
  move: null,
});

/** The index that a key leads to; null if it leads nowhere. */
function destination<Row>(
  { position, isAfterMark, rows }: RowFocus<Row>,
  key: string,
): number | null {
  const last = rows.length - 1;
  if (last < 0) return null;
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return isAfterMark ? position : Math.min(position + 1, last);
    case 'ArrowUp':
    case 'k':
      return Math.max(position - 1, 0);
    case 'PageDown':
      return Math.min(position + PAGE, last);
    case 'PageUp':
      return Math.max(position - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** True if the key moves the focus between rows. */
export const isMove = <Row>(state: RowFocus<Row>, key: string): boolean =>
  destination(state, key) !== null;

function moveTo<Row>(
  state: RowFocus<Row>,
  position: number,
  { isAfterMark = false, isJump = false } = {},
): RowFocus<Row> {
  if (state.rows[position] === undefined) return state;
  return { ...state, position, isAfterMark, awaited: null, move: { isJump } };
}

/** The id of the nearest listed row after the one that is gone, else before it; '' if there is none. */
function neighbourOf<Row>(
  { rows: were, idOf, position }: RowFocus<Row>,
  rows: readonly Row[],
): string {
  const [after, next] = [rows[position], were[position + 1]].map((row) => (row ? idOf(row) : ''));
  // A marked row that left: searching all ids takes long with 100,000 rows.
  if (after && after === next) return after;
  const listed = new Set(rows.map(idOf));
  const ids = were.map(idOf);
  const isListed = (id: string) => id !== '' && listed.has(id);
  return ids.slice(position + 1).find(isListed) ?? ids.slice(0, position).findLast(isListed) ?? '';
}

/** Follows the row into a new list; if it is gone, takes the row after it, else the one before. */
function followRow<Row>(state: RowFocus<Row>, rows: readonly Row[]): RowFocus<Row> {
  const { position, idOf } = state;
  const [before, after] = [state.rows[position], rows[position]];
  if (before === undefined) return { ...state, rows };
  const here = idOf(before);
  // An id may be missing, or occur twice.
  if (after !== undefined && idOf(after) === here) return { ...state, rows };
  const placeOf = (id: string) => rows.findIndex((row) => idOf(row) === id);
  const same = placeOf(here);
  if (same >= 0) return { ...state, rows, position: same };
  const next = neighbourOf(state, rows);
  return { ...state, rows, position: next === '' ? -1 : placeOf(next), isAfterMark: false };
}

function focusAwaited<Row>(state: RowFocus<Row>): RowFocus<Row> {
  const { rows, idOf, awaited } = state;
  if (awaited === null) return state;
  const place = rows.findIndex((row) => idOf(row) === awaited);
  return moveTo(state, place, { isJump: true });
}

/** Returns the state after an event. Every key acts on the row at `position`, however fast the keys come. */
export function focusAfter<Row>(state: RowFocus<Row>, event: FocusEvent<Row>): RowFocus<Row> {
  switch (event.type) {
    case 'key': {
      const to = destination(state, event.key);
      if (to !== null) return moveTo(state, to);
      return state.isAfterMark ? { ...state, isAfterMark: false } : state;
    }
    case 'mark':
      return state.position < 0 ? state : moveTo(state, state.position + 1, { isAfterMark: true });
    case 'go':
      return focusAwaited({ ...state, awaited: event.id });
    case 'focus':
      if (event.position === state.position || state.rows[event.position] === undefined)
        return state;
      return { ...state, position: event.position, isAfterMark: false };
    case 'leave':
      return { ...state, position: -1, isAfterMark: false, awaited: null };
    case 'list':
      return event.rows === state.rows ? state : focusAwaited(followRow(state, event.rows));
  }
}
