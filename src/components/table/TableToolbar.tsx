import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { capitalized } from '@/lib/capitalized.ts';
import { count as counted, formatNumber, formatUtc, formatZonedClock } from '@/lib/format.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { SearchInput } from '@/ui/SearchInput.tsx';
import { Select } from '@/ui/Select.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { HostileText } from '../HostileText.tsx';
import { keptSort, unsortedOf, type TableColumn } from './columns.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { useSingleKeyShortcuts } from './single-key-shortcuts.ts';
import { readSort, sortText, type TableState } from './table-state.ts';

/** Words for the rows, singular and plural: "12 of 40 assets". */
export type Noun = readonly [one: string, many: string];

interface TableToolbarProps<Row> {
  noun: Noun;
  /** Number of rows that match. */
  count: number;
  /** Number of rows before search and filters. */
  total: number;
  state: TableState;
  columns: readonly TableColumn<Row>[];
  /** The search box's label and placeholder. */
  searchLabel: string;
  /** Returns the search for a pasted text. A module constant. */
  searchTakes?: (pasted: string) => Promise<string>;
  /** The order while no column is sorted by, in words: "most severe first". Missing if it is the server's. */
  order?: string;
  /** Time when the rows were fetched, in milliseconds since the epoch: `query.dataUpdatedAt`. */
  asOf?: number;
  /** The filters: a FilterSelect each. */
  filters: ReactNode;
  /** Number of active filters that a named view includes: not counted, and no reason to open the line. */
  filtersNamed?: number;
  /** At the end, in this order: Refresh, Export, then the primary action. */
  actions?: ReactNode;
}

/**
 * The line above a table, in the same order everywhere: search, filters, the number of rows | columns, then the page's
 * actions. Opened filters have their own line below; on narrow screens together with the order.
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
  asOf,
  filters,
  filtersNamed = 0,
  actions,
}: TableToolbarProps<Row>) {
  const search = useRef<HTMLInputElement>(null);
  const slash = shortcutsOn();
  const on = Object.keys(state.filters);
  const counting = on.length - filtersNamed;
  /** True or false if the user has opened or closed the filters; null before that, when they are open if one is set. */
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? counting > 0;
  const lineId = useId();
  useSingleKeyShortcuts({
    '/': () => {
      search.current?.focus();
      search.current?.select();
    },
  });
  const all = counted(total, ...noun);
  const fetched = new Date(asOf ?? 0).toISOString();

  return (
    <div className="dt-bar">
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
          const list = event.currentTarget.closest('[data-list]');
          list?.querySelector<HTMLElement>('[data-position]')?.focus();
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
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? lineId : undefined}
        onClick={() => setOpened(!isOpen)}
        className="dt-bar-toggle print:hidden"
        icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />}
      >
        <span>
          <span className="dt-bar-word">Filters</span>
          {counting > 0 && ` (${counting})`}
        </span>
      </Button>
      {isOpen && (
        <section id={lineId} aria-label="Filters" className="dt-bar-filters print:hidden">
          {filters}
          <SortSelect columns={columns} state={state} order={order} />
          {on.length > 0 && (
            <Button
              tone="quiet"
              onClick={() => {
                setOpened(true);
                for (const name of on) state.setFilter(name, '');
              }}
            >
              Clear filters
            </Button>
          )}
        </section>
      )}
      <div className="dt-bar-count">
        <p role="status" className="whitespace-nowrap text-quiet tabular-nums">
          {count === total ? all : `${formatNumber(count)} of ${all}`}
        </p>
        {asOf !== undefined && (
          <span className="whitespace-nowrap text-quiet tabular-nums">
            as of{' '}
            <time dateTime={fetched} title={formatUtc(fetched)}>
              {formatZonedClock(asOf)}
            </time>
          </span>
        )}
        {order !== undefined && keptSort(state.sort, unsortedOf(columns)) === null && (
          <p className="hidden whitespace-nowrap text-quiet min-[1600px]:block">{order}</p>
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

interface SortSelectProps<Row> {
  columns: readonly TableColumn<Row>[];
  state: TableState;
  order: string | undefined;
}

/** Chooses the order where columns have no headings: on narrow screens. */
function SortSelect<Row>({ columns, state, order }: SortSelectProps<Row>) {
  const unsorted = unsortedOf(columns);
  return (
    <div className="dt-filter md:hidden">
      <Select
        aria-label="Sort by"
        value={sortText(keptSort(state.sort, unsorted))}
        onChange={(event) => state.setSort(readSort(event.currentTarget.value))}
      >
        <option value="">{capitalized(order ?? 'as received')}</option>
        {columns
          .filter(({ sortBy }) => sortBy)
          .flatMap(({ id, header, firstDescending = false }) =>
            [firstDescending, !firstDescending]
              .map((descending) => ({ column: id, descending }))
              // The default order has its own words.
              .filter((sort) => keptSort(sort, unsorted) !== null)
              .map((sort) => (
                <option key={sortText(sort)} value={sortText(sort)}>
                  {`${header}, ${sort.descending ? 'descending' : 'ascending'}`}
                </option>
              )),
          )}
      </Select>
    </div>
  );
}

interface NothingMatchesProps {
  /** "No assets match". */
  title: string;
  state: TableState;
}

/** Shown instead of rows if there are some, and none matches. */
export const NothingMatches = ({ title, state }: NothingMatchesProps) => (
  <EmptyState
    title={title}
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
);
