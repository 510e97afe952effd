import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { formatNumber } from '@/lib/format.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { cx } from '@/ui/class-names.ts';
import { CutNames } from '../DomainName.tsx';
import '@/styles/console.css';
import {
  columnsInSight,
  RoomContext,
  nextSort,
  shownSort,
  tracksOf,
  unsortedOf,
  useRoom,
  type TableColumn,
} from './columns.ts';
import { useSingleKeyShortcuts } from './single-key-shortcuts.ts';
import { rowClick } from './row-click.ts';
import './table.css';
import { ROLES, TableRow } from './TableRow.tsx';
import type { TableState } from './table-state.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowWindow, WHOLE_LIST } from './use-row-window.ts';

/** The row of a key press. */
export interface KeyedRow<Row> {
  /** Undefined if no row has the focus; then `position` is -1. */
  readonly row: Row | undefined;
  readonly position: number;
  readonly rows: readonly Row[];
  /** Moves the focus to the next row, which says so; J pressed next stays there. */
  readonly goToNext: () => void;
  /** Moves the focus to a row that comes with the next list. */
  readonly focusId: (id: string) => void;
}

/** Checkboxes before the rows. Selected ids survive search and sort. */
export interface TableSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  readonly canSelect: (row: Row) => boolean;
  /** The checkbox's accessible name, e.g. `Select example.in`. */
  readonly labelOf: (row: Row) => string;
  /** The checkbox in the head, if it does something else than select every selectable row. */
  readonly all?: AllBox;
  /** Actions for the selected rows: a SelectionBar while any are selected. */
  readonly bar: ReactNode;
}

interface AllBox {
  readonly checked: boolean;
  readonly mixed: boolean;
  readonly onToggle: () => void;
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  /** A module constant: cells that call back into the page read a context. */
  columns: readonly TableColumn<Row>[];
  /** The rows that match, in order; memoised. */
  rows: readonly Row[];
  /** Returns the row's id, which survives a refresh; '' if the backend gave none. A module constant. */
  idOf: (row: Row) => string;
  state: TableState;
  /** Shown above the rows: a TableToolbar. */
  toolbar: ReactNode;
  /** Shown instead of rows if there are none. */
  nothing: ReactNode;
  selection?: TableSelection<Row>;
  /** True for rows that open on click, through their link or button with `data-main`. A module constant. */
  opens?: (row: Row) => boolean;
  /** Keys of one character in addition to the table's own, and what they do to the focused row. */
  rowKeys?: Readonly<Record<string, (at: KeyedRow<Row>) => void>>;
  /** True while the table still shows the rows of the previous search. */
  stale?: boolean;
  /** The row that the user returns to: it takes the focus from the heading. */
  returnTo?: string | null;
}

/**
 * The table of the consoles: a sticky header, cards on narrow screens, and only the rows in view in the page once there
 * are more than 100. Every row is keyed by its id: its state, the focus in it and a press on it stay with it when the
 * list changes.
 *
 * By the ARIA practices it is a table of links and buttons, no grid: its cells are read, not edited. So a screen reader
 * keeps its own table keys, Tab reaches every link and button, and the keys between rows are a shortcut: arrows, J, K,
 * Home, End and Page keys. Enter presses a row's main link or button, Escape clears the selection.
 *
 * `assets/AssetTable.tsx` shows how a page uses it.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  idOf,
  state,
  toolbar,
  nothing,
  selection: selectable,
  opens,
  rowKeys,
  stale = false,
  returnTo = null,
}: DataTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const room = useRoom(list);
  const onPaper = usePrinting();
  // On paper there is nothing to press.
  const selection = onPaper ? undefined : selectable;
  const isSelecting = selection !== undefined && selection.selected.size > 0;
  const focus = useRowFocus(
    rows,
    idOf,
    body,
    returnTo,
    isSelecting ? () => selection.onChange(new Set()) : null,
  );
  const { position: active, goToNext, focusId } = focus;
  const press = (act: (at: KeyedRow<Row>) => void) => () =>
    act({ row: rows[active], position: active, rows, goToNext, focusId });
  useSingleKeyShortcuts(
    Object.fromEntries(Object.entries(rowKeys ?? {}).map(([key, act]) => [key, press(act)])),
  );
  const asked = JSON.stringify([state.query, state.sort, state.filters]);
  const { shown, after, measure } = useRowWindow(rows, {
    kept: onPaper ? -1 : active,
    body,
    isCards: room === Infinity,
    asked,
    onPaper,
  });
  useScrollBackOnChange(asked, body);
  const select = useSelect(selection);

  // As text: another array with every key would draw every row again.
  const hidden = state.hidden.join();
  const inSight = useMemo(
    () => columnsInSight(columns, hidden.split(','), room, onPaper),
    [columns, hidden, room, onPaper],
  );
  const style: CSSProperties & Record<'--tracks', string> = {
    '--tracks': tracksOf(inSight, selection !== undefined, opens !== undefined && !onPaper),
  };
  const tabStop = active < 0 ? shown[0]?.position : active;
  const keys = new Set<string>();
  const drawn = shown.flatMap(({ position, before }) => {
    const row = rows[position];
    if (row === undefined) return [];
    const id = idOf(row);
    // The backend may give no id, or the same one twice.
    const key = id === '' || keys.has(`id ${id}`) ? `at ${position}` : `id ${id}`;
    keys.add(key);
    return (
      <TableRow
        key={key}
        row={row}
        id={id}
        position={position}
        before={before}
        isTabStop={position === tabStop}
        isAfterMark={focus.isAfterMark && position === active}
        columns={inSight}
        selected={selection?.selected.has(id)}
        selectLabel={selection?.canSelect(row) ? selection.labelOf(row) : null}
        opens={opens?.(row) ?? false}
        onSelect={select}
        measure={measure}
      />
    );
  });

  return (
    <div ref={list} data-list className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RoomContext value={room}>{toolbar}</RoomContext>
      <div className={cx('min-w-0', isSelecting && 'dt-selecting')}>
        {selectable?.bar}
        {rows.length === 0 ? (
          nothing
        ) : (
          <CutNames value={room !== Infinity && !onPaper}>
            <table
              {...ROLES.table}
              aria-label={label}
              aria-rowcount={rows.length + 1}
              aria-busy={stale || undefined}
              className="data-table"
              style={style}
            >
              <thead {...ROLES.group} className={selection && 'dt-selects'}>
                <tr {...ROLES.row} aria-rowindex={1} className="dt-row">
                  {selection && (
                    <th {...ROLES.head} className="dt-select">
                      <SelectAll box={selection.all ?? everyBox(rows, idOf, selection)} />
                    </th>
                  )}
                  {inSight.map((column) => (
                    <Heading key={column.id} column={column} columns={columns} state={state} />
                  ))}
                </tr>
              </thead>
              {/* The keys move the focus between the rows, which are focusable; Enter does what a press does. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
              <tbody
                ref={body}
                {...ROLES.group}
                {...focus.handlers}
                {...(opens && rowClick)}
                style={{ paddingBottom: after }}
                // If rows come and go above the view, the list itself keeps its place.
                className={rows.length > WHOLE_LIST ? '[overflow-anchor:none]' : undefined}
              >
                {drawn}
              </tbody>
            </table>
          </CutNames>
        )}
        {rows.length > WHOLE_LIST && (
          <p className="hidden pt-3 text-quiet print:block">
            {`Rows 1 to ${WHOLE_LIST} of ${formatNumber(rows.length)}.`}
          </p>
        )}
      </div>
    </div>
  );
}

interface HeadingProps<Row> {
  column: TableColumn<Row>;
  columns: readonly TableColumn<Row>[];
  state: TableState;
}

/** One column's heading: a button if the column can be sorted, with an arrow while it is the sorted one. */
function Heading<Row>({ column, columns, state }: HeadingProps<Row>) {
  const { id, header, sortBy } = column;
  const shown = shownSort(columns, state.sort);
  const sorted = shown?.column === id ? (shown.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th
      {...ROLES.head}
      aria-sort={sorted}
      className="px-2 text-left text-xs font-semibold text-quiet [word-spacing:0.16em]"
    >
      {sortBy ? (
        <button
          type="button"
          onClick={() => state.setSort(nextSort(column, shown, unsortedOf(columns)))}
          className="-mx-1 inline-flex h-8 items-center gap-1 rounded px-1 hover:text-ink"
        >
          {header}
          {sorted === 'ascending' && <ArrowUp aria-hidden size={14} strokeWidth={1.75} />}
          {sorted === 'descending' && <ArrowDown aria-hidden size={14} strokeWidth={1.75} />}
        </button>
      ) : (
        header
      )}
    </th>
  );
}

/** Selects or unselects every selectable row; null if there is none. */
function everyBox<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  { selected, canSelect, onChange }: TableSelection<Row>,
): AllBox | null {
  const ids = rows.filter(canSelect).map(idOf);
  if (ids.length === 0) return null;
  const chosen = ids.filter((id) => selected.has(id)).length;
  const checked = chosen === ids.length;
  const onToggle = () => {
    const shown = new Set(ids);
    const others = [...selected].filter((id) => !shown.has(id));
    onChange(new Set(checked ? others : [...others, ...ids]));
  };
  return { checked, mixed: chosen > 0 && !checked, onToggle };
}

function SelectAll({ box }: { box: AllBox | null }) {
  if (!box) return null;
  return (
    <label className="dt-all">
      <Checkbox
        aria-label="Select all shown"
        checked={box.checked}
        mixed={box.mixed}
        onChange={box.onToggle}
      />
      <span aria-hidden className="md:hidden">
        Select all
      </span>
    </label>
  );
}

/** Returns the handler of row checkboxes. Always the same function, so that selecting a row redraws no other row. */
function useSelect<Row>(selection: TableSelection<Row> | undefined) {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback((id: string, isTicked: boolean) => {
    const { selected, onChange } = latest.current ?? {};
    const others = [...(selected ?? [])].filter((other) => other !== id);
    onChange?.(new Set(isTicked ? [...others, id] : others));
  }, []);
}

/** A new search, order or filter starts at the top of the list. */
function useScrollBackOnChange(key: string, body: { readonly current: HTMLElement | null }): void {
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const box = body.current?.getBoundingClientRect();
    if (box && box.top < 0) window.scrollBy({ top: box.top - 120, behavior: 'instant' });
  }, [key, body]);
}

let printing = false;

function onPrint(listener: () => void): () => void {
  const off = new AbortController();
  for (const type of ['beforeprint', 'afterprint']) {
    const tell = () => {
      printing = type === 'beforeprint';
      listener();
    };
    window.addEventListener(type, tell, { signal: off.signal });
  }
  return () => off.abort();
}

/** True while the page is laid out for print; a store, since the rows must be rendered before that. */
const usePrinting = (): boolean => useSyncExternalStore(onPrint, () => printing);
