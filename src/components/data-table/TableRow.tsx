import { memo, type ReactElement, type RefCallback } from 'react';
import { cx } from '@/ui/class-names.ts';
import type { TableColumn } from './table-columns.ts';
import { ROLES } from './table-roles.ts';

interface TableRowProps<Row extends object> {
  row: Row;
  id: string;
  position: number;
  top: number | null;
  /** Whether Tab reaches this row. */
  tabStop: boolean;
  /** Those that are shown; the same array until that changes. */
  columns: readonly TableColumn<Row>[];
  selected: boolean | undefined;
  selectable: boolean;
  selectLabel: string;
  onSelect: ((id: string, selected: boolean) => void) | undefined;
  measure: RefCallback<HTMLElement> | undefined;
  onFocus: (position: number) => void;
}

function DrawnRow<Row extends object>({
  row,
  id,
  position,
  top,
  tabStop,
  columns,
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
              onChange={(event) => onSelect(id, event.currentTarget.checked)}
              aria-label={selectLabel}
              className="size-4 accent-brand"
            />
          )}
        </td>
      )}
      {columns.map(({ id: column, header, stacked, cell }) => (
        <td
          key={column}
          {...ROLES.cell}
          data-label={header}
          data-stacked={stacked}
          className="dt-cell"
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** One row. Drawn again only when its own data, place or selection change, not when the table scrolls. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter
export const TableRow = memo(
  DrawnRow,
  (before, after) =>
    before.row === after.row &&
    before.id === after.id &&
    before.position === after.position &&
    before.top === after.top &&
    before.tabStop === after.tabStop &&
    before.columns === after.columns &&
    before.selected === after.selected &&
    before.selectable === after.selectable &&
    before.selectLabel === after.selectLabel &&
    before.onSelect === after.onSelect &&
    before.measure === after.measure,
) as <Row extends object>(props: TableRowProps<Row>) => ReactElement;
