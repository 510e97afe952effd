/** The state of a table in the URL. */
import { debounce, parseAsString, throttle, useQueryStates } from 'nuqs';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { tableState, type TableParams, type TableState } from './table-state.ts';

/** The URL is replaced this long after the last key. */
export const URL_DELAY_MS = 250;

const SEARCH = parseAsString.withOptions({ limitUrlUpdates: debounce(URL_DELAY_MS) });
const AT_ONCE = { limitUrlUpdates: throttle(0) };

export interface UrlTableState extends TableState {
  /** Writes the typed text to the URL, for a link that leaves the page at once. */
  readonly settle: () => Promise<void>;
  /** Replaces this state with another one. Input: the search part of a URL. */
  readonly apply: (search: string) => void;
}

/**
 * A local change and the history entry that it was made on. The address follows late, and may lose the change or be set
 * back meanwhile; typed text must not be lost. A link or Back, which leave the entry, win.
 */
interface Written {
  readonly on: string;
  readonly changed: TableParams;
}

/**
 * Reads and writes `?q=`, `sort=`, `hide=` and one parameter per filter. A change shows at once and replaces the URL: a
 * click immediately, typing once it pauses. Only the adapter's own copy of the address has it, not the router's: read
 * `state.search`, not `useLocation().search`.
 *
 * @param filterNames the URL parameters that are filters of this table; a module constant
 */
export function useTableState(filterNames: readonly string[]): UrlTableState {
  const parsers = useMemo(
    () => ({
      ...Object.fromEntries(['sort', 'hide', ...filterNames].map((name) => [name, parseAsString])),
      q: SEARCH,
    }),
    [filterNames],
  );
  const [address, setAddress] = useQueryStates(parsers);
  const { key } = useLocation();
  const [written, setWritten] = useState<Written>({ on: key, changed: {} });
  const params = useMemo<TableParams>(
    () => (written.on === key ? { ...address, ...written.changed } : address),
    [address, written, key],
  );
  return useMemo(() => {
    const setParams = (changed: TableParams, now: boolean) => {
      setWritten((before) => ({
        on: key,
        changed: before.on === key ? { ...before.changed, ...changed } : changed,
      }));
      return setAddress(changed, now ? AT_ONCE : undefined);
    };
    const state = tableState(params, filterNames, (changed, now) => void setParams(changed, now));
    return {
      ...state,
      apply(search) {
        const given = new URLSearchParams(search);
        // Unchanged parameters are not written: a late write would undo text that was typed meanwhile.
        const changed = Object.entries(params).filter(([name, value]) => value !== given.get(name));
        void setParams(Object.fromEntries(changed.map(([name]) => [name, given.get(name)])), true);
      },
      async settle() {
        const inAddress = new URLSearchParams(window.location.search).get('q') ?? '';
        if (inAddress !== state.query) await setParams({ q: state.query || null }, true);
      },
    };
  }, [params, key, setAddress, filterNames]);
}
