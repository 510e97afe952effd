/** Which column a table is sorted by, and what a press on a heading makes of that. */
import type { TableColumn } from './table-columns.ts';
import type { Sort } from './table-state.ts';

type Sortable = Pick<TableColumn<never>, 'id' | 'firstDescending'>;

const isSame = (one: Sort | null, other: Sort | null): boolean =>
  one?.column === other?.column && one?.descending === other?.descending;

/**
 * The order as the headings show it.
 *
 * @param sort what was chosen; null, or a column that does not sort, for nothing
 * @param unsorted the order while nothing is chosen, where it is that of a column
 */
export function shownSort<Row>(
  columns: readonly TableColumn<Row>[],
  sort: Sort | null,
  unsorted: Sort | null,
): Sort | null {
  const sorts = columns.some(({ id, sortBy }) => id === sort?.column && sortBy !== undefined);
  return sorts ? sort : unsorted;
}

/** The same choice as it is kept: null where it is the order while nothing is chosen. */
export const keptSort = (sort: Sort | null, unsorted: Sort | null): Sort | null =>
  isSame(sort, unsorted) ? null : sort;

/** What a press on a heading chooses: the column's first direction, the other one, then nothing. */
export function nextSort(
  { id, firstDescending }: Sortable,
  shown: Sort | null,
  unsorted: Sort | null,
): Sort | null {
  const first = firstDescending === true;
  if (shown?.column !== id) return keptSort({ column: id, descending: first }, unsorted);
  return shown.descending === first ? keptSort({ column: id, descending: !first }, unsorted) : null;
}
