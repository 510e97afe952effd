import { ArrowDown, ArrowUp } from 'lucide-react';
import type { TableColumn } from './table-columns.ts';
import { ROLES } from './table-roles.ts';
import type { TableState } from './table-state.ts';

/** One column's heading; a button where the column sorts (ascending, descending, as it came). */
export function TableHead<Row extends object>({
  column: { id, header, sortBy },
  state: { sort, setSort },
}: {
  column: TableColumn<Row>;
  state: TableState;
}) {
  const sorted = sort?.column === id ? (sort.descending ? 'descending' : 'ascending') : undefined;

  function toggle() {
    if (sorted === 'descending') setSort(null);
    else setSort({ column: id, descending: sorted === 'ascending' });
  }

  return (
    <th
      {...ROLES.head}
      aria-sort={sorted}
      className="px-3 text-left text-xs font-semibold text-quiet"
    >
      {sortBy ? (
        <button
          type="button"
          onClick={toggle}
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
