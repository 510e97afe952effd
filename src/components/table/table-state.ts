/** Search, sort, filters and hidden columns of one table, in the URL or in memory. */
import { useMemo, useState } from 'react';

export interface Sort {
  /** A column's id. */
  readonly column: string;
  readonly descending: boolean;
}

export interface TableState {
  readonly query: string;
  readonly sort: Sort | null;
  /** Chosen filter values by filter name; a filter that is off is absent. */
  readonly filters: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
  /** All of it as the search part of a URL: '' or with its question mark. */
  readonly search: string;
  readonly setQuery: (query: string) => void;
  readonly setSort: (sort: Sort | null) => void;
  /** Sets one filter; an empty value switches it off. */
  readonly setFilter: (name: string, value: string) => void;
  readonly setHidden: (columns: readonly string[]) => void;
  /** Switches search and filters off. */
  readonly clear: () => void;
}

/** The state as URL parameters: `q`, `sort=column` or `sort=-column`, `hide=a,b`, one per filter. */
export type TableParams = Readonly<Record<string, string | null>>;

/** The ids of the hidden columns: the same array until they change; otherwise every key would redraw every row. */
export function useHidden({ hide }: TableParams): readonly string[] {
  return useMemo(() => (hide ?? '').split(',').filter(Boolean), [hide]);
}

/**
 * A table's state on top of its parameters.
 *
 * @param hidden from `useHidden`
 * @param change sets some parameters; `now` is true to change at once, false to wait for the last key
 */
export function tableState(
  params: TableParams,
  hidden: readonly string[],
  filterNames: readonly string[],
  change: (changed: TableParams, now: boolean) => void,
): TableState {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value ? [[name, value] as const] : [],
  );
  const { q = '', sort = '' } = Object.fromEntries(given);
  const column = sort.replace(/^-/, '');
  return {
    query: q,
    sort: column === '' ? null : { column, descending: sort !== column },
    filters: Object.fromEntries(given.filter(([name]) => filterNames.includes(name))),
    hidden,
    search: given.length === 0 ? '' : `?${new URLSearchParams(given.map((pair) => [...pair]))}`,
    setQuery: (query) => change({ q: query || null }, false),
    setSort: (next) =>
      change({ sort: next && `${next.descending ? '-' : ''}${next.column}` }, true),
    setFilter: (name, value) => change({ [name]: value || null }, true),
    setHidden: (columns) => change({ hide: columns.join(',') || null }, true),
    clear: () =>
      change({ q: null, ...Object.fromEntries(filterNames.map((name) => [name, null])) }, true),
  };
}

/**
 * The state of a table that is kept outside the URL.
 *
 * @param filterNames a module constant
 * @param initial parameters, a module constant
 */
export function useLocalTableState(
  filterNames: readonly string[],
  initial: TableParams,
): TableState {
  const [params, setParams] = useState(initial);
  const hidden = useHidden(params);
  return useMemo(
    () =>
      tableState(params, hidden, filterNames, (changed) =>
        setParams((before) => ({ ...before, ...changed })),
      ),
    [params, hidden, filterNames],
  );
}
