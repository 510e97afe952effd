/** Search, sort, filters and hidden columns of one table, kept in the URL. */
import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ContextType,
} from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom';

/** The URL is replaced this long after the last change (design section 10, "big lists"). */
export const URL_DELAY_MS = 250;

export interface Sort {
  /** A column's id. */
  readonly column: string;
  readonly descending: boolean;
}

interface Values {
  readonly query: string;
  readonly sort: Sort | null;
  /** Chosen filter values by filter name; a filter that is off is absent. */
  readonly filters: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
}

export interface TableState extends Values {
  readonly setQuery: (query: string) => void;
  readonly setSort: (sort: Sort | null) => void;
  /** Sets one filter; an empty value switches it off. */
  readonly setFilter: (name: string, value: string) => void;
  readonly setHidden: (columns: readonly string[]) => void;
  /** Switches search and filters off. */
  readonly clear: () => void;
  /** Whether search or a filter narrows the list. */
  readonly narrowed: boolean;
}

export interface UrlTableState extends TableState {
  /** The search string that the URL is about to get; null when it has it. */
  readonly pending: string | null;
}

type RouterState = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router']['state'];

interface Overlay {
  readonly values: Values;
  /** The search string the change was made on, and the one it becomes. */
  readonly base: string;
  readonly target: string;
  /** What this table has sent to the URL since, oldest first; each may still be on its way. */
  readonly sent: readonly string[];
}

/**
 * The state of a table whose home is the URL: `?q=`, `sort=column` or `sort=-column`, `hide=a,b`, and one
 * parameter per filter. A change shows at once and reaches the URL 250 ms after the last one; what
 * another part of the page or the Back button puts into the URL wins.
 *
 * @param filterNames the URL parameters that are filters of this table; a module constant
 */
export function useTableState(filterNames: readonly string[] = NONE): UrlTableState {
  const [params, setParams] = useSearchParams();
  const current = params.toString();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  // Reached the URL, or the URL went elsewhere: from here on the URL says it all.
  const settled = overlay && settle(overlay, current);
  if (settled !== overlay) setOverlay(settled);
  const fromUrl = useMemo(() => readValues(current, filterNames), [current, filterNames]);
  const values = overlay?.values ?? fromUrl;

  // What is shown: an updater of the state would be given what a render that was thrown away left behind.
  const latest = useRef({ values, current, overlay });
  // In the layout phase: an event may come before the passive effects of a transition.
  useLayoutEffect(() => {
    latest.current = { values, current, overlay };
  });

  const goal = overlay?.target ?? null;
  const { pathname } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (goal === null) return undefined;
    const replace = () => {
      // Who types and at once opens a row is on the way to its page: a change of the URL would call them
      // back. The router knows first; what React has drawn of it may be behind.
      if (router && destinationOf(router.state) !== pathname) {
        timer = setTimeout(replace, URL_DELAY_MS);
        return;
      }
      const { overlay: shown } = latest.current;
      // At once: a change made while the URL is on its way is worked out from this.
      if (shown) flushSync(() => setOverlay({ ...shown, sent: [...shown.sent, goal] }));
      setParams(goal, { replace: true, preventScrollReset: true });
    };
    let timer = setTimeout(replace, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [goal, pathname, router, setParams]);

  const change = useCallback(
    (part: Partial<Values>) => {
      const { current: base, ...before } = latest.current;
      const changed = { ...before.values, ...part };
      const target = writeValues(base, changed, filterNames);
      const overlaid = { values: changed, base, target, sent: before.overlay?.sent ?? [] };
      latest.current = { values: changed, current: base, overlay: overlaid };
      setOverlay(overlaid);
    },
    [filterNames, setOverlay],
  );

  return useMemo(
    () => ({
      ...values,
      setQuery: (query) => change({ query }),
      setSort: (sort) => change({ sort }),
      setFilter: (name, value) =>
        change({ filters: withFilter(latest.current.values.filters, name, value) }),
      setHidden: (hidden) => change({ hidden }),
      clear: () => change({ query: '', filters: {} }),
      narrowed: values.query.trim() !== '' || Object.keys(values.filters).length > 0,
      pending: goal,
    }),
    [values, goal, change],
  );
}

const NONE: readonly string[] = [];

/** Where the router is, or is on its way to. */
const destinationOf = ({ navigation, location }: RouterState): string =>
  (navigation.location ?? location).pathname;

/** The overlay after the URL became `current`; the same object while nothing changed, null at its end. */
function settle(overlay: Overlay, current: string): Overlay | null {
  const { base, target, sent } = overlay;
  // Typed and taken back while an earlier change is on its way: that one must not win.
  if (current === target && (sent.at(-1) ?? target) === target) return null;
  if (current === base) return overlay;
  const arrived = sent.indexOf(current);
  return arrived < 0 ? null : { ...overlay, base: current, sent: sent.slice(arrived + 1) };
}

function withFilter(filters: Values['filters'], name: string, value: string): Values['filters'] {
  const { [name]: _before, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}

function readValues(search: string, filterNames: readonly string[]): Values {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  return {
    query: params.get('q') ?? '',
    sort: column === '' ? null : { column, descending: sort.startsWith('-') },
    filters: Object.fromEntries(
      filterNames.flatMap((name) => {
        const value = params.get(name);
        return value ? [[name, value] as const] : [];
      }),
    ),
    hidden: (params.get('hide') ?? '').split(',').filter(Boolean),
  };
}

/** The search string with these values in it; parameters that are not the table's stay. */
function writeValues(search: string, values: Values, filterNames: readonly string[]): string {
  const params = new URLSearchParams(search);
  const set = (name: string, value: string) => {
    if (value === '') params.delete(name);
    else params.set(name, value);
  };
  set('q', values.query);
  set('sort', values.sort ? `${values.sort.descending ? '-' : ''}${values.sort.column}` : '');
  for (const name of filterNames) set(name, values.filters[name] ?? '');
  set('hide', values.hidden.join(','));
  return params.toString();
}
