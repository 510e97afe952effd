import { Select } from '@/ui/Select.tsx';
import type { TableColumn } from './table-columns.ts';
import type { TableState } from './table-state.ts';
import { capitalized } from '@/lib/capitalized.ts';

interface SortSelectProps<Row> {
  columns: readonly TableColumn<Row>[];
  state: TableState;
  /** The order while no column is sorted, in words. */
  order: string | undefined;
}

/** Chooses the order where no column has a head: on narrow screens. */
export function SortSelect<Row>({ columns, state, order }: SortSelectProps<Row>) {
  return (
    <Select
      aria-label="Sort by"
      value={state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.column}` : ''}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const column = value.replace(/^-/, '');
        state.setSort(column ? { column, descending: value.startsWith('-') } : null);
      }}
    >
      <option value="">{capitalized(order ?? 'as received')}</option>
      {columns
        .filter(({ sortBy }) => sortBy)
        .flatMap(({ id, header }) => [
          <option key={id} value={id}>{`${header}, ascending`}</option>,
          <option key={`-${id}`} value={`-${id}`}>{`${header}, descending`}</option>,
        ])}
    </Select>
  );
}
