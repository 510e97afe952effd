import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { TableState } from '@/components/table/table-state.ts';
import { evidenceConfig } from '@/evidence-config.ts';
import { dnsFilterOf } from '@/evidence/index.ts';
import { sameText } from '@/lib/same-text.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { MATCH_KINDS } from '@/lookalike/match-kind.ts';
import type { Alert } from './model/alert.ts';
import { isAlertOrder, type AlertList } from './model/alert-list.ts';
import { statusFilterOf, type StatusFilter } from './model/case-filter.ts';
import { findAlerts, type AlertFacts, type Criteria } from './model/find-alerts.ts';
import { namesTechnique } from './model/pasted-indicators.ts';
import type { AlertTechniques } from './model/techniques.ts';
import { useFacts } from './use-facts.ts';

const FILTERS = ['status', 'severity', 'asset', 'technique', 'new'];
const FILTERS_WITH_DNS = [...FILTERS, 'dns'];

/** The list's filters, as in the URL; DNS only if the site has a resolver. Returns one of two constant arrays. */
export const alertFilters = (): readonly string[] =>
  evidenceConfig().doh ? FILTERS_WITH_DNS : FILTERS;

/** The order while no column is sorted by: reported alerts by waiting time, the longest first; others by severity. */
const unsortedOf = (status: StatusFilter | null) =>
  ({ column: status === 'reported' ? 'waiting' : 'severity', descending: true }) as const;

/** Returns the criteria of the address; the same object while nothing changes. */
export function useCriteria({ query: typed, sort, filters }: TableState): Criteria {
  const query = typed.trim();
  const severity = SEVERITIES.find((level) => sameText(level, filters['severity'])) ?? null;
  const asset = filters['asset'] ?? null;
  const technique = MATCH_KINDS.find((kind) => sameText(kind, filters['technique'])) ?? null;
  const dns = dnsFilterOf(filters['dns']);
  const status = statusFilterOf(filters['status']);
  const fresh = filters['new'] !== undefined;
  const chosen = sort && isAlertOrder(sort.column) ? sort.column : null;
  const unsorted = unsortedOf(status);
  const isWaiting = sort?.column === 'waiting' && unsorted.column === 'waiting';
  const column = isWaiting ? 'waiting' : (chosen ?? unsorted.column);
  const descending = isWaiting || chosen ? sort?.descending === true : true;
  return useMemo(
    () => ({ query, severity, asset, technique, dns, status, fresh, sort: column, descending }),
    [query, severity, asset, technique, dns, status, fresh, column, descending],
  );
}

/** True if the criteria leave alerts out. */
export const isNarrow = ({
  query,
  severity,
  asset,
  technique,
  dns,
  status,
  fresh,
}: Criteria): boolean =>
  query !== '' || fresh || [severity, asset, technique, dns, status].some((one) => one !== null);

/** True if the result depends on the techniques. */
export function useAsksTechnique({ query, technique }: Criteria): boolean {
  return useMemo(() => technique !== null || namesTechnique(query), [technique, query]);
}

const STAGES = 20;

/** Progress of the comparison, from 0 to 20, or how it ended. Changes seldom, unlike the state itself. */
function useStage(techniques: AlertTechniques): number | 'complete' | 'failed' {
  return useSyncExternalStore(techniques.subscribe, () => {
    const { is, done, total } = techniques.state();
    return is === 'comparing' ? Math.floor((done / total) * STAGES) : is;
  });
}

export interface FoundAlerts {
  readonly alerts: readonly Alert[];
  /** The criteria of this result, which may be older than the current ones. */
  readonly criteria: Criteria;
  /** The facts that the result is based on. */
  readonly facts: AlertFacts;
  /** True while the rows are those of the previous criteria. */
  readonly stale: boolean;
  /** True while alerts may be missing because their names have not been compared yet. */
  readonly partial: boolean;
}

/** The alerts that match the table's state. While letters are typed, the previous ones stay in sight. */
export function useFoundAlerts(list: AlertList, state: TableState): FoundAlerts {
  const asked = useCriteria(state);
  const criteria = useDeferredValue(asked);
  const facts = useFacts(criteria);
  const compared = useStage(list.techniques);
  // A change of stage only matters if the criteria contain techniques.
  const stage = useAsksTechnique(criteria) ? compared : 'complete';
  const alerts = useMemo(
    () => findAlerts(list, criteria, facts),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `stage` is that of the list's techniques
    [list, criteria, facts, stage],
  );
  return {
    alerts,
    criteria,
    facts,
    stale: criteria !== asked,
    partial: stage !== 'complete',
  };
}
