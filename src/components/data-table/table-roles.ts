/**
 * The table's roles, written out: the style sheet lays the rows out as grids and blocks, which takes the
 * table semantics away in some browsers. They are spread, since a linter sees only the markup and calls
 * them redundant.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const;
