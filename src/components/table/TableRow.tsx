import { memo, type ReactElement, type RefCallback } from 'react';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { cx } from '@/ui/class-names.ts';
import type { TableColumn } from './columns.ts';

/**
 * The table's roles, written out: the style sheet lays the rows out as grids and blocks, which removes the table
 * semantics in some browsers. They are spread, since a linter sees only the markup and calls them redundant.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const;

/** The id of the hint; at most one row has it. */
const AFTER_MARK = 'after-mark';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  position: number;
  /** Height of the rows that are not drawn before this one, in pixels. */
  before: number;
  /** True if this row is the tab stop. */
  isTabStop: boolean;
  /** True if a mark has just moved the focus here, which the row then announces. */
  isAfterMark: boolean;
  /** The visible columns; the same array until they change. */
  columns: readonly TableColumn<Row>[];
  /** Undefined if rows have no checkbox. */
  selected: boolean | undefined;
  /** The accessible name of its checkbox; null if it cannot be selected. */
  selectLabel: string | null;
  /** True if a click opens it. */
  opens: boolean;
  onSelect: (id: string, selected: boolean) => void;
  measure: RefCallback<HTMLTableRowElement> | undefined;
}

function DrawnRow<Row>({
  row,
  id,
  position,
  before,
  isTabStop,
  isAfterMark,
  columns,
  selected,
  selectLabel,
  opens,
  onSelect,
  measure,
}: TableRowProps<Row>) {
  return (
    <tr
      ref={measure}
      {...ROLES.row}
      // The header is row 1.
      aria-rowindex={position + 2}
      aria-selected={selected}
      aria-describedby={isAfterMark ? AFTER_MARK : undefined}
      data-position={position}
      data-opens={opens || undefined}
      tabIndex={isTabStop ? 0 : -1}
      style={before > 0 ? { marginTop: before } : undefined}
      className={cx(
        'dt-row border-b border-hairline focus-visible:relative focus-visible:z-[1] focus-visible:-outline-offset-2',
        'hover:bg-raised aria-selected:bg-tint',
        selected !== undefined && 'dt-selects',
        isAfterMark && 'z-[1]',
      )}
    >
      {selected !== undefined && (
        <td {...ROLES.cell} className="dt-select">
          {selectLabel !== null && (
            <Checkbox
              checked={selected}
              onChange={(event) => onSelect(id, event.currentTarget.checked)}
              aria-label={selectLabel}
            />
          )}
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} {...ROLES.cell} data-card={column.card} className="dt-cell">
          {column.cell(row)}
        </td>
      ))}
      {isAfterMark && (
        // On the line between two rows, where it covers no words and moves no row.
        <td
          aria-hidden
          id={AFTER_MARK}
          className="absolute right-8 -bottom-1.5 row-auto bg-surface px-1.5 text-xs leading-3 text-quiet print:hidden"
        >
          Moved here after your mark. J stays here.
        </td>
      )}
    </tr>
  );
}

/** One row. Rendered again only when its own data, position or selection change, not when the table scrolls. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter
export const TableRow = memo(DrawnRow) as <Row>(props: TableRowProps<Row>) => ReactElement;
