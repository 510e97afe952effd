import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { formatNumber } from '@/lib/format.ts';
import { linedRooms, linesAt, trackStyle } from './column-room.ts';
import { rowPress } from './row-press.ts';
import { ROW_HEIGHT, rowHeight } from '@/lib/row-height.ts';
import { namesOf, RowElements } from './row-elements.ts';
import type { RowSource } from './rows.ts';
import { SelectAll, type TableSelection } from './SelectAll.tsx';
import type { TableColumn } from './table-columns.ts';
import { TableHead } from './TableHead.tsx';
import { shownSort } from './sorting.ts';
import { ROLES, TableRow } from './TableRow.tsx';
import type { Sort, TableState } from './table-state.ts';
import type { RowFocus } from './use-row-focus.ts';
import type { Press } from './use-held-while-pressed.ts';
import { useRowWindow, WHOLE_LIST } from './use-row-window.ts';

interface TableGridProps<Row> {
  label: string;
  /** What the rows are called, e.g. "assets". */
  many: string;
  columns: readonly TableColumn<Row>[];
  rows: RowSource<Row>;
  /** How many rows match, of which `rows` may hold only the first. */
  matching: number;
  state: TableState;
  /** The order while no column is sorted, where it is that of a column. */
  unsorted: Sort | null;
  selection: TableSelection<Row> | undefined;
  headingAt: ((position: number) => ReactNode) | undefined;
  /** Which rows open when pressed. */
  opens: ((row: Row) => boolean) | undefined;
  stale: boolean;
  /** Whether the page can export all rows, which a long list on paper mentions. */
  exports: boolean;
  statelessCells: boolean;
  focus: RowFocus;
  /** Called on pointerdown or keydown in a row. */
  onPress: (press: Press) => void;
  body: RefObject<HTMLTableSectionElement | null>;
}

/**
 * The table itself: header and the rows in view. By the ARIA practices a table of links and buttons, no
 * grid: its cells are read, not worked in, so a screen reader keeps its own table keys, Tab reaches every
 * link and button, and the arrow keys between rows are a short cut.
 */
export function TableGrid<Row>({
  label,
  many,
  columns,
  rows,
  matching,
  state,
  unsorted,
  selection: selectable,
  headingAt,
  opens,
  stale,
  exports,
  statelessCells,
  focus,
  onPress,
  body,
}: TableGridProps<Row>) {
  const height = useSyncExternalStore(rowHeight.subscribe, rowHeight.get, () => 'compact' as const);
  const twoLines = columns.some(({ below }) => below);
  const asked = JSON.stringify([state.query, state.sort, state.filters]);
  const inView = useRowWindow(rows, {
    kept: focus.active,
    body,
    height: ROW_HEIGHT[height],
    linesAt: (width) => linesAt(width, columns),
    asked,
  });
  useScrollBackOnChange(asked, body);
  const onPaper = usePrinting();
  // On paper there is nothing to press.
  const selection = onPaper ? undefined : selectable;
  const onSelect = useSelect(selection);

  const { hidden } = state;
  const visible = useMemo(
    () =>
      columns.filter(
        ({ id, fixed, stacked }) =>
          (fixed || !hidden.includes(id)) && !(onPaper && stacked === 'end'),
      ),
    [columns, hidden, onPaper],
  );
  const tracksOf = (some: readonly TableColumn<Row>[]) =>
    [
      ...(selection ? ['2.5rem'] : []),
      ...some.map(({ width }) => width),
      // The chevron's.
      ...(opens && !onPaper ? ['1.75rem'] : []),
    ].join(' ');
  const style: CSSProperties = trackStyle(visible, tracksOf);

  const printed = Math.min(rows.count, WHOLE_LIST);
  const shown = onPaper
    ? {
        rows: Array.from({ length: printed }, (_, position) => ({ position, before: 0 })),
        after: 0,
      }
    : inView;
  const tabStop = focus.active < 0 ? shown.rows[0]?.position : focus.active;
  const names = namesOf(rows, shown.rows);
  const [elements] = useState(() => new RowElements());
  const keys = statelessCells
    ? elements.keysOf(rows, [...names.values()], names.get(focus.active) ?? '')
    : [...names.values()];
  const drawn: ReactNode[] = [];
  for (const [at, { position, before }] of shown.rows.entries()) {
    const row = rows.at(position);
    if (row === undefined) continue;
    if (before > 0) drawn.push(<Spacer key={`before ${drawn.length}`} height={before} />);
    const id = rows.idAt(position);
    const heading = headingAt?.(position) ?? null;
    if (heading !== null) {
      drawn.push(<GroupHeading key={`heading ${keys[at]}`}>{heading}</GroupHeading>);
    }
    drawn.push(
      <TableRow
        key={keys[at]}
        row={row}
        id={id}
        position={position}
        tabStop={position === tabStop}
        isAfterMark={focus.isAfterMark && position === focus.active}
        columns={visible}
        selected={selection?.selected.has(id)}
        selectable={selection?.canSelect?.(row) ?? true}
        opens={opens?.(row) ?? false}
        selectLabel={selection?.labelOf(row) ?? ''}
        selectTitle={selection?.boxTitle}
        onSelect={onSelect}
        measure={inView.measure}
      />,
    );
  }
  if (shown.after > 0) drawn.push(<Spacer key="after" height={shown.after} />);

  return (
    <>
      <table
        {...ROLES.table}
        aria-label={label}
        aria-rowcount={rows.count + 1}
        aria-busy={stale || undefined}
        data-rows={height}
        data-cards={columns.some(({ stacked }) => stacked === 'second') || undefined}
        data-two-lines={twoLines || undefined}
        data-lines={linedRooms(visible) || undefined}
        className="data-table"
        style={style}
      >
        <thead {...ROLES.group} className={selection && 'dt-selects'}>
          <tr {...ROLES.row} aria-rowindex={1} className="dt-row">
            {selection && (
              <th {...ROLES.head} className="dt-select">
                <SelectAll rows={rows} selection={selection} many={many} />
              </th>
            )}
            {visible.map((column) => (
              <TableHead
                key={column.id}
                column={column}
                shown={shownSort(columns, state.sort, unsorted)}
                unsorted={unsorted}
                onSort={state.setSort}
              />
            ))}
          </tr>
        </thead>
        {/* The keys move the focus between the rows, which are focusable; Enter does what a press does. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
        <tbody
          ref={body}
          {...ROLES.group}
          {...focus.handlers}
          {...(opens && rowPress)}
          onPointerDownCapture={onPress}
          onKeyDownCapture={onPress}
          // Where rows come and go above the view, the list itself keeps its place.
          className={rows.count > WHOLE_LIST ? '[overflow-anchor:none]' : undefined}
        >
          {drawn}
        </tbody>
      </table>
      {matching > printed && (
        <p className="hidden pt-3 text-quiet print:block">
          {`Rows 1 to ${printed} of ${formatNumber(matching)}${exports ? ': export for all' : ''}.`}
        </p>
      )}
    </>
  );
}

/** Stands above the first row of a group; `data-heading` has its room counted with that row's. */
const GroupHeading = ({ children }: { children: ReactNode }) => (
  <tr {...ROLES.row} data-heading className="block border-b border-hairline bg-raised">
    <th {...ROLES.groupHead} className="block px-1 py-2 text-left font-semibold md:px-3">
      {children}
    </th>
  </tr>
);

/** Empty space in place of the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  return <tr aria-hidden className="block" style={{ height }} />;
}

/** What a row's check box calls: the same function as long as rows can be selected. */
function useSelect<Row>(selection: TableSelection<Row> | undefined) {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  const onSelect = useCallback((id: string, selected: boolean) => {
    const current = latest.current;
    if (!current) return;
    const next = new Set(current.selected);
    if (selected) next.add(id);
    else next.delete(id);
    current.onChange(next);
  }, []);
  return selection ? onSelect : undefined;
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

/** True while the page is laid out for print; a store, since the rows must be drawn before that. */
const usePrinting = (): boolean => useSyncExternalStore(onPrint, () => printing);
