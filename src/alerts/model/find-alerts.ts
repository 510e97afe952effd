/** Finds the alerts of a list that meet criteria, and counts the results of each filter choice. */
import { waitsSince } from '@/cases/model/history.ts';
import type { AlertCase, CaseStatus } from '@/cases/model/types.ts';
import { type DnsFilter, type DnsStates, passesDns } from '@/evidence/index.ts';
import { nameForms } from '@/lib/idna.ts';
import { severityOf, type Severity } from '@/lib/severity.ts';
import { MATCH_KINDS, type MatchKind } from '@/lookalike/match-kind.ts';
import { hostOf, type Alert } from './alert.ts';
import type { AlertList, AlertOrder, Rows } from './alert-list.ts';
import { passesStatus, type StatusFilter } from './case-filter.ts';

/** Sort and filters of a list. */
export interface Filters {
  readonly severity: Severity | null;
  /** This asset name. If no alert has exactly this one, case and written form may differ. */
  readonly asset: string | null;
  /** The technique, as far as names have been compared; null for any. */
  readonly technique: MatchKind | null;
  /** Filter by the resolver's last answer. */
  readonly dns: DnsFilter | null;
  /** Filter by case status; an alert without a case is New. */
  readonly status: StatusFilter | null;
  /** True for only what arrived since last time. */
  readonly fresh: boolean;
  readonly sort: AlertOrder | 'waiting';
  readonly descending: boolean;
}

/** Search, sort and filters of a list. */
export interface Criteria extends Filters {
  readonly query: string;
}

/** Facts about alerts that are not in their list. */
export interface AlertFacts {
  /** By alert ids. */
  readonly cases: ReadonlyMap<string, AlertCase>;
  /** The ids of what is new since last time. */
  readonly fresh: ReadonlySet<string>;
  readonly dns: DnsStates;
}

/** Number of alerts that each choice of a filter would leave, with the search and the other filters as they are. */
export interface FilterCounts {
  readonly bySeverity: Readonly<Record<Severity, number>>;
  /** By the names of assets; those of the list's summary. */
  readonly assets: ReadonlyMap<string, number>;
  /** As far as names have been compared. */
  readonly kinds: ReadonlyMap<MatchKind, number>;
}

type Test = (alert: Alert) => boolean;

/** The status of an alert: New without a case. */
export const statusOf = ({ id }: Alert, { cases }: Pick<AlertFacts, 'cases'>): CaseStatus =>
  cases.get(id)?.status ?? 'new';

/** Returns what the filters leave, in order. The search looks among these, so each letter needs only the search. */
export function filterAlerts(list: AlertList, filters: Filters, facts: AlertFacts): Rows {
  const { sort, descending } = filters;
  const { severity, asset, technique, others } = testsOf(list, filters, facts);
  // One test after the other: running all of them on each alert takes twice as long.
  const left = [...others, severity, technique, asset].reduce(
    narrow,
    sort === 'waiting' ? list.inOrder() : list.inOrder(sort, descending),
  );
  return sort === 'waiting' ? byWaiting(left, facts, descending) : left;
}

function narrow(rows: Rows, test: Test): Rows {
  if (test === always) return rows;
  const alerts: Alert[] = [];
  const places: number[] = [];
  for (const [at, alert] of rows.alerts.entries()) {
    if (!test(alert)) continue;
    alerts.push(alert);
    places.push(rows.places[at] ?? -1);
  }
  return { alerts, places };
}

/** Number of alerts counted in a step. Timing a step takes longer than counting one alert. */
const STEP = 250;

/**
 * Counts each choice of a filter, in steps: each filter counts what passes the others. Techniques are counted as far as
 * names have been compared.
 */
export function* countChoices(
  list: AlertList,
  criteria: Criteria,
  facts: AlertFacts,
): Generator<void, FilterCounts> {
  const { severity, asset, technique, others } = testsOf(list, criteria, facts);
  const bySeverity: Record<Severity, number> = { High: 0, Medium: 0, Low: 0 };
  const assets = new Map(list.summary.assets.map(({ name }) => [name, 0]));
  const kinds = new Map<MatchKind, number>(MATCH_KINDS.map((kind) => [kind, 0]));
  for (const [at, alert] of list.find(criteria.query).entries()) {
    if (at % STEP === 0) yield;
    if (!others.every((test) => test(alert))) continue;
    const [one, two, three] = [severity(alert), asset(alert), technique(alert)];
    const level = severityOf(alert.severity_score);
    if (two && three && level) bySeverity[level] += 1;
    if (one && three) add(assets, alert.asset_name);
    if (one && two) add(kinds, list.techniques.of(alert)?.kind);
  }
  return { bySeverity, assets, kinds };
}

function add<Key>(counts: Map<Key, number>, key: Key | undefined): void {
  const before = key === undefined ? undefined : counts.get(key);
  if (key !== undefined && before !== undefined) counts.set(key, before + 1);
}

const always: Test = () => true;

/** A test for each filter with counts, and those for the others. */
function testsOf(list: AlertList, filters: Filters, facts: AlertFacts) {
  const { severity, technique, asset, dns, status, fresh } = filters;
  const { techniques } = list;
  const others: Test[] = [];
  if (dns !== null) others.push((alert) => passesDns(dns, facts.dns.get(hostOf(alert) ?? '')));
  if (status !== null) others.push((alert) => passesStatus(status, statusOf(alert, facts)));
  if (fresh) others.push(({ id }) => facts.fresh.has(id));
  const isLevel: Test = ({ severity_score: score }) => severityOf(score) === severity;
  const isKind: Test = (alert) => techniques.of(alert)?.kind === technique;
  return {
    others,
    severity: severity === null ? always : isLevel,
    technique: technique === null ? always : isKind,
    asset: asset === null ? always : assetTest(list, asset),
  };
}

/** Returns a test for alerts about this asset. If no alert has this exact name, case and written form may differ. */
function assetTest({ alerts }: AlertList, asset: string): Test {
  if (alerts.some(({ asset_name: name }) => name === asset)) {
    return ({ asset_name: name }) => name === asset;
  }
  const forms = nameForms(asset.toLowerCase());
  return ({ asset_name: name }) => forms.has(name.toLowerCase());
}

/** Sorts by the waiting time of their reports; ties keep their order, and unknown times come last. */
function byWaiting({ alerts, places }: Rows, { cases }: AlertFacts, descending: boolean): Rows {
  const direction = descending ? 1 : -1;
  const sorted = alerts
    .map((alert, at) => {
      const known = cases.get(alert.id);
      return { alert, place: places[at] ?? -1, since: known ? waitsSince(known) : 0 };
    })
    .toSorted(({ since: left }, { since: right }) =>
      left === 0 || right === 0
        ? Number(left === 0) - Number(right === 0)
        : (left - right) * direction,
    );
  return { alerts: sorted.map(({ alert }) => alert), places: sorted.map(({ place }) => place) };
}
