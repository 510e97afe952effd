/** Search, filter and sort of lists that fit in memory. */
import { searchedName } from '@/lib/read-name.ts';
import { searchTerms } from '@/lib/search-terms.ts';
import type { TableColumn } from './columns.ts';
import type { Sort } from './table-state.ts';

interface Arrangement<Row> {
  query: string;
  sort: Sort | null;
  columns: readonly TableColumn<Row>[];
  /** The texts that the search looks in, compared case-insensitively: for the query, or for all of its words. */
  searchIn: (row: Row) => readonly string[];
  /** Returns true if a row passes the filters. */
  keep?: ((row: Row) => boolean) | undefined;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows that match, in order. Meant for lists up to a few thousand rows; memoise the call. */
export function arrangeRows<Row>(
  all: readonly Row[],
  { query, sort, columns, searchIn, keep }: Arrangement<Row>,
): readonly Row[] {
  // A name is found in any written form: as it is, in Unicode, defanged, in a URL.
  const asked = [query, searchedName(query)]
    .map(foldCase)
    .flatMap((text) => [[text], searchTerms(text)]);
  const isFound = (row: Row) => {
    const texts = searchIn(row).map((text) => text.toLowerCase());
    return asked.some((terms) => terms.every((term) => texts.some((text) => text.includes(term))));
  };
  const rows = all.filter((row) => (!keep || keep(row)) && (query.trim() === '' || isFound(row)));
  const sortBy = sort && columns.find(({ id }) => id === sort.column)?.sortBy;
  if (!sortBy) return rows;
  const direction = sort.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .toSorted((a, b) => compare(a.value, b.value, direction))
    .map(({ row }) => row);
}

const foldCase = (typed: string): string => typed.trim().toLowerCase();

type SortValue = ReturnType<NonNullable<TableColumn<never>['sortBy']>>;

/** Values in order; missing ones come last in either direction. */
function compare(a: SortValue, b: SortValue, direction: number): number {
  const aMissing = a === null || a === undefined || a === '';
  const bMissing = b === null || b === undefined || b === '';
  if (aMissing || bMissing) return Number(aMissing) - Number(bMissing);
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction;
  return collator.compare(String(a), String(b)) * direction;
}
