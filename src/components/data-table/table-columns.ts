/** How the columns of a DataTable are described: plain objects in a constant at module scope. */
import type { ReactNode } from 'react';

type CardPlace = 'second' | 'second-end' | 'third' | 'third-end' | 'away';

export interface TableColumn<Row> {
  /** Its name in the URL (`sort=`, `hide=`). */
  readonly id: string;
  readonly header: string;
  /** The column's CSS grid track. Rows are separate grids: no `auto`. E.g. `minmax(0,2fr)`, `7rem`. */
  readonly width: string;
  /**
   * In the stacked block of a narrow screen: `title` is the first line, `lead` comes right below it,
   * `bare` stays in its place, `end`, what can be done with the row, goes to the upper corner and is not
   * printed; all four without their label. Where a column says `second`, the block is a card of three lines:
   * `title` and `corner` or `end`, `second` and `second-end`, `third` and `third-end`; `away` has no place on it.
   */
  readonly stacked?: 'title' | 'lead' | 'bare' | 'end' | 'corner' | CardPlace;
  /** For a column that only a window of so many pixels has room for. */
  readonly from?: 940 | 1180 | 1400 | 1600;
  /**
   * With `from`, where rows have more lines than one: from 769 and from 940 px on, on which line it stands, under
   * the columns behind the name (2) or under all (3).
   */
  readonly lines?: { readonly 769?: 2 | 3; readonly 940?: 2 | 3 };
  /** True for the column behind the title that stands below it, in one cell, from 700 to 1,179 px. */
  readonly below?: true;
  /** True for a column that cannot be hidden; the title of the stacked block never can. */
  readonly fixed?: true;
  /** The text, number or null that the column sorts by; a column without it does not sort. */
  readonly sortBy?: (row: Row) => unknown;
  /** True where the greatest come first when the column is sorted by: severity, scores, counts and dates. */
  readonly firstDescending?: true;
  readonly cell: (row: Row) => ReactNode;
}
