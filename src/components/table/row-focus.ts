/** The row of a table that the keys are about. Pure: use-row-focus.ts tells one event after the other. */

/** Rows that the page keys skip. */
const PAGE = 15;

export interface RowFocus {
  /** The ids of the rows, in order; '' if the backend gave none. */
  readonly ids: readonly string[];
  /** The row that has, or had, the focus, and that Tab reaches; -1 for none. */
  readonly position: number;
  /** True if the last key pressed was a mark that moved the focus here; J then stays. */
  readonly isAfterMark: boolean;
  /** The id of a row that takes the focus once it is listed; null for none. */
  readonly awaited: string | null;
  /** The last move, a new object for each: the row then takes the browser's focus. */
  readonly move: Move | null;
}

interface Move {
  /** True if the row may be far from the one before, which a key does not lead to. */
  readonly isJump: boolean;
}

export type FocusEvent =
  /** A key that may move the focus, or end what the last mark said. */
  | { readonly type: 'key'; readonly key: string }
  /** A mark, which goes on to the next row. */
  | { readonly type: 'mark' }
  /** The focus is to go to this row, perhaps of the next list. */
  | { readonly type: 'go'; readonly id: string }
  /** The browser has put the focus in this row. */
  | { readonly type: 'focus'; readonly position: number }
  /** The focus has left the table. */
  | { readonly type: 'leave' }
  | { readonly type: 'list'; readonly ids: readonly string[] };

export const noFocus = (ids: readonly string[]): RowFocus => ({
  ids,
  position: -1,
  isAfterMark: false,
  awaited: null,
  move: null,
});

/** The position that a key leads to; null if it leads nowhere. */
function destination({ position, isAfterMark, ids }: RowFocus, key: string): number | null {
  const last = ids.length - 1;
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
export const isMove = (state: RowFocus, key: string): boolean => destination(state, key) !== null;

function moveTo(
  state: RowFocus,
  position: number,
  { isAfterMark = false, isJump = false } = {},
): RowFocus {
  if (state.ids[position] === undefined) return state;
  return { ...state, position, isAfterMark, awaited: null, move: { isJump } };
}

/** Follows the row into a new list; if it is gone, takes the row after it, else the one before. */
function followRow(state: RowFocus, ids: readonly string[]): RowFocus {
  const { position } = state;
  const here = state.ids[position];
  // An id may be missing, or stand twice.
  if (here === undefined || ids[position] === here) return { ...state, ids };
  const same = ids.indexOf(here);
  if (same >= 0) return { ...state, ids, position: same };
  const listed = new Set(ids);
  const isListed = (id: string) => id !== '' && listed.has(id);
  const next =
    state.ids.slice(position + 1).find(isListed) ?? state.ids.slice(0, position).findLast(isListed);
  return {
    ...state,
    ids,
    position: next === undefined ? -1 : ids.indexOf(next),
    isAfterMark: false,
  };
}

function focusAwaited(state: RowFocus): RowFocus {
  if (state.awaited === null) return state;
  return moveTo(state, state.ids.indexOf(state.awaited), { isJump: true });
}

/** The state after an event. Every key is about the row at `position`, however fast the keys come. */
export function focusAfter(state: RowFocus, event: FocusEvent): RowFocus {
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
      if (event.position === state.position || state.ids[event.position] === undefined)
        return state;
      return { ...state, position: event.position, isAfterMark: false };
    case 'leave':
      return { ...state, position: -1, isAfterMark: false, awaited: null };
    case 'list':
      return event.ids === state.ids ? state : focusAwaited(followRow(state, event.ids));
  }
}
