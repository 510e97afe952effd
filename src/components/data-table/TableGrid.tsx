import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  type CSSProperties,
  type RefObject,
} from 'react';
import type { RowSource } from './rows.ts';
import { SelectAll, type TableSelection } from './SelectAll.tsx';
import type { TableColumn } from './table-columns.ts';
import { ROLES } from './table-roles.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableState } from './table-state.ts';
import type { RowFocus } from './use-row-focus.ts';
import type { Press } from './use-still.ts';
import { usePrinting } from './use-printing.ts';
import { useRowWindow } from './use-row-window.ts';

interface TableGridProps<Row extends object> {
  label: string;
  /** What the rows are called, e.g. "assets". */
  many: string;
  columns: readonly TableColumn<Row>[];
  rows: RowSource<Row>;
  state: TableState;
  selection: TableSelection<Row> | undefined;
  stale: boolean;
  focus: RowFocus;
  /** Called when a pointer, or a key, goes down in a row. */
  onPress: (press: Press) => void;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Filled with what brings a row into view. */
  scroller: RefObject<((position: number) => boolean) | null>;
}

/** The table itself: header and the rows in view. */
export function TableGrid<Row extends object>({
  label,
  many,
  columns,
  rows,
  state,
  selection: selectable,
  stale,
  focus,
  onPress,
  body,
  scroller,
}: TableGridProps<Row>) {
  const { room, ...windowed } = useRowWindow(rows.count, focus.touched, body);
  useImperativeHandle(scroller, () => windowed.scrollTo, [windowed.scrollTo]);
  useScrollBackOnChange(state, body);
  const printing = usePrinting();
  // On paper there is nothing to press.
  const selection = printing ? undefined : selectable;
  const onSelect = useSelect(selection);

  const { hidden } = state;
  const visible = useMemo(
    () =>
      columns.filter(
        ({ id, fixed, stacked }) =>
          (fixed || !hidden.includes(id)) && !(printing && stacked === 'end'),
      ),
    [columns, hidden, printing],
  );
  const tracks = [...(selection ? ['2.5rem'] : []), ...visible.map(({ width }) => width)];
  const style: CSSProperties & Record<'--tracks', string> = { '--tracks': tracks.join(' ') };
  const first = windowed.rows[0]?.position ?? 0;
  const last = windowed.rows.at(-1)?.position ?? -1;

  return (
    <table
      {...ROLES.table}
      aria-label={label}
      aria-rowcount={rows.count + 1}
      aria-busy={stale || undefined}
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
            <TableHead key={column.id} column={column} state={state} />
          ))}
        </tr>
      </thead>
      {/* The keys move the focus between the rows, which are focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody
        ref={body}
        {...ROLES.group}
        onPointerDownCapture={onPress}
        onKeyDownCapture={onPress}
        onKeyDown={focus.onKeyDown}
        style={room ? { height: room.height, paddingTop: room.before } : undefined}
        // Where rows come and go above the view, the list itself keeps its place.
        className={room ? '[overflow-anchor:none]' : undefined}
      >
        {windowed.rows.map(({ position, top }, index) => {
          const row = rows.at(position);
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
              columns={visible}
              id={rows.idAt(position)}
              selected={selection?.selected.has(rows.idAt(position))}
              selectable={selection?.canSelect?.(row) ?? true}
              selectLabel={selection?.labelOf(row) ?? ''}
              onSelect={onSelect}
              measure={windowed.measure}
              onFocus={focus.onFocus}
            />
          );
        })}
      </tbody>
    </table>
  );
}

/** What a row's check box calls: the same function as long as rows can be selected. */
function useSelect<Row extends object>(selection: TableSelection<Row> | undefined) {
  const latest = useRef(selection);
  useEffect(() => {
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
