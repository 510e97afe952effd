/** How the columns of a DataTable are described. */
import type { ReactNode } from 'react';

interface ColumnMeta {
  /** The column's CSS grid track. Rows are separate grids: no `auto`. E.g. `minmax(0,2fr)`, `7rem`. */
  track: string;
  /**
   * In the stacked block of a narrow screen: `title` is the first line, `lead` comes right below it,
   * `bare` stays in its place, `end` goes to the upper corner; all four without their label.
   */
  stacked?: 'title' | 'lead' | 'bare' | 'end';
  align?: 'end';
  /** It cannot be hidden, as the title of the stacked block cannot. */
  fixed?: true;
}

interface ColumnText<Row extends object> {
  /** Its name in the URL (`sort=`, `hide=`). */
  id: string;
  header: string;
  cell: (of: { row: { original: Row } }) => ReactNode;
  meta: ColumnMeta;
}

export interface TableColumn<Row extends object> extends ColumnText<Row> {
  /** What the column sorts by, text, number or null; a column without it does not sort. */
  accessorFn?: (row: Row) => unknown;
}

/**
 * The column helper for rows of one type; call it at module scope.
 *
 * `accessor` columns sort by the accessor's value (text, number or null), `display` columns do not sort.
 */
export function columnHelperFor<Row extends object>() {
  return {
    accessor: (accessorFn: (row: Row) => unknown, text: ColumnText<Row>): TableColumn<Row> => ({
      ...text,
      accessorFn,
    }),
    display: (text: ColumnText<Row>): TableColumn<Row> => text,
    columns: (columns: TableColumn<Row>[]): readonly TableColumn<Row>[] => columns,
  };
}
