/**
 * The alert list in a worker of its own: read, indexed, searched, sorted and written to a file. A worker holds
 * one list; the page's side is alert-index.ts.
 */
import { releaseProxy, transfer } from 'comlink';
import * as v from 'valibot';
import { ImpersonationAlert } from '@/api/contract/index.ts';
import { findRows } from '@/api/contract/read.ts';
import { saysFailed, serverWords } from '@/api/errors.ts';
import { readJson } from '@/api/http.ts';
import { nameForms } from '@/lib/hostname.ts';
import { buffersOf, packTexts, type PackedTexts } from '@/lib/packed-texts.ts';
import { severityOf, type Severity } from '@/lib/severity.ts';
import { type Callback, Jobs, Reporter, serve } from '@/lib/worker-side.ts';
import { KINDS, NOT_COMPARED, type TechniqueKind } from '@/lookalike/technique-kinds.ts';
import { csvParts } from './alert-csv.ts';
import { haystackOf, needlesOf } from './alert-text.ts';
import {
  alertBuffers,
  packAlerts,
  textFields,
  type PackedAlerts,
  type TextSort,
} from './packed-alerts.ts';

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

/** The ids of the columns that the list can be sorted by. */
export type AlertSort = TextSort | 'severity';

/** What can be asked of the list. */
export interface AlertQuestion {
  readonly query: string;
  readonly severity: Severity | null;
  /** This asset name; in any case and written form where no alert has exactly this one. */
  readonly asset: string | null;
  /** How the name imitates its asset, as far as names have been compared; null for any way. */
  readonly technique: TechniqueKind | null;
  readonly sort: AlertSort | null;
  readonly descending: boolean;
}

/** How many alerts each choice of a filter would leave, with the search and the other filters as they are. */
export interface FilterCounts {
  readonly bySeverity: Readonly<Record<Severity, number>>;
  /** In the order of the summary's `assets`. */
  readonly assets: readonly number[];
  /** In the order of KINDS; as far as names have been compared. */
  readonly kinds: readonly number[];
}

const MAX_ASSETS = 200;
const PROGRESS_EVERY = 5_000;

export class AlertsWorker {
  #alerts: readonly ImpersonationAlert[] = [];
  /** The places of the summary's assets in it. */
  #assetPlaces: ReadonlyMap<string, number> = new Map();
  /** All that each alert can be found by. */
  #haystacks: readonly string[] = [];
  #levels: readonly (Severity | null)[] = [];
  /** The code of each alert's technique. */
  #kinds = new Uint8Array();
  /** Computed when first asked for. */
  readonly #orders = new Map<string, Uint32Array>();
  readonly #jobs = new Jobs();

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
    this.#haystacks = alerts.map(haystackOf);
    this.#levels = alerts.map((alert) => severityOf(alert.severity_score));
    this.#kinds = new Uint8Array(alerts.length).fill(NOT_COMPARED);
    const summary = summarise(alerts, this.#levels);
    this.#assetPlaces = new Map(summary.assets.map(({ name }, at) => [name, at]));
    return {
      summary,
      packed: packAlerts(alerts),
      order: new Uint32Array(this.#orderOf('severity', true)),
    };
  }

  /** The places (in the list as it came) of the alerts that match, in order. */
  find(question: AlertQuestion): Uint32Array<ArrayBuffer> {
    const { query, severity, asset, technique, sort, descending } = question;
    const kind = technique && KINDS.indexOf(technique);
    const holds = this.#textTest(query);
    const isOfAsset = this.#assetTest(asset);
    const matches = (index: number): boolean => {
      if (severity !== null && this.#levels[index] !== severity) return false;
      if (!isOfAsset(index)) return false;
      if (kind !== null && this.#kinds[index] !== kind) return false;
      return holds(index);
    };
    // Texts are read one after the other, as they lie in memory; only flags are looked up in order.
    const flags = new Uint8Array(this.#alerts.length);
    for (let index = 0; index < flags.length; index += 1) flags[index] = matches(index) ? 1 : 0;
    const order = sort && this.#orderOf(sort, descending);
    const found = new Uint32Array(flags.length);
    let count = 0;
    for (let position = 0; position < flags.length; position += 1) {
      const index = order ? (order[position] ?? 0) : position;
      if (flags[index] === 0) continue;
      found[count] = index;
      count += 1;
    }
    const places = found.slice(0, count);
    return transfer(places, [places.buffer]);
  }

  /** How many alerts each choice of a filter would leave: each filter counts what passes the others. */
  counts({ query, severity, asset, technique }: AlertQuestion): FilterCounts {
    const kind = technique && KINDS.indexOf(technique);
    const holds = this.#textTest(query);
    const isOfAsset = this.#assetTest(asset);
    const bySeverity: Record<Severity, number> = { High: 0, Medium: 0, Low: 0 };
    const assets = Array.from(this.#assetPlaces, () => 0);
    const kinds = KINDS.map(() => 0);
    for (let index = 0; index < this.#alerts.length; index += 1) {
      const level = this.#levels[index] ?? null;
      const code = this.#kinds[index] ?? NOT_COMPARED;
      const [one, two, three] = [
        severity === null || level === severity,
        isOfAsset(index),
        kind === null || code === kind,
      ];
      // What fails two filters counts for none.
      if (Number(one) + Number(two) + Number(three) < 2 || !holds(index)) continue;
      if (two && three && level) bySeverity[level] += 1;
      const place = this.#assetPlaces.get(this.#alerts[index]?.asset_name ?? '');
      if (one && three && place !== undefined) assets[place] = (assets[place] ?? 0) + 1;
      if (one && two && code < kinds.length) kinds[code] = (kinds[code] ?? 0) + 1;
    }
    return { bySeverity, assets, kinds };
  }

  /** Whether the alert at a place holds what was typed. */
  #textTest(query: string): (index: number) => boolean {
    const needles = needlesOf(query);
    if (needles.length === 0) return () => true;
    return (index) => {
      const haystack = this.#haystacks[index] ?? '';
      return needles.some((needle) => haystack.includes(needle));
    };
  }

  /** Whether the alert at a place is about this asset. A name that is none, as it stands, may be in another case. */
  #assetTest(asset: string | null): (index: number) => boolean {
    if (asset === null) return () => true;
    const exact = this.#alerts.some(({ asset_name }) => asset_name === asset);
    if (exact) return (index) => this.#alerts[index]?.asset_name === asset;
    // The list of assets may have the name in another written form than the alerts.
    const forms = nameForms(asset.toLowerCase());
    return (index) => forms.has(this.#alerts[index]?.asset_name.toLowerCase() ?? '');
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
    this.#kinds.set(kinds, from);
  }

  /**
   * These alerts (null for all) as a CSV file.
   *
   * @param job a number that `stop` can name
   * @param onProgress told how many alerts are written, several times a second
   * @returns null when the job was stopped
   */
  async toCsv(
    job: number,
    places: Uint32Array | null,
    onProgress: Callback<[done: number]>,
  ): Promise<Blob | null> {
    const parts: Blob[] = [];
    const alerts = this.#alerts;
    const kinds = this.#kinds;
    let written = 0;
    function* steps() {
      for (const { text, done } of csvParts(alerts, places, kinds)) {
        parts.push(new Blob([text]));
        written = done;
        yield;
      }
    }
    const reporter = new Reporter(onProgress);
    const complete = await this.#jobs.work(job, steps(), async () => reporter.tell(written));
    await reporter.close();
    return complete ? new Blob(parts, { type: 'text/csv;charset=utf-8' }) : null;
  }

  stop(job: number): void {
    this.#jobs.stop(job);
  }

  #orderOf(sort: AlertSort, descending: boolean): Uint32Array {
    const key = `${sort} ${descending}`;
    const order = this.#orders.get(key) ?? orderBy(sortKeys(this.#alerts, sort), descending);
    this.#orders.set(key, order);
    return order;
  }
}

function summarise(
  alerts: readonly ImpersonationAlert[],
  levels: readonly (Severity | null)[],
): AlertSummary {
  const bySeverity: Record<Severity, number> = { High: 0, Medium: 0, Low: 0 };
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

type SortKeys = readonly (string | null)[] | readonly (number | null)[];

/** What the alerts are sorted by; null where it is not given. Texts that are all numbers sort as numbers. */
function sortKeys(alerts: readonly ImpersonationAlert[], sort: AlertSort): SortKeys {
  const [field] = textFields.find(([, { sort: column }]) => column === sort) ?? [];
  if (field === undefined) return alerts.map(({ severity_score }) => severity_score);
  const texts = alerts.map((alert) => alert[field].toLowerCase() || null);
  const numeric = texts.every((text) => text === null || /^\d{1,15}$/.test(text));
  return numeric ? texts.map((text) => (text === null ? null : Number(text))) : texts;
}

/** The places of all keys in order; missing keys come last, equal ones stay as they came. */
function orderBy(keys: SortKeys, descending: boolean): Uint32Array {
  const direction = descending ? -1 : 1;
  return Uint32Array.from(keys.keys()).toSorted((a, b) => {
    const left = keys[a] ?? null;
    const right = keys[b] ?? null;
    if (left === right) return a - b;
    if (left === null) return 1;
    if (right === null) return -1;
    return left < right ? -direction : direction;
  });
}

serve(new AlertsWorker());
