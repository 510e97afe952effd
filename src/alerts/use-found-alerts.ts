/** The alerts that match a table's state: criteria of the address, facts that they depend on, and the result. */
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { Sort, TableState } from '@/components/table/table-state.ts';
import type { CaseList } from '@/cases/model/types.ts';
import { casesOf } from '@/cases/index.ts';
import { dnsFilterOf, type DnsStates } from '@/evidence/index.ts';
import { sameText } from '@/lib/same-text.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { never } from '@/lib/store.ts';
import { MATCH_KINDS } from '@/lookalike/match-kind.ts';
import { useUser } from '@/session/AuthContext.tsx';
import { alertDns } from './model/alert-dns.ts';
import type { Alert } from './model/alert.ts';
import { isAlertOrder, type AlertList } from './model/alert-list.ts';
import { statusFilterOf, type StatusFilter } from './model/case-filter.ts';
import { findTechnique } from './model/text-search.ts';
import { filterAlerts, type AlertFacts, type Criteria, type Filters } from './model/find-alerts.ts';

/** The list's filters, as in the URL. */
export const ALERT_FILTERS = ['status', 'severity', 'asset', 'technique', 'new', 'dns'] as const;

/** While no column is sorted by: reported alerts by waiting time, the longest first; others by severity. */
function orderOf(
  sort: Sort | null,
  status: StatusFilter | null,
): Pick<Filters, 'sort' | 'descending'> {
  if (sort && isAlertOrder(sort.column)) return { sort: sort.column, descending: sort.descending };
  if (status !== 'reported') return { sort: 'severity', descending: true };
  return { sort: 'waiting', descending: sort?.column !== 'waiting' || sort.descending };
}

/** Returns the sort and filters of the address; the same object while nothing changes. */
function useFilters({ sort: sorted, filters }: TableState): Filters {
  const severity = SEVERITIES.find((level) => sameText(level, filters['severity'])) ?? null;
  const asset = filters['asset'] ?? null;
  const technique = MATCH_KINDS.find((kind) => sameText(kind, filters['technique'])) ?? null;
  const dns = dnsFilterOf(filters['dns']);
  const status = statusFilterOf(filters['status']);
  const fresh = filters['new'] !== undefined;
  const { sort, descending } = orderOf(sorted, status);
  return useMemo(
    () => ({ severity, asset, technique, dns, status, fresh, sort, descending }),
    [severity, asset, technique, dns, status, fresh, sort, descending],
  );
}

const NO_CASES: CaseList = { byAlert: new Map(), known: false, state: { is: 'loading' } };
const NONE_NEW: ReadonlySet<string> = new Set();
const NO_STATES: DnsStates = new Map();
const noCases = () => NO_CASES;
const noneNew = () => NONE_NEW;
const noVersion = () => 0;

/** The facts that the result of these criteria depends on; the same object until one of them changes. */
function useFacts({ status, fresh: asksNew, dns }: Filters): AlertFacts {
  const { database, arrivals } = casesOf(useUser().email);
  const followCases = status === null ? never : database.cases.subscribe;
  const cases = useSyncExternalStore(followCases, status === null ? noCases : database.cases.get);
  const followNew = asksNew ? arrivals.fresh.subscribe : never;
  const fresh = useSyncExternalStore(followNew, asksNew ? arrivals.fresh.get : noneNew);
  const check = dns === null ? null : (alertDns()?.check ?? null);
  const { subscribe = never, get = noVersion } = check?.version ?? {};
  const version = useSyncExternalStore(subscribe, get);
  return useMemo(
    () => ({ cases: cases.byAlert, fresh, dns: check?.states ?? NO_STATES }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `version` is that of the states
    [cases, fresh, check, version],
  );
}

/** How often the result is worked out again while names are compared. */
const STAGES = 20;

export interface FoundAlerts {
  readonly alerts: readonly Alert[];
  /** The criteria of this result, which may be older than the current ones. */
  readonly criteria: Criteria;
  /** The facts that the result is based on. */
  readonly facts: AlertFacts;
  /** True while the rows are those of the previous criteria. */
  readonly stale: boolean;
  /** Unless complete, alerts may be missing because their names are not compared. */
  readonly compared: 'comparing' | 'complete' | 'failed';
}

/** The alerts that match the table's state. While letters are typed, the previous ones stay in sight. */
export function useFoundAlerts(list: AlertList, state: TableState): FoundAlerts {
  const asked = useFilters(state);
  const filters = useDeferredValue(asked);
  const typed = state.query.trim();
  const query = useDeferredValue(typed);
  const facts = useFacts(filters);
  const { techniques } = list;
  const asksTechnique = filters.technique !== null || findTechnique(query) !== null;
  const stage = useSyncExternalStore(techniques.subscribe, () => {
    const { is, done, total } = techniques.state();
    if (!asksTechnique) return 'complete';
    return is === 'comparing' ? Math.floor((done / total) * STAGES) : is;
  });
  /* oxlint-disable react-hooks/exhaustive-deps -- `stage` is that of the list's techniques */
  const left = useMemo(() => filterAlerts(list, filters, facts), [list, filters, facts, stage]);
  const alerts = useMemo(() => list.texts.find(query, left), [list, query, left, stage]);
  /* oxlint-enable react-hooks/exhaustive-deps */
  const criteria = useMemo(() => ({ query, ...filters }), [query, filters]);
  return {
    alerts,
    criteria,
    facts,
    stale: query !== typed || filters !== asked,
    compared: typeof stage === 'number' ? 'comparing' : stage,
  };
}
