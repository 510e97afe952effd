import { useId, useRef, useState, type ReactNode } from 'react';
import { count as counted, formatNumber, formatUtc, formatZonedClock } from '@/lib/format.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import { cx } from '@/ui/class-names.ts';
import { SearchInput } from '@/ui/SearchInput.tsx';
import { useMedia } from '@/ui/use-media.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { FiltersToggle } from './FilterSelect.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { useLetterKeys } from './letter-keys.ts';
import { keptSort } from './sorting.ts';
import { SortSelect } from './SortSelect.tsx';
import type { TableColumn } from './table-columns.ts';
import type { Sort, TableState } from './table-state.ts';

interface TableToolbarProps<Row> {
  noun: readonly [one: string, many: string];
  count: number;
  total: number;
  state: TableState;
  columns: readonly TableColumn<Row>[];
  searchLabel: string | undefined;
  searchTakes: ((pasted: string) => string) | undefined;
  order: string | undefined;
  unsorted: Sort | null;
  /** When the rows were fetched, in milliseconds since the epoch. */
  asOf: number | undefined;
  filters: ReactNode;
  foldFilters: boolean | 'many';
  filtersNamed: number;
  actions: ReactNode;
  onArrowDown: () => void;
}

/** Where filters are in the toolbar or in a line below it, not in a sheet. */
const HAS_LINES = '(width >= 769px)';

/**
 * Above a table, in the same order everywhere: search, filters, the number of rows | columns, then the page's
 * actions (refresh, export, the primary one). What is chosen wraps nothing and moves nothing (toolbar.css).
 */
export function TableToolbar<Row>({
  noun,
  count,
  total,
  state,
  columns,
  searchLabel,
  searchTakes,
  order,
  unsorted,
  asOf,
  filters,
  foldFilters,
  filtersNamed,
  actions,
  onArrowDown,
}: TableToolbarProps<Row>) {
  const search = useRef<HTMLInputElement>(null);
  const slash = shortcutsOn();
  const hasLines = useMedia(HAS_LINES);
  const on = Object.keys(state.filters).length - filtersNamed;
  const [line, setLine] = useState(on > 0);
  const [sheet, setSheet] = useState(false);
  const lineId = useId();
  useLetterKeys({
    '/': () => {
      search.current?.focus();
      search.current?.select();
    },
  });
  const of = (some: number) => `${formatNumber(some)} of ${counted(total, ...noun)}`;
  // For the longest that can be said, so that nothing beside it moves: a character takes about 0.8ch here.
  const longest = asOf === undefined ? of(total) : `${of(total)}..as of 10:42`;
  const room = Math.ceil(0.8 * longest.length);
  const sort = <SortSelect columns={columns} state={state} order={order} unsorted={unsorted} />;

  return (
    <div
      className={cx(
        'dt-bar',
        foldFilters && 'dt-bar-folds',
        foldFilters === 'many' && 'dt-bar-many',
      )}
    >
      {searchLabel !== undefined && (
        <SearchInput
          names
          input={search}
          label={searchLabel}
          aria-keyshortcuts={slash ? '/' : undefined}
          value={state.query}
          onValue={state.setQuery}
          {...(searchTakes && { taken: searchTakes })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            onArrowDown();
          }}
          className="dt-bar-search print:hidden"
          hint={
            slash && (
              <kbd
                aria-hidden
                className="pointer-events-none absolute inset-y-0 right-2.5 my-auto hidden h-5 rounded border border-hairline px-1.5 font-mono text-2xs leading-[1.125rem] text-quiet peer-focus:hidden md:block"
              >
                /
              </kbd>
            )
          }
        />
      )}
      {foldFilters && (
        <div className={cx('dt-bar-toggle print:hidden', foldFilters === true && 'md:hidden')}>
          <FiltersToggle
            open={hasLines ? line : sheet}
            panelId={hasLines ? lineId : undefined}
            onToggle={() => (hasLines ? setLine(!line) : setSheet(true))}
            on={on}
          />
          <FilterSheet
            open={sheet}
            onClose={() => setSheet(false)}
            state={state}
            shown={counted(count, ...noun)}
          >
            {filters}
            {sort}
          </FilterSheet>
        </div>
      )}
      {filters && (
        <div
          id={lineId}
          data-open={line || undefined}
          className={cx('dt-bar-filters print:hidden', foldFilters && 'max-md:hidden')}
        >
          {filters}
        </div>
      )}
      {!foldFilters && <div className="min-w-44 flex-1 md:hidden print:hidden">{sort}</div>}
      <div className="dt-bar-count" style={{ minWidth: `${room}ch` }}>
        <p role="status" className="whitespace-nowrap text-quiet tabular-nums">
          {count === total ? counted(total, ...noun) : of(count)}
        </p>
        {asOf !== undefined && <AsOf at={asOf} />}
        {order !== undefined && keptSort(state.sort, unsorted) === null && (
          <p
            className={cx(
              'whitespace-nowrap text-quiet min-[1600px]:block',
              foldFilters === 'many' ? 'hidden' : 'max-lg:hidden xl:hidden',
            )}
          >
            {order}
          </p>
        )}
      </div>
      <div className="ml-auto flex items-center gap-1.5 max-md:flex-wrap max-md:justify-end print:hidden">
        <div className="hidden md:block">
          <ColumnsMenu columns={columns} state={state} />
        </div>
        {actions}
      </div>
    </div>
  );
}

/**
 * When the rows of a list were fetched, as the reader's clock says it, with its zone; in UTC in its title.
 *
 * @param at milliseconds since the epoch
 */
function AsOf({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return (
    <span className="whitespace-nowrap text-quiet tabular-nums">
      as of{' '}
      <time dateTime={iso} title={formatUtc(iso)}>
        {formatZonedClock(at)}
      </time>
    </span>
  );
}
