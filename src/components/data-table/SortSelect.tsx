import { Select } from '@/ui/Select.tsx';
import type { TableColumn } from './table-columns.ts';
import { SheetLabel } from './SheetLabel.tsx';
import { keptSort } from './sorting.ts';
import type { Sort, TableState } from './table-state.ts';
import { capitalized } from '@/lib/capitalized.ts';

interface SortSelectProps<Row> {
  columns: readonly TableColumn<Row>[];
  state: TableState;
  /** The order while no column is sorted, in words. */
  order: string | undefined;
  /** The same where it is that of a column. */
  unsorted: Sort | null;
}

/** Chooses the order where no column has a head: on narrow screens. */
export function SortSelect<Row>({ columns, state, order, unsorted }: SortSelectProps<Row>) {
  const valueOf = (sort: Sort | null) => sort && `${sort.descending ? '-' : ''}${sort.column}`;
  return (
    <div>
      <SheetLabel text="Sort by" />
      <Select
        aria-label="Sort by"
        value={valueOf(keptSort(state.sort, unsorted)) ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const column = value.replace(/^-/, '');
          state.setSort(column ? { column, descending: value.startsWith('-') } : null);
        }}
      >
        <option value="">{capitalized(order ?? 'as received')}</option>
        {columns
          .filter(({ sortBy }) => sortBy)
          .flatMap(({ id, header, firstDescending = false }) => {
            const directions = firstDescending ? [true, false] : [false, true];
            return (
              directions
                .map((descending) => ({ column: id, descending }))
                // The order while nothing is chosen has its own words.
                .filter((sort) => keptSort(sort, unsorted) !== null)
                .map((sort) => (
                  <option key={valueOf(sort)} value={valueOf(sort) ?? ''}>
                    {`${header}, ${sort.descending ? 'descending' : 'ascending'}`}
                  </option>
                ))
            );
          })}
      </Select>
    </div>
  );
}
