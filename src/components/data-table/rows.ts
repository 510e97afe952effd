/** The rows a table shows, and the search, filter and sort of lists that fit in memory. */
import type { TableColumn } from './table-columns.ts';
import type { Sort } from './table-state.ts';

/** An ordered list that is read one row at a time; `at` answers the same object for the same index. */
export interface RowSource<Row> {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
}

/** A plain array as a RowSource. */
export function rowsOf<Row>(rows: readonly Row[]): RowSource<Row> {
  return { count: rows.length, at: (index) => rows[index] };
}

interface Arrangement<Row extends object> {
  query: string;
  /** Another way to write the query, which makes a match as well. */
  alsoQuery?: string;
  sort: Sort | null;
  columns: readonly TableColumn<Row>[];
  /** The texts that the search looks in, compared case-insensitively. */
  searchIn: (row: Row) => readonly string[];
  /** Says whether a row passes the filters. */
  keep?: ((row: Row) => boolean) | undefined;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows that match, in order. Meant for lists up to a few thousand rows; memoise the call. */
export function arrangeRows<Row extends object>(
  rows: readonly Row[],
  { query, alsoQuery = query, sort, columns, searchIn, keep }: Arrangement<Row>,
): Row[] {
  const [needle, also] = [folded(query), folded(alsoQuery)];
  const isFound = (text: string) => text.includes(needle) || text.includes(also);
  const matching = rows.filter(
    (row) =>
      (!keep || keep(row)) &&
      (needle === '' || searchIn(row).some((text) => isFound(text.toLowerCase()))),
  );
  const column = sort && columns.find((candidate) => candidate.id === sort.column);
  if (!sort || !column?.accessorFn) return matching;
  const direction = sort.descending ? -1 : 1;
  const read = column.accessorFn;
  return matching
    .map((row) => ({ row, value: read(row) }))
    .toSorted((a, b) => compare(a.value, b.value, direction))
    .map(({ row }) => row);
}

const folded = (typed: string): string => typed.trim().toLowerCase();

/** Values in order; what is not given comes last whatever the direction. */
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
