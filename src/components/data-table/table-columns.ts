/** How the columns of a DataTable are described. */
import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';

interface ColumnMeta {
  /** The column's CSS grid track. Rows are separate grids: no `auto`. E.g. `minmax(0,2fr)`, `7rem`. */
  track: string;
  /**
   * In the stacked block of a narrow screen: `title` is the first line, `lead` comes right below it,
   * `bare` stays in its place, `end` goes to the upper corner; all four without their label.
   */
  stacked?: 'title' | 'lead' | 'bare' | 'end';
  align?: 'end';
}

export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type TableColumn<Row extends object> = ColumnDef<typeof features, Row>;

/**
 * The column helper for rows of one type; call it, and `.columns([...])` on it, at module scope.
 *
 * `accessor` columns sort by the accessor's value (text, number or null), `display` columns do not sort.
 */
export function columnHelperFor<Row extends object>() {
  return createColumnHelper<typeof features, Row>();
}
