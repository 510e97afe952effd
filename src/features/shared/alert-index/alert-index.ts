/**
 * The list of alerts as the browser can search 100,000 of them: read, indexed, searched, sorted. Pure;
 * runs in a worker, and in the page's own thread where there are no workers.
 */
import * as v from 'valibot';
import { ImpersonationAlert } from '@/api/contract/index.ts';
import { findRows } from '@/api/contract/read.ts';
import { saysFailed, serverWords } from '@/api/errors.ts';
import { readJson } from '@/api/http.ts';
import type { AlertQuestion, AlertSort } from './alert-question.ts';
import { haystackOf, needlesOf } from './alert-text.ts';
import { packAlerts, type PackedAlerts } from './packed-alerts.ts';
import { severityOf, type Severity } from '@/lib/severity.ts';
import { KINDS } from './technique-kinds.ts';

/** What is known about the whole list. */
export interface AlertSummary {
  readonly total: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  /** The asset names in use, most alerts first, at most MAX_ASSETS. */
  readonly assets: readonly { readonly name: string; readonly count: number }[];
  /** How many asset names in use are not among `assets`. */
  readonly otherAssets: number;
}

export const MAX_ASSETS = 200;
const PROGRESS_EVERY = 5_000;

/** The answer cannot be read; `words` are the server's, '' when it said nothing. */
export class UnreadableAlerts extends Error {
  readonly words: string;

  constructor(words: string) {
    super('The list of alerts cannot be read');
    this.words = words;
  }
}

/**
 * Reads the body of the alert list by the contract's schema.
 *
 * @param onProgress told every 5,000 alerts: read so far, and all
 * @throws UnreadableAlerts when the body holds no list, or an error
 */
export function readAlerts(
  body: ArrayBuffer,
  onProgress: (read: number, total: number) => void,
): ImpersonationAlert[] {
  const { value } = readJson(body);
  const rows = findRows(value, ['impersonations']);
  // A failure may come as a success, with an empty list beside its words.
  if (rows === null || saysFailed(value)) throw new UnreadableAlerts(serverWords(value));
  return rows.map((row, index) => {
    if (index % PROGRESS_EVERY === 0) onProgress(index, rows.length);
    return v.parse(ImpersonationAlert, row);
  });
}

export interface AlertIndex {
  readonly summary: AlertSummary;
  readonly packed: PackedAlerts;
  /** The places of all alerts as they are listed while nobody sorts: the most severe first. */
  readonly order: Uint32Array<ArrayBuffer>;
  /**
   * The places (in the list as it came) of the alerts that match, in order.
   *
   * @param kinds the techniques found so far, as codes; no question about techniques without it
   */
  readonly find: (question: AlertQuestion, kinds?: Uint8Array) => Uint32Array<ArrayBuffer>;
  /** The place of the first alert with this id; -1 where there is none. */
  readonly locate: (id: string) => number;
}

/** Prepares a list for searching. Orders are computed when first asked for, and kept. */
export function indexAlerts(alerts: readonly ImpersonationAlert[]): AlertIndex {
  const haystacks = alerts.map(haystackOf);
  const levels = alerts.map((alert) => severityOf(alert.severity_score));
  const orders = new Map<string, Uint32Array>();

  const orderOf = (sort: AlertSort, descending: boolean): Uint32Array => {
    const key = `${sort} ${descending}`;
    const order = orders.get(key) ?? orderAlerts(alerts, sort, descending);
    orders.set(key, order);
    return order;
  };

  const find = (question: AlertQuestion, kinds?: Uint8Array) => {
    const { query, severity, asset, technique = null, sort, descending } = question;
    const kind = technique && kinds ? KINDS.indexOf(technique) : null;
    const needles = needlesOf(query);
    const matches = (index: number): boolean => {
      if (severity !== null && levels[index] !== severity) return false;
      if (asset !== null && alerts[index]?.asset_name !== asset) return false;
      if (kind !== null && kinds?.[index] !== kind) return false;
      const haystack = haystacks[index] ?? '';
      return needles.length === 0 || needles.some((needle) => haystack.includes(needle));
    };
    // Texts are read one after the other, as they lie in memory; only flags are looked up in order.
    const flags = new Uint8Array(alerts.length);
    for (let index = 0; index < flags.length; index += 1) flags[index] = matches(index) ? 1 : 0;
    const order = sort && orderOf(sort, descending);
    const found = new Uint32Array(alerts.length);
    let count = 0;
    for (let position = 0; position < flags.length; position += 1) {
      const index = order ? (order[position] ?? 0) : position;
      if (flags[index] === 0) continue;
      found[count] = index;
      count += 1;
    }
    return found.slice(0, count);
  };

  const locate = (id: string) => alerts.findIndex((alert) => alert.id === id);

  return {
    summary: summarise(alerts, levels),
    packed: packAlerts(alerts),
    order: new Uint32Array(orderOf('severity', true)),
    find,
    locate,
  };
}

function summarise(
  alerts: readonly ImpersonationAlert[],
  levels: readonly (Severity | null)[],
): AlertSummary {
  const bySeverity: Record<Severity, number> = { High: 0, Medium: 0, Low: 0 };
  for (const level of levels) if (level) bySeverity[level] += 1;
  const counts = new Map<string, number>();
  for (const { asset_name } of alerts) {
    if (asset_name !== '') counts.set(asset_name, (counts.get(asset_name) ?? 0) + 1);
  }
  const assets = Array.from(counts, ([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_ASSETS);
  const otherAssets = counts.size - assets.length;
  return { total: alerts.length, bySeverity, assets, otherAssets };
}

/** The places of all alerts in order; what is not given comes last, equals stay as they came. */
function orderAlerts(
  alerts: readonly ImpersonationAlert[],
  sort: AlertSort,
  descending: boolean,
): Uint32Array {
  const direction = descending ? -1 : 1;
  const keys: (string | number | null)[] = alerts.map((alert) => keyOf(alert, sort));
  // Mixed kinds have no order of their own; ids that are all numbers sort as numbers.
  const numeric = keys.every((key) => key === null || typeof key === 'number');
  const comparable = numeric ? keys : keys.map((key) => (key === null ? null : String(key)));
  return Uint32Array.from(alerts.keys()).toSorted((a, b) => {
    const left = comparable[a] ?? null;
    const right = comparable[b] ?? null;
    if (left === right) return a - b;
    if (left === null) return 1;
    if (right === null) return -1;
    return left < right ? -direction : direction;
  });
}

function keyOf(alert: ImpersonationAlert, sort: AlertSort): string | number | null {
  switch (sort) {
    case 'severity':
      return alert.severity_score;
    case 'asset':
      return alert.asset_name.toLowerCase() || null;
    case 'domain':
      return alert.impersonating_domain.toLowerCase() || null;
    case 'id':
      if (alert.id === '') return null;
      return /^\d{1,15}$/.test(alert.id) ? Number(alert.id) : alert.id.toLowerCase();
  }
}
