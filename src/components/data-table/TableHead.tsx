import { flexRender, type Header } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '@/ui/class-names.ts';
import type { features } from './table-columns.ts';
import { ROLES } from './table-roles.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** One column's heading; a button where the column sorts (ascending, descending, as it came). */
export function TableHead<Row extends object>({
  header,
}: {
  header: Header<typeof features, Row>;
}) {
  const { column } = header;
  const sorted = column.getIsSorted();
  const label = flexRender(column.columnDef.header, header.getContext());
  const end = column.columnDef.meta?.align === 'end';
  return (
    <th
      {...ROLES.head}
      aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
      className={cx('px-3 text-left text-xs font-semibold text-quiet', end && 'justify-self-end')}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className="-mx-1 inline-flex h-8 items-center gap-1 rounded px-1 hover:text-ink"
        >
          {label}
          {sorted === 'asc' && <ArrowUp aria-hidden size={14} strokeWidth={1.75} />}
          {sorted === 'desc' && <ArrowDown aria-hidden size={14} strokeWidth={1.75} />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
