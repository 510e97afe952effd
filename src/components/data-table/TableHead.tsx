import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '@/ui/class-names.ts';
import { roomClass } from './column-room.ts';
import { nextSort } from './sorting.ts';
import type { TableColumn } from './table-columns.ts';
import { ROLES } from './TableRow.tsx';
import type { Sort } from './table-state.ts';

interface TableHeadProps<Row> {
  column: TableColumn<Row>;
  /** The order that the rows are in, where it is that of a column. */
  shown: Sort | null;
  /** The one while no column is sorted. */
  unsorted: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** One column's heading; a button where the column sorts, with an arrow where it does. */
export function TableHead<Row>({ column, shown, unsorted, onSort }: TableHeadProps<Row>) {
  const { id, header, sortBy, stacked } = column;
  const sorted = shown?.column === id ? (shown.descending ? 'descending' : 'ascending') : undefined;

  return (
    <th
      {...ROLES.head}
      aria-sort={sorted}
      data-stacked={stacked}
      className={cx(
        'px-2 text-left text-xs font-semibold text-quiet [word-spacing:0.16em]',
        roomClass(column),
      )}
    >
      {sortBy ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(column, shown, unsorted))}
          className="-mx-1 inline-flex h-8 items-center gap-1 rounded px-1 hover:text-ink"
        >
          {header}
          {sorted === 'ascending' && <ArrowUp aria-hidden size={14} strokeWidth={1.75} />}
          {sorted === 'descending' && <ArrowDown aria-hidden size={14} strokeWidth={1.75} />}
        </button>
      ) : (
        header
      )}
    </th>
  );
}
