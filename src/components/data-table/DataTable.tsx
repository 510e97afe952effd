import { useTable, type SortingState } from '@tanstack/react-table';
import { useCallback, useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import '@/styles/console.css';
import './data-table.css';
import type { RowSource } from './rows.ts';
import { SelectAll, type TableSelection } from './SelectAll.tsx';
import { features, type TableColumn } from './table-columns.ts';
import { ROLES } from './table-roles.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableState } from './table-state.ts';
import { TableToolbar } from './TableToolbar.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { useRowWindow } from './use-row-window.ts';

interface DataTableProps<Row extends object> {
  /** The table's accessible name. */
  label: string;
  /** Singular and plural: "12 of 40 assets". */
  noun: readonly [one: string, many: string];
  /** A module constant, made with columnHelperFor. */
  columns: readonly TableColumn<Row>[];
  /** The rows that match, in order: `rowsOf(arrangeRows(...))`, memoised, or a window on a big list. */
  rows: RowSource<Row>;
  /** How many rows there are before search and filters. */
  total: number;
  state: TableState;
  /** The search box's label and placeholder; no search box without it. */
  searchLabel?: string;
  /** What stands beside the search box: filter controls, a Filters button. */
  filters?: ReactNode;
  /** What stands at the end of the toolbar: Add, Export, Refresh. */
  actions?: ReactNode;
  /** Shown below the toolbar: an open filter panel, a bar for the selected rows. */
  panel?: ReactNode;
  /** Shown when there are no rows at all: why, and what to do. */
  empty: ReactNode;
  /** The heading of the state in which nothing matches. Default: "No assets match". */
  noMatch?: string;
  selection?: TableSelection<Row>;
  /** True while the rows shown are those of the search before. */
  stale?: boolean;
}

/**
 * The table of the consoles: search, sort, filters and hidden columns in the URL, a sticky header, stacked
 * blocks on narrow screens, and only the rows in view in the page once there are more than a hundred.
 * Keyboard: `/` goes to the search box, arrows, Home, End and Page keys move between rows, Enter presses
 * a row's main link or button (`data-main`, else the first one).
 *
 * @example
 *   const column = columnHelperFor<Asset>();                                   // module scope
 *   const COLUMNS = column.columns([
 *     column.accessor((row) => row.name, {
 *       id: 'domain', header: 'Domain', cell: ({ row }) => <DomainName name={row.original.name} />,
 *       meta: { track: 'minmax(0,2fr)', stacked: 'title' },
 *     }),
 *     column.display({ id: 'actions', header: 'Actions', cell: ..., meta: { track: '7rem' } }),
 *   ]);
 *   const FILTERS = ['status'];
 *
 *   const state = useTableState(FILTERS);                                      // in the page
 *   const status = state.filters['status'];
 *   const rows = useMemo(
 *     () => rowsOf(arrangeRows(assets, { ...state, columns: COLUMNS,
 *       searchIn: (row) => [row.name], keep: (row) => !status || statusOf(row) === status })),
 *     [assets, state, status]);
 *   <DataTable label="Assets" noun={['asset', 'assets']} columns={COLUMNS} rows={rows}
 *     total={assets.length} state={state} searchLabel="Search by name" empty={<EmptyState …/>} />
 *
 * Cells that call back into the page (actions) read a context or call a module function: columns are
 * constants. Cells keep no state of their own: a row's place in the page is reused by another row.
 */
export function DataTable<Row extends object>({
  label,
  noun,
  columns,
  rows,
  total,
  state,
  searchLabel,
  filters,
  actions,
  panel,
  empty,
  noMatch,
  selection,
  stale = false,
}: DataTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const scroller = useRef<((position: number) => void) | null>(null);
  const focus = useRowFocus(rows.count, body, scroller);
  const windowed = useRowWindow(rows.count, focus.touched, body);
  useEffect(() => {
    scroller.current = windowed.scrollTo;
  });
  useScrollBackOnChange(state, body);

  const first = windowed.rows[0]?.position ?? 0;
  const last = windowed.rows.at(-1)?.position ?? -1;
  const positions = windowed.rows.map((row) => row.position).join();
  const data = useMemo(
    () => (positions === '' ? [] : positions.split(',')).flatMap((at) => rows.at(Number(at)) ?? []),
    [rows, positions],
  );

  const { sort, setSort, hidden } = state;
  const sorting = useMemo<SortingState>(
    () => (sort ? [{ id: sort.column, desc: sort.descending }] : []),
    [sort],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(hidden.map((id) => [id, false] as const)),
    [hidden],
  );
  const table = useTable({
    features,
    columns,
    data,
    manualSorting: true,
    sortDescFirst: false,
    state: { sorting, columnVisibility },
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      setSort(next ? { column: next.id, descending: next.desc } : null);
    },
  });
  const visible = table.getVisibleLeafColumns();
  const columnIds = visible.map((column) => column.id).join();
  const tracks = [
    ...(selection ? ['2.5rem'] : []),
    ...visible.map((column) => column.columnDef.meta?.track ?? 'minmax(0,1fr)'),
  ].join(' ');
  const trackStyle: CSSProperties & Record<'--tracks', string> = { '--tracks': tracks };
  const models = table.getRowModel().rows;

  const latestSelection = useRef(selection);
  useEffect(() => {
    latestSelection.current = selection;
  });
  const onSelect = useCallback((row: Row, selected: boolean) => {
    const current = latestSelection.current;
    if (!current) return;
    const next = new Set(current.selected);
    if (selected) next.add(current.idOf(row));
    else next.delete(current.idOf(row));
    current.onChange(next);
  }, []);

  return (
    <div className="grid gap-3">
      {total > 0 && (
        <TableToolbar
          noun={noun}
          count={rows.count}
          total={total}
          state={state}
          columns={columns}
          searchLabel={searchLabel}
          filters={filters}
          actions={actions}
          onArrowDown={() => rows.count > 0 && focus.focusRow(0)}
        />
      )}
      {total > 0 && panel}
      {total === 0 ? (
        empty
      ) : rows.count === 0 ? (
        <EmptyState
          title={noMatch ?? `No ${noun[1]} match`}
          action={<Button onClick={state.clear}>Clear search and filters</Button>}
        >
          {state.query.trim() === '' ? (
            'Nothing passes the filters you chose.'
          ) : (
            <>
              Nothing matches “<span className="break-words">{state.query.slice(0, 80)}</span>”
              {Object.keys(state.filters).length > 0 && ' with the filters you chose'}.
            </>
          )}
        </EmptyState>
      ) : (
        <table
          {...ROLES.table}
          aria-label={label}
          aria-rowcount={rows.count + 1}
          aria-busy={stale || undefined}
          className="data-table"
          style={trackStyle}
        >
          <thead {...ROLES.group} className={selection && 'dt-selects'}>
            <tr {...ROLES.row} aria-rowindex={1} className="dt-row">
              {selection && (
                <th {...ROLES.head} className="dt-select">
                  <SelectAll rows={rows} selection={selection} many={noun[1]} />
                </th>
              )}
              {table.getHeaderGroups()[0]?.headers.map((header) => (
                <TableHead key={header.id} header={header} />
              ))}
            </tr>
          </thead>
          {/* The keys move the focus between the rows, which are focusable. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <tbody
            ref={body}
            {...ROLES.group}
            onKeyDown={focus.onKeyDown}
            style={windowed.height === null ? undefined : { height: windowed.height }}
          >
            {windowed.rows.map(({ position, top }, index) => {
              const row = models[index];
              if (!row) return null;
              return (
                <TableRow
                  key={position}
                  row={row}
                  position={position}
                  top={top}
                  tabStop={
                    position === focus.active ||
                    (index === 0 && (focus.active < first || focus.active > last))
                  }
                  columnIds={columnIds}
                  selected={selection?.selected.has(selection.idOf(row.original))}
                  selectable={selection?.canSelect?.(row.original) ?? true}
                  selectLabel={selection?.labelOf(row.original) ?? ''}
                  onSelect={selection ? onSelect : undefined}
                  measure={windowed.measure}
                  onFocus={focus.onFocus}
                />
              );
            })}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** A new search, order or filter starts at the top of the list. */
function useScrollBackOnChange(
  { query, sort, filters }: TableState,
  body: { readonly current: HTMLElement | null },
): void {
  const key = JSON.stringify([query, sort, filters]);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const box = body.current?.getBoundingClientRect();
    if (box && box.top < 0) window.scrollBy({ top: box.top - 120, behavior: 'instant' });
  }, [key, body]);
}
