import { useRef, type ReactNode } from 'react';
import { Button } from '@/ui/Button.tsx';
import { labelText } from '@/lib/visible-text.ts';
import { EmptyState } from '../EmptyState.tsx';
import { HostileText } from '../HostileText.tsx';
import '@/styles/console.css';
import './data-table.css';
import type { RowSource } from './rows.ts';
import type { TableSelection } from './SelectAll.tsx';
import type { TableColumn } from './table-columns.ts';
import { TableGrid } from './TableGrid.tsx';
import type { Sort, TableState } from './table-state.ts';
import { TableToolbar } from './TableToolbar.tsx';
import { useLetterKeys } from './letter-keys.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';

/** Where a key was pressed. */
export interface KeyedRow<Row> {
  /** Undefined where no row has the focus; then `position` is -1. */
  readonly row: Row | undefined;
  readonly position: number;
  readonly rows: RowSource<Row>;
  /** Moves the focus to the next row, which says so; J pressed next stays there. */
  readonly goToNext: () => void;
  /** Moves the focus to a row that comes with the next list. */
  readonly focusId: (id: string) => void;
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  /** Singular and plural: "12 of 40 assets". */
  noun: readonly [one: string, many: string];
  /** A module constant. */
  columns: readonly TableColumn<Row>[];
  /** The rows that match, in order: `arrangeRows(...)`, memoised, or a window on a big list. */
  rows: RowSource<Row>;
  /** How many rows match, where `rows` holds only the first of them. Default: all of `rows`. */
  matching?: number;
  /** How many rows there are before search and filters. */
  total: number;
  state: TableState;
  /** The search box's label and placeholder; no search box without it. */
  searchLabel?: string;
  /** What the search box takes of a pasted text. A module constant. */
  searchTakes?: (pasted: string) => string;
  /** The order while no column is sorted, in words: "most severe first". Left out where it is the server's. */
  order?: string;
  /** The same where it is that of a column, whose heading shows it then. A module constant. */
  unsorted?: Sort;
  /** When the rows were fetched, in milliseconds since the epoch: `query.dataUpdatedAt`. */
  asOf?: number;
  /** Beside the search box: filter controls, or a Filters button. */
  filters?: ReactNode;
  /** On phones the filters are in a sheet, with the order. `many`: up to 1,679 px they are in a line that opens. */
  foldFilters?: boolean | 'many';
  /** How many of the filters that are on a name in sight stands for: not counted, and no reason to open the line. */
  filtersNamed?: number;
  /** At the end of the toolbar, in this order: Refresh, Export, then the primary action. */
  actions?: ReactNode;
  /** Shown below the toolbar: an open filter panel. */
  panel?: ReactNode;
  /** Shown when there are no rows at all: why, and what to do. */
  empty: ReactNode;
  /** The heading when nothing matches. Default: "No assets match". */
  noMatch?: string;
  /** In place of all that is said when nothing matches. */
  done?: ReactNode;
  selection?: TableSelection<Row>;
  /** What can be done with the selected rows: a SelectionBar while there are any. */
  selectionBar?: ReactNode;
  /** What stands above the row at a position, where a group of rows begins; null for none. Memoised. */
  headingAt?: ((position: number) => ReactNode) | undefined;
  /**
   * Which rows open when they are pressed, as by their main link or button, which the columns mark
   * `data-main`. A module constant. Default: none.
   */
  opens?: (row: Row) => boolean;
  /** Keys of one character besides the table's own, and what they do where the row focus is. */
  rowKeys?: Readonly<Record<string, (at: KeyedRow<Row>) => void>>;
  /** True while the table still shows the rows of the previous search. */
  stale?: boolean;
  /** Whether `actions` include an export of all rows. */
  exports?: boolean;
  /**
   * No cell remembers anything of its own, so that the elements of a row that goes may show one that comes: long
   * lists answer a key sooner.
   */
  statelessCells?: boolean;
  /** The position of the row that the reader comes back to: it takes the focus from the heading. */
  returnTo?: number;
}

/**
 * The table of the consoles: search, sort, filters and hidden columns in the URL, a sticky header, stacked
 * blocks on narrow screens, and only the rows in view in the page once there are more than 100. Rows arrive
 * sorted and filtered, so a table library would have nothing to do. Rows are keyed by their ids: when the
 * list changes, what a cell remembers and the focus stay with their row (`statelessCells`: the focus).
 *
 * Keyboard: `/` goes to the search box, arrows, J, K, Home, End and Page keys move between rows, Enter presses
 * a row's main link or button (`data-main`, else the first one), Escape clears the selection. A press on a row that `opens` names does the
 * same; Ctrl and the middle button open its link in a tab.
 *
 * @example
 *   const COLUMNS: readonly TableColumn<Asset>[] = [                           // module scope
 *     { id: 'domain', header: 'Domain', width: 'minmax(0,2fr)', stacked: 'title',
 *       sortBy: (asset) => asset.name, cell: (asset) => <DomainName name={asset.name} /> },
 *     { id: 'actions', header: 'Actions', width: '7rem', cell: (asset) => <Actions asset={asset} /> },
 *   ];
 *   const FILTERS = ['status'];
 *
 *   const state = useTableState(FILTERS);                                      // in the page
 *   const status = state.filters['status'];
 *   const rows = useMemo(
 *     () => arrangeRows(assets, { ...state, columns: COLUMNS, idOf: (asset) => asset.id,
 *       searchIn: (asset) => [asset.name], keep: (asset) => !status || statusOf(asset) === status }),
 *     [assets, state, status]);
 *   <DataTable label="Assets" noun={['asset', 'assets']} columns={COLUMNS} rows={rows}
 *     total={assets.length} state={state} searchLabel="Search assets" empty={<EmptyState …/>} />
 *
 * Columns are constants: cells that call back into the page (actions) read a context.
 */
export function DataTable<Row>({
  label,
  noun,
  columns,
  state,
  searchLabel,
  searchTakes,
  order,
  unsorted,
  asOf,
  filters,
  foldFilters = false,
  filtersNamed = 0,
  actions,
  panel,
  empty,
  noMatch,
  done,
  selection,
  selectionBar,
  headingAt,
  opens,
  rowKeys,
  stale = false,
  exports = false,
  statelessCells = false,
  returnTo = -1,
  ...latest
}: DataTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [{ rows, matching = rows.count, total }, onPress] = useHeldWhilePressed(latest);
  const selecting = selectionBar !== undefined && (selection?.selected.size ?? 0) > 0;
  const unselect = selecting ? () => selection?.onChange(new Set()) : null;
  const focus = useRowFocus(rows, body, returnTo, unselect);
  const { active: position, goToNext, focusId } = focus;
  const press = (act: (at: KeyedRow<Row>) => void) => () =>
    act({ row: rows.at(position), position, rows, goToNext, focusId });
  useLetterKeys(
    Object.fromEntries(Object.entries(rowKeys ?? {}).map(([key, act]) => [key, press(act)])),
  );

  return (
    <div className="grid gap-3">
      {total > 0 && (
        <TableToolbar
          noun={noun}
          count={matching}
          total={total}
          state={state}
          columns={columns}
          searchLabel={searchLabel}
          searchTakes={searchTakes}
          order={order}
          unsorted={unsorted ?? null}
          asOf={asOf}
          filters={filters}
          foldFilters={foldFilters}
          filtersNamed={filtersNamed}
          actions={actions}
          onArrowDown={() => rows.count > 0 && focus.focusRow(0)}
        />
      )}
      {total > 0 && panel}
      <div className={selecting ? 'dt-selecting min-w-0' : 'min-w-0'}>
        {selectionBar}
        {total === 0 ? (
          empty
        ) : rows.count === 0 && done ? (
          done
        ) : rows.count === 0 ? (
          <EmptyState
            title={noMatch ?? `No ${noun[1]} match`}
            action={<Button onClick={state.clear}>Clear search and filters</Button>}
          >
            {state.query.trim() === '' ? (
              'Nothing passes the filters that are on.'
            ) : (
              <>
                Nothing matches “
                <span className="break-words">
                  <HostileText text={labelText(state.query, '')} />
                </span>
                ”{Object.keys(state.filters).length > 0 && ' with the filters that are on'}.
              </>
            )}
          </EmptyState>
        ) : (
          <TableGrid
            label={label}
            many={noun[1]}
            columns={columns}
            rows={rows}
            matching={matching}
            state={state}
            unsorted={unsorted ?? null}
            selection={selection}
            headingAt={headingAt}
            opens={opens}
            stale={stale}
            exports={exports}
            statelessCells={statelessCells}
            focus={focus}
            onPress={onPress}
            body={body}
          />
        )}
      </div>
    </div>
  );
}
