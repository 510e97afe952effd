import { Columns3, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { count as counted, formatNumber } from '@/lib/format.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { Input, Select } from '@/ui/Input.tsx';
import { Popover } from '@/ui/Popover.tsx';
import { FiltersToggle } from './FilterSelect.tsx';
import type { TableColumn } from './table-columns.ts';
import type { TableState } from './table-state.ts';

interface TableToolbarProps<Row> {
  noun: readonly [one: string, many: string];
  count: number;
  total: number;
  state: TableState;
  columns: readonly TableColumn<Row>[];
  searchLabel: string | undefined;
  order: string | undefined;
  filters: ReactNode;
  foldFilters: boolean;
  actions: ReactNode;
  onArrowDown: () => void;
}

/** Above a table: search, filters, sort (narrow screens), columns, the number of rows, actions. */
export function TableToolbar<Row>({
  noun,
  count,
  total,
  state,
  columns,
  searchLabel,
  order,
  filters,
  foldFilters,
  actions,
  onArrowDown,
}: TableToolbarProps<Row>) {
  const search = useRef<HTMLInputElement>(null);
  const slash = shortcutsOn();
  const filtersId = useId();
  const [unfolded, setUnfolded] = useState(false);
  useSlashFocuses(search);

  return (
    <div className="flex flex-wrap items-center gap-2">
      {searchLabel !== undefined && (
        <div className="relative min-w-0 flex-1 basis-full md:max-w-88 md:basis-52 print:hidden">
          <Search
            aria-hidden
            size={16}
            strokeWidth={1.5}
            className="pointer-events-none absolute top-3 left-3 text-quiet"
          />
          <Input
            ref={search}
            type="search"
            aria-label={searchLabel}
            aria-keyshortcuts={slash ? '/' : undefined}
            placeholder={searchLabel}
            value={state.query}
            onChange={(event) => state.setQuery(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              onArrowDown();
            }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="peer pr-9 pl-9 text-ellipsis"
          />
          {slash && (
            <kbd
              aria-hidden
              className="pointer-events-none absolute top-2.5 right-2.5 hidden rounded border border-hairline px-1.5 font-mono text-2xs leading-[1.125rem] text-quiet peer-focus:hidden md:peer-placeholder-shown:peer-[:not(:focus)]:block"
            >
              /
            </kbd>
          )}
        </div>
      )}
      {foldFilters && (
        <FiltersToggle
          open={unfolded}
          onToggle={() => setUnfolded(!unfolded)}
          panelId={filtersId}
          on={Object.keys(state.filters).length}
          className="md:hidden print:hidden"
        />
      )}
      {filters && (
        <div
          id={filtersId}
          className={cx(
            'flex min-w-0 flex-auto flex-wrap gap-2 *:grow md:flex-none md:*:grow-0 print:hidden',
            foldFilters && 'max-md:basis-full',
            foldFilters && !unfolded && 'max-md:hidden',
          )}
        >
          {filters}
        </div>
      )}
      <div className={cx('flex-2 md:hidden print:hidden', order ? 'min-w-52' : 'min-w-44')}>
        <Select
          aria-label="Sort by"
          value={state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.column}` : ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const column = value.replace(/^-/, '');
            state.setSort(column ? { column, descending: value.startsWith('-') } : null);
          }}
        >
          <option value="">{sentence(order ?? 'as received')}</option>
          {columns
            .filter(({ sortBy }) => sortBy)
            .flatMap(({ id, header }) => [
              <option key={id} value={id}>{`${header}, ascending`}</option>,
              <option key={`-${id}`} value={`-${id}`}>{`${header}, descending`}</option>,
            ])}
        </Select>
      </div>
      <p
        role="status"
        className={cx(
          'text-quiet tabular-nums max-md:min-w-0 max-md:flex-1',
          foldFilters ? 'max-md:basis-28' : 'max-md:basis-14',
        )}
      >
        {count === total
          ? counted(total, ...noun)
          : `${formatNumber(count)} of ${counted(total, ...noun)}`}
      </p>
      {order !== undefined && state.sort === null && (
        <p className="text-quiet max-md:hidden">{order}</p>
      )}
      <div className="ml-auto flex items-center gap-1.5 print:hidden">
        <div className="hidden md:block">
          <Popover
            label="Columns"
            className="p-2"
            trigger={(props) => (
              <IconButton
                {...props}
                label="Columns"
                icon={<Columns3 aria-hidden size={16} strokeWidth={1.5} />}
              />
            )}
          >
            {() => (
              <ul className="grid min-w-44">
                {columns.map(({ id, header, fixed, stacked }) => (
                  <li key={id}>
                    <label className="flex h-8 cursor-pointer items-center gap-2.5 rounded px-2 hover:bg-ink/6 has-disabled:cursor-not-allowed has-disabled:text-quiet">
                      <input
                        type="checkbox"
                        // The column that names a row cannot be hidden, nor the one that opens it.
                        disabled={fixed || stacked === 'title'}
                        checked={!state.hidden.includes(id)}
                        onChange={(event) =>
                          state.setHidden(
                            event.currentTarget.checked
                              ? state.hidden.filter((other) => other !== id)
                              : [...state.hidden, id],
                          )
                        }
                        className="size-4 accent-brand"
                      />
                      {header}
                    </label>
                  </li>
                ))}
              </ul>
            )}
          </Popover>
        </div>
        {actions}
      </div>
    </div>
  );
}

/** With its first letter in upper case. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

// A slash types nothing into a checkbox or a select.
const TYPED_IN = 'input:not([type=checkbox]), textarea, dialog';

/** `/` goes to the search box, unless the reader types elsewhere or a dialog is open. */
function useSlashFocuses(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      if (!shortcutsOn()) return;
      const { target } = event;
      if (target instanceof HTMLElement) {
        if (target.isContentEditable || target.closest(TYPED_IN)) return;
      }
      if (!input.current || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
