/** Search, sort, filters and hidden columns of one table, in the URL or in memory. */
import { useMemo, useState } from 'react';

export interface Sort {
  /** A column's id. */
  readonly column: string;
  readonly descending: boolean;
}

/** A sort as in the URL: `column` or `-column`; '' for none. */
export const sortText = (sort: Sort | null): string =>
  sort === null ? '' : `${sort.descending ? '-' : ''}${sort.column}`;

/** Reads what `sortText` wrote. */
export function readSort(text: string): Sort | null {
  const column = text.replace(/^-/, '');
  return column === '' ? null : { column, descending: text !== column };
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

/**
 * A table's state on top of its parameters.
 *
 * @param change sets some parameters; `now` is true to change at once, false to wait for the last key
 */
export function tableState(
  params: TableParams,
  filterNames: readonly string[],
  change: (changed: TableParams, now: boolean) => void,
): TableState {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value ? [[name, value] as const] : [],
  );
  const { q = '', sort = '', hide = '' } = Object.fromEntries(given);
  return {
    query: q,
    sort: readSort(sort),
    filters: Object.fromEntries(given.filter(([name]) => filterNames.includes(name))),
    hidden: hide.split(',').filter(Boolean),
    search: given.length === 0 ? '' : `?${new URLSearchParams(given.map((pair) => [...pair]))}`,
    setQuery: (query) => change({ q: query || null }, false),
    setSort: (next) => change({ sort: sortText(next) || null }, true),
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
  return useMemo(
    () =>
      tableState(params, filterNames, (changed) =>
        setParams((before) => ({ ...before, ...changed })),
      ),
    [params, filterNames],
  );
}
