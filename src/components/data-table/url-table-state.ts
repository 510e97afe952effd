/** The state of a table whose home is the URL. */
import { debounce, parseAsString, throttle, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { tableState, useHidden, type TableState } from './table-state.ts';

/** The URL is replaced this long after the last key (design section 10, "big lists"). */
export const URL_DELAY_MS = 250;

const NONE: readonly string[] = [];
const SEARCH = parseAsString.withOptions({ limitUrlUpdates: debounce(URL_DELAY_MS) });
const AT_ONCE = { limitUrlUpdates: throttle(0) };

export interface UrlTableState extends TableState {
  /** Writes what was just typed to the URL, for a link that leaves the page at once. */
  readonly settle: () => Promise<void>;
  /** Puts all of another state in place of this one. Input: the search part of a URL. */
  readonly apply: (search: string) => void;
}

/**
 * Reads and writes `?q=`, `sort=`, `hide=` and one parameter per filter. A change shows at once and
 * replaces the URL: a click immediately, typing once it pauses. Only the adapter's own copy of the
 * address knows of it, not the router's: read `state.search`, not `useLocation().search`.
 *
 * @param filterNames the URL parameters that are filters of this table; a module constant
 */
export function useTableState(filterNames: readonly string[] = NONE): UrlTableState {
  const parsers = useMemo(
    () => ({
      ...Object.fromEntries(['sort', 'hide', ...filterNames].map((name) => [name, parseAsString])),
      q: SEARCH,
    }),
    [filterNames],
  );
  const [params, setParams] = useQueryStates(parsers);
  const hidden = useHidden(params);
  return useMemo(() => {
    const state = tableState(
      params,
      hidden,
      filterNames,
      (changed, now) => void setParams(changed, now ? AT_ONCE : undefined),
    );
    return {
      ...state,
      apply(search) {
        const given = new URLSearchParams(search);
        // What stays is not written: a write that lands late would undo what was typed meanwhile.
        const changed = Object.entries(params).filter(([name, value]) => value !== given.get(name));
        void setParams(
          Object.fromEntries(changed.map(([name]) => [name, given.get(name)])),
          AT_ONCE,
        );
      },
      async settle() {
        const written = new URLSearchParams(window.location.search).get('q') ?? '';
        if (written !== state.query) await setParams({ q: state.query || null }, AT_ONCE);
      },
    };
  }, [params, hidden, setParams, filterNames]);
}
