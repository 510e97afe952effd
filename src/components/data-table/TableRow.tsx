import { flexRender, type Row as TableRowModel } from '@tanstack/react-table';
import { memo, type ReactElement } from 'react';
import { cx } from '@/ui/class-names.ts';
import type { features } from './table-columns.ts';
import { ROLES } from './table-roles.ts';

interface TableRowProps<Row extends object> {
  row: TableRowModel<typeof features, Row>;
  position: number;
  top: number | null;
  /** Whether Tab reaches this row. */
  tabStop: boolean;
  /** The ids of the visible columns: what decides, beside the row's data, whether to draw again. */
  columnIds: string;
  selected: boolean | undefined;
  selectable: boolean;
  selectLabel: string;
  onSelect: ((row: Row, selected: boolean) => void) | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  onFocus: (position: number) => void;
}

function DrawnRow<Row extends object>({
  row,
  position,
  top,
  tabStop,
  selected,
  selectable,
  selectLabel,
  onSelect,
  measure,
  onFocus,
}: TableRowProps<Row>) {
  return (
    <tr
      ref={measure}
      {...ROLES.row}
      // The header is row 1.
      aria-rowindex={position + 2}
      aria-selected={selected}
      data-position={position}
      tabIndex={tabStop ? 0 : -1}
      onFocus={() => onFocus(position)}
      style={top === null ? undefined : { transform: `translateY(${top}px)` }}
      className={cx(
        'dt-row border-b border-hairline focus-visible:relative focus-visible:z-[1] focus-visible:-outline-offset-2',
        'hover:bg-raised aria-selected:bg-tint',
        onSelect && 'dt-selects',
        top !== null && 'absolute inset-x-0 top-0',
      )}
    >
      {onSelect && (
        <td {...ROLES.cell} className="dt-select">
          {selectable && (
            <input
              type="checkbox"
              checked={selected ?? false}
              onChange={(event) => onSelect(row.original, event.currentTarget.checked)}
              aria-label={selectLabel}
              className="size-4 accent-brand"
            />
          )}
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const { header, meta } = cell.column.columnDef;
        return (
          <td
            key={cell.id}
            {...ROLES.cell}
            data-label={typeof header === 'string' ? header : undefined}
            data-stacked={meta?.stacked}
            className={cx('dt-cell', meta?.align === 'end' && 'md:justify-self-end')}
          >
            {flexRender(cell.column.columnDef.cell, cell.getContext())}
          </td>
        );
      })}
    </tr>
  );
}

/** One row. Drawn again only when its own data, place or selection change, not when the table scrolls. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter
export const TableRow = memo(
  DrawnRow,
  (before, after) =>
    before.row.original === after.row.original &&
    before.position === after.position &&
    before.top === after.top &&
    before.tabStop === after.tabStop &&
    before.columnIds === after.columnIds &&
    before.selected === after.selected &&
    before.selectable === after.selectable &&
    before.selectLabel === after.selectLabel &&
    before.onSelect === after.onSelect &&
    before.measure === after.measure,
) as <Row extends object>(props: TableRowProps<Row>) => ReactElement;
