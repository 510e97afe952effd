import { useMemo, useState } from 'react';
import type { Sort, TableState } from '@/components/data-table/table-state.ts';

/**
 * Search, sort and filters of a table whose page keeps them to itself: here the address bar holds only
 * the fragment with the domain, which no server sees.
 *
 * @param hiddenAtFirst the columns that are shown only when asked for
 */
export function useLocalTableState(hiddenAtFirst: readonly string[]): TableState {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort | null>(null);
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [hidden, setHidden] = useState(hiddenAtFirst);
  return useMemo(
    () => ({
      query,
      sort,
      filters,
      hidden,
      setQuery,
      setSort,
      setHidden,
      setFilter: (name, value) => setFilters(value === '' ? {} : { [name]: value }),
      clear: () => {
        setQuery('');
        setFilters({});
      },
      narrowed: query.trim() !== '' || Object.keys(filters).length > 0,
    }),
    [query, sort, filters, hidden],
  );
}
