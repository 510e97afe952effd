/** Search, filter and sort of lists that fit in memory. */
import { searchTerms } from '@/lib/search-terms.ts';
import type { TableColumn } from './columns.ts';
import type { Sort } from './table-state.ts';

interface Arrangement<Row> {
  query: string;
  /** Another spelling of the query, which matches too. */
  alsoQuery?: string;
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
  { query, alsoQuery = query, sort, columns, searchIn, keep }: Arrangement<Row>,
): readonly Row[] {
  const asked = [query, alsoQuery].map(foldCase).flatMap((text) => [[text], searchTerms(text)]);
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

/** Values in order; missing ones come last in either direction. */
function compare(a: unknown, b: unknown, direction: number): number {
  const aMissing = a === null || a === undefined || a === '';
  const bMissing = b === null || b === undefined || b === '';
  if (aMissing || bMissing) return Number(aMissing) - Number(bMissing);
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction;
  return collator.compare(asText(a), asText(b)) * direction;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
