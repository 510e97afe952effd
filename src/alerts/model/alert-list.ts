/**
 * The path of an alert from HTTP to the painted row:
 *
 *  1. pages/admin/AlertsPage.tsx asks `alertsQuery`, and AlertsLoading.tsx shows how far it is.
 *  2. alerts-query.ts fetches the body through api/client.ts and api/http.ts, and reads it in slices.
 *  3. alert.ts reads each row by the contract's schema (api/contract/entities.ts).
 *  4. alert-list.ts holds the alerts: plain objects in one array, which a new list replaces in one step.
 *  5. use-found-alerts.ts reads the address and asks find-alerts.ts: sort, then filters, then search (text-search.ts).
 *  6. AlertTable.tsx hands the alerts to components/table, which draws those in its window.
 *  7. alert-columns.tsx says which cells a row has, alert-cells.tsx draws them.
 *
 * techniques.ts has the engine compare the names meanwhile, those in view first. All that leaves a list is an alert or
 * its id; no place in it outlives it.
 */
import { namesAbove } from '@/lib/is-same-or-subdomain.ts';
import { drain, inSlices } from '@/lib/in-slices.ts';
import { readName, withoutWww } from '@/lib/read-name.ts';
import { severityOf, type Severity } from '@/lib/severity.ts';
import { hostOf, nameKey, STEP, type Alert } from './alert.ts';
import { AlertTechniques } from './techniques.ts';
import { TextSearch } from './text-search.ts';

/** Counts of the alerts that name an asset. Those without a score are only in `count`. */
export interface AssetSummary {
  readonly name: string;
  readonly count: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
}

/** Counts of some alerts. */
export interface AlertSummary {
  readonly total: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  /** The asset names in use, most alerts first, at most MAX_ASSETS. */
  readonly assets: readonly AssetSummary[];
  /** Number of asset names in use that are not among `assets`. */
  readonly otherAssets: number;
}

const MAX_ASSETS = 200;

export function summarise(alerts: readonly Alert[]): AlertSummary {
  const bySeverity: Record<Severity, number> = { High: 0, Medium: 0, Low: 0 };
  const counts = new Map<string, { count: number; bySeverity: Record<Severity, number> }>();
  for (const { asset_name: name, severity_score: score } of alerts) {
    const level = severityOf(score);
    if (level) bySeverity[level] += 1;
    if (name === '') continue;
    let asset = counts.get(name);
    if (!asset) {
      asset = { count: 0, bySeverity: { High: 0, Medium: 0, Low: 0 } };
      counts.set(name, asset);
    }
    asset.count += 1;
    if (level) asset.bySeverity[level] += 1;
  }
  const assets = Array.from(counts, ([name, figures]) => ({ name, ...figures }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_ASSETS);
  const otherAssets = counts.size - assets.length;
  return { total: alerts.length, bySeverity, assets, otherAssets };
}

const ORDERS = {
  id: ({ id }) => id,
  asset: ({ asset_name: name }) => name,
  domain: ({ impersonating_domain: name }) => name,
  severity: ({ severity_score: score }) => score,
} as const satisfies Record<string, (alert: Alert) => string | number | null>;

/** The ids of the columns that a list is sorted by. */
export type AlertOrder = keyof typeof ORDERS;
export const isAlertOrder = (column: string): column is AlertOrder => Object.hasOwn(ORDERS, column);

/** Some alerts of a list, in order. */
export interface Rows {
  readonly alerts: readonly Alert[];
  /** The index of each in the backend's order, for the search; no other code reads it. */
  readonly places: readonly number[];
}

/** One answer of the backend. Its alerts never change: what is learnt about them is kept elsewhere, by alert or id. */
export class AlertList {
  /** In the backend's order. */
  readonly alerts: readonly Alert[];
  /** The first alert with each id; alerts without an id are not in it. */
  readonly byId: ReadonlyMap<string, Alert>;
  /** Number of rows of the answer that were no alerts. */
  readonly unreadable: number;
  readonly techniques: AlertTechniques;
  readonly texts: TextSearch;
  readonly #orders = new Map<string, Rows>();
  readonly #byName = new Map<string, Alert[]>();
  readonly #naming = this.#readNames();
  readonly #closed = new AbortController();
  #summary: AlertSummary | null = null;

  constructor(alerts: readonly Alert[], unreadable = 0) {
    this.alerts = alerts;
    this.unreadable = unreadable;
    const byId = new Map<string, Alert>();
    for (const alert of alerts)
      if (alert.id !== '' && !byId.has(alert.id)) byId.set(alert.id, alert);
    this.byId = byId;
    this.techniques = new AlertTechniques(alerts);
    this.texts = new TextSearch(this);
  }

  /**
   * Does ahead what the first rows do not wait for, and a search or a page would have to do when it needs it.
   *
   * @returns resolves when it is done, or the list is closed
   */
  async prepare(): Promise<void> {
    const { texts } = this;
    const naming = this.#naming;
    function* steps() {
      yield* texts.reading;
      yield* naming;
    }
    await inSlices(steps(), this.#closed.signal).catch(() => undefined);
  }

  /** Counted at first use, like the orders. */
  get summary(): AlertSummary {
    return (this.#summary ??= summarise(this.alerts));
  }

  /**
   * Returns all alerts in the order of a column, which is sorted once. Missing values come last in either direction, and
   * equal ones keep their order.
   */
  inOrder(by: AlertOrder = 'severity', descending = true): Rows {
    const key = `${by} ${descending}`;
    let order = this.#orders.get(key);
    if (!order) this.#orders.set(key, (order = orderBy(this.alerts, by, descending)));
    return order;
  }

  /** Returns the alerts that hold a text, the most severe first; all for ''. */
  find(query: string): readonly Alert[] {
    return this.texts.find(query, this.inOrder());
  }

  /** The alerts with these ids that are listed, in the order of the ids. */
  withIds(ids: Iterable<string>): Alert[] {
    return [...ids].flatMap((id) => this.byId.get(id) ?? []);
  }

  /** The alerts about the same impersonating name, including this one; empty if the name is missing. */
  sameName(alert: Alert): readonly Alert[] {
    return alert.impersonating_domain === '' ? [] : (this.#names().get(nameKey(alert)) ?? []);
  }

  /**
   * The alerts about each of these names, a host below it, or a name above it.
   *
   * @param names A-labels, or another text as `nameKey` returns it
   * @returns an entry for each name that has any
   */
  around(names: ReadonlySet<string>): ReadonlyMap<string, readonly Alert[]> {
    const found = new Map<string, Alert[]>();
    const add = (name: string, alerts: readonly Alert[]) => {
      const before = found.get(name);
      if (before) before.push(...alerts);
      else found.set(name, [...alerts]);
    };
    for (const name of names) {
      for (const at of [name, ...namesAbove(name)]) {
        const alerts = this.#names().get(at);
        if (alerts) add(name, alerts);
      }
    }
    for (const [known, alerts] of this.#names()) {
      for (const above of namesAbove(known)) if (names.has(above)) add(above, alerts);
    }
    return found;
  }

  #names(): ReadonlyMap<string, readonly Alert[]> {
    drain(this.#naming);
    return this.#byName;
  }

  *#readNames(): Generator<void, void> {
    for (const [place, alert] of this.alerts.entries()) {
      if (place % STEP === 0) yield;
      for (const key of keysOf(alert)) {
        const known = this.#byName.get(key);
        if (known) known.push(alert);
        else this.#byName.set(key, [alert]);
      }
    }
  }

  close(): void {
    this.#closed.abort();
    this.techniques.close();
  }
}

/** The names that an alert is found by: its own, and the host if it is written as a URL. */
function keysOf(alert: Alert): Set<string> {
  const read = hostOf(alert) === null ? readName(alert.impersonating_domain) : null;
  return new Set([nameKey(alert), ...(read?.ok ? [withoutWww(read.ascii)] : [])]);
}

function orderBy(alerts: readonly Alert[], by: AlertOrder, descending: boolean): Rows {
  const read = ORDERS[by];
  const texts = alerts.map((alert) => {
    const value = read(alert);
    return typeof value === 'string' ? value.toLowerCase() || null : value;
  });
  // Ids are sorted as numbers where all of them are.
  const isNumeric = texts.every((text) => typeof text !== 'string' || /^\d{1,15}$/.test(text));
  const order = alerts.map((alert, place) => {
    const text = texts[place] ?? null;
    return { alert, place, key: isNumeric && text !== null ? Number(text) : text };
  });
  const direction = descending ? -1 : 1;
  order.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a < b ? -direction : Number(a > b) * direction;
  });
  return {
    alerts: order.map(({ alert }) => alert),
    places: order.map(({ place }) => place),
  };
}
