/**
 * The alert list in a worker of its own: read, indexed, searched and sorted. A worker holds one list;
 * the page's side is alert-index.ts.
 */
import { releaseProxy, transfer } from 'comlink';
import * as v from 'valibot';
import { ImpersonationAlert } from '@/api/contract/index.ts';
import { findRows } from '@/api/contract/read.ts';
import { saysFailed, serverWords } from '@/api/errors.ts';
import { readJson } from '@/api/http.ts';
import { buffersOf, packTexts, type PackedTexts } from '@/lib/packed-texts.ts';
import { severityOf, type Severity } from '@/lib/severity.ts';
import { type Callback, serve } from '@/lib/worker-side.ts';
import type { UncheckedHosts } from './alert-hosts.ts';
import { AlertSearch, type AlertQuestion, type FilterCounts } from './alert-search.ts';
import { alertBuffers, packAlerts, type PackedAlerts } from './packed-alerts.ts';
import type { NamedAlerts } from './text-search.ts';

/** How many alerts name an asset. Those without a score are in `count` alone. */
export interface AssetSummary {
  readonly name: string;
  readonly count: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
}

/** What is known about the whole list. */
export interface AlertSummary {
  readonly total: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  /** The asset names in use, most alerts first, at most MAX_ASSETS. */
  readonly assets: readonly AssetSummary[];
  /** How many asset names in use are not among `assets`. */
  readonly otherAssets: number;
}

export interface IndexedAlerts {
  readonly summary: AlertSummary;
  readonly packed: PackedAlerts;
  /** The places of all alerts, the most severe first. */
  readonly order: Uint32Array<ArrayBuffer>;
}

/** A list, or why the answer is none; `words` are the server's, '' when it said nothing. */
export type ReadAlerts = IndexedAlerts | { readonly unreadable: true; readonly words: string };

const MAX_ASSETS = 200;
const PROGRESS_EVERY = 5_000;

export class AlertsWorker {
  #alerts: readonly ImpersonationAlert[] = [];
  #search = new AlertSearch([], []);

  /**
   * Reads the body of the alert list and prepares it for searching.
   *
   * @param onProgress told every 5,000 alerts: read so far, and all
   */
  read(body: ArrayBuffer, onProgress: Callback<[read: number, total: number]>): ReadAlerts {
    const value = readJson(body);
    const rows = findRows(value, ['impersonations']);
    // A failure may come as a success, with an empty list beside its words.
    if (rows === null || saysFailed(value)) return { unreadable: true, words: serverWords(value) };
    const alerts = rows.map((row, index) => {
      if (index % PROGRESS_EVERY === 0) void onProgress(index, rows.length);
      return v.parse(ImpersonationAlert, row);
    });
    onProgress[releaseProxy]();
    const indexed = this.index(alerts);
    return transfer(indexed, [...alertBuffers(indexed.packed), indexed.order.buffer]);
  }

  /** Prepares a list for searching. */
  index(alerts: readonly ImpersonationAlert[]): IndexedAlerts {
    this.#alerts = alerts;
    const summary = summarise(alerts);
    this.#search = new AlertSearch(
      alerts,
      summary.assets.map(({ name }) => name),
    );
    return {
      summary,
      packed: packAlerts(alerts),
      order: this.#search.mostSevereFirst(),
    };
  }

  /** The places (in the list as it came) of the alerts that match, in order. */
  find(question: AlertQuestion): Uint32Array<ArrayBuffer> {
    const places = this.#search.find(question);
    return transfer(places, [places.buffer]);
  }

  /** How many alerts each choice of a filter would leave: each filter counts what passes the others. */
  counts(question: AlertQuestion): FilterCounts {
    return this.#search.counts(question);
  }

  /** The place of the first alert with this id; -1 where there is none. */
  locate(id: string): number {
    return this.#alerts.findIndex((alert) => alert.id === id);
  }

  /** For the engine: each alert's asset and the name that may imitate it. */
  pairs(): PackedTexts {
    const rows = this.#alerts.map((alert) => [alert.asset_name, alert.impersonating_domain]);
    const pairs = packTexts(rows, 2);
    return transfer(pairs, buffersOf(pairs));
  }

  /** What the engine has found: the codes of the alerts from `from` on. */
  setKinds(from: number, kinds: Uint8Array): void {
    this.#search.setKinds(from, kinds);
  }

  /** How many names and numbers of a pasted text are among the alerts; null for a text that is no such. */
  named(query: string): NamedAlerts | null {
    return this.#search.named(query);
  }

  /** What the resolver said of these names, A-labels; gives the places of the alerts that are about them. */
  setDns(states: readonly (readonly [name: string, code: number])[]): Uint32Array<ArrayBuffer> {
    return Uint32Array.from(this.#search.setDns(states));
  }

  /** What was done about the alerts with these ids, as codes (case-filter.ts), and since when a report waits. */
  setStatuses(ids: readonly string[], codes: Uint8Array, since: Float64Array): void {
    this.#search.setStatuses(ids, codes, since);
  }

  /** Which alerts are new since last time: these ids, and no others. */
  setFresh(ids: readonly string[]): void {
    this.#search.setFresh(ids);
  }

  /** The places of the alerts with these ids, in the order of the ids. */
  placesOf(ids: readonly string[]): Uint32Array<ArrayBuffer> {
    return Uint32Array.from(ids.flatMap((id) => this.#search.placesOf(id)));
  }

  /** Where the alerts about the same impersonating name are as the one at this place. */
  sameName(place: number): Uint32Array<ArrayBuffer> {
    return Uint32Array.from(this.#search.sameName(place));
  }

  /** Where the alerts about each of these names (A-labels), a host below it, or a name above it are. */
  around(names: readonly string[]): readonly Uint32Array<ArrayBuffer>[] {
    return this.#search.around(names).map((places) => Uint32Array.from(places));
  }

  /** How many host names nothing is known of in the alerts that answer a question (null for all). */
  countUnchecked(question: AlertQuestion | null): number {
    return this.#search.unchecked(question && this.#search.find(question), 0).of;
  }

  /** The host names of these alerts (null for all) that nothing is known of, each once, in their order. */
  unchecked(places: Uint32Array | null, most: number): UncheckedHosts {
    return this.#search.unchecked(places, most);
  }
}

function summarise(alerts: readonly ImpersonationAlert[]): AlertSummary {
  const bySeverity: Record<Severity, number> = { High: 0, Medium: 0, Low: 0 };
  const levels = alerts.map((alert) => severityOf(alert.severity_score));
  for (const level of levels) if (level) bySeverity[level] += 1;
  const counts = new Map<string, { count: number; bySeverity: Record<Severity, number> }>();
  for (const [at, { asset_name }] of alerts.entries()) {
    if (asset_name === '') continue;
    let asset = counts.get(asset_name);
    if (!asset) {
      asset = { count: 0, bySeverity: { High: 0, Medium: 0, Low: 0 } };
      counts.set(asset_name, asset);
    }
    asset.count += 1;
    const level = levels[at];
    if (level) asset.bySeverity[level] += 1;
  }
  const assets = Array.from(counts, ([name, figures]) => ({ name, ...figures }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_ASSETS);
  const otherAssets = counts.size - assets.length;
  return { total: alerts.length, bySeverity, assets, otherAssets };
}

serve(new AlertsWorker());
