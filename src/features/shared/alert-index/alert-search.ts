/** Which alerts of a list answer a question, and how many each choice of a filter would leave. */
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { NOT_CHECKED, passesDns, type DnsFilter } from '@/features/shared/evidence/dns-filter.ts';
import { nameForms } from '@/lib/idna.ts';
import { SEVERITIES, severityOf, type Severity } from '@/lib/severity.ts';
import { MATCH_KINDS, NOT_COMPARED, type MatchKind } from '@/lookalike/match-kind.ts';
import { keepCodes, keepPlaces } from './alert-flags.ts';
import { AlertHosts, type UncheckedHosts } from './alert-hosts.ts';
import { AlertOrders, byWaiting, type AlertSort } from './alert-order.ts';
import { NEW_CODE, passesStatus, type StatusFilter } from './case-filter.ts';
import { placesBy } from './places-by.ts';
import { TextSearch, type NamedAlerts } from './text-search.ts';

/** What can be asked of the list. */
export interface AlertQuestion {
  readonly query: string;
  readonly severity: Severity | null;
  /** This asset name; in any case and written form where no alert has exactly this one. */
  readonly asset: string | null;
  /** How the name imitates its asset, as far as names have been compared; null for any way. */
  readonly technique: MatchKind | null;
  /** What the resolver said of its name so far. */
  readonly dns: DnsFilter | null;
  /** What was done about it; an alert without a case is New. */
  readonly status: StatusFilter | null;
  /** Only what came since last time. */
  readonly fresh: boolean;
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

/** A list, prepared for searching. What is found out later about its alerts is told to it. */
export class AlertSearch {
  readonly #alerts: readonly ImpersonationAlert[];
  /** The places of the counted assets in their list. */
  readonly #assetPlaces: ReadonlyMap<string, number>;
  readonly #texts: TextSearch;
  /** The place of each alert's severity in SEVERITIES. */
  readonly #levels: Uint8Array;
  /** The code of each alert's technique. */
  readonly #kinds: Uint8Array;
  /** What the resolver said of each alert's name. */
  readonly #dns: Uint8Array;
  /** What was done about each alert. */
  readonly #statuses: Uint8Array;
  /** Since when each report waits, in milliseconds since the epoch; 0 for none. */
  readonly #since: Float64Array;
  /** 1 for what is new since last time. */
  readonly #fresh: Uint8Array;
  readonly #orders: AlertOrders;
  #places: ReadonlyMap<string, readonly number[]> | null = null;
  #hosts: AlertHosts | null = null;

  /** @param assets the names whose alerts `counts` counts, in its order */
  constructor(alerts: readonly ImpersonationAlert[], assets: readonly string[]) {
    this.#alerts = alerts;
    this.#assetPlaces = new Map(assets.map((name, at) => [name, at]));
    this.#levels = Uint8Array.from(alerts, ({ severity_score }) => levelCode(severity_score));
    this.#kinds = new Uint8Array(alerts.length).fill(NOT_COMPARED);
    this.#texts = new TextSearch(alerts, this.#kinds, () => this.#hostNames());
    this.#dns = new Uint8Array(alerts.length).fill(NOT_CHECKED);
    this.#statuses = new Uint8Array(alerts.length).fill(NEW_CODE);
    this.#since = new Float64Array(alerts.length);
    this.#fresh = new Uint8Array(alerts.length);
    this.#orders = new AlertOrders(alerts);
  }

  /** The codes of all techniques that are known. */
  get kinds(): Uint8Array {
    return this.#kinds;
  }

  /** The places of all alerts, the most severe first. */
  mostSevereFirst(): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.#orders.by('severity', true));
  }

  /** What the engine has found: the codes of the alerts from `from` on. */
  setKinds(from: number, kinds: Uint8Array): void {
    this.#kinds.set(kinds, from);
  }

  /**
   * What the resolver said of these names, A-labels.
   *
   * @returns the places of the alerts that are about them
   */
  setDns(states: readonly (readonly [name: string, code: number])[]): number[] {
    return states.flatMap(([name, code]) => {
      const places = this.#hostNames().placesOf(name);
      for (const place of places) this.#dns[place] = code;
      return places;
    });
  }

  /** What was done about the alerts with these ids, a code for each, and since when a report waits; 0 for none. */
  setStatuses(ids: readonly string[], codes: Uint8Array, since: Float64Array): void {
    for (const [at, id] of ids.entries()) {
      for (const place of this.placesOf(id)) {
        this.#statuses[place] = codes[at] ?? NEW_CODE;
        this.#since[place] = since[at] ?? 0;
      }
    }
  }

  /** Which alerts are new since last time: these ids, and no others. */
  setFresh(ids: readonly string[]): void {
    this.#fresh.fill(0);
    for (const id of ids) for (const place of this.placesOf(id)) this.#fresh[place] = 1;
  }

  /** Where the alerts with an id are: one place, unless the backend sends an id twice. */
  placesOf(id: string): readonly number[] {
    this.#places ??= placesBy(this.#alerts, (alert) => alert.id);
    return this.#places.get(id) ?? [];
  }

  /**
   * The host names of these alerts (null for all) that nothing is known of, each once, in their order.
   *
   * @param most how many names at most; `of` counts them all
   */
  unchecked(places: Uint32Array | null, most: number): UncheckedHosts {
    return this.#hostNames().of(places, most, (place) => this.#dns[place] === NOT_CHECKED);
  }

  /** Where the alerts about the same impersonating name are as the one at this place. */
  sameName(place: number): readonly number[] {
    const alert = this.#alerts[place];
    return alert ? this.#hostNames().sameAs(place, alert) : [];
  }

  /** Where the alerts about each of these names (A-labels), a host below it, or a name above it are. */
  around(names: readonly string[]): readonly (readonly number[])[] {
    const found = new Map(names.map((name) => [name, new Set<number>()]));
    this.#hostNames().related(new Set(names), (name, places) => {
      for (const place of places) found.get(name)?.add(place);
    });
    return names.map((name) => [...(found.get(name) ?? [])]);
  }

  /** How many names and numbers of a pasted text are among the alerts; null for a text that is no such. */
  named(query: string): NamedAlerts | null {
    return this.#texts.named(query);
  }

  #hostNames(): AlertHosts {
    return (this.#hosts ??= new AlertHosts(this.#alerts));
  }

  /** The places (in the list as it came) of the alerts that match, in order. */
  find(question: AlertQuestion): Uint32Array<ArrayBuffer> {
    const { severity, asset, technique, sort, descending } = question;
    const flags = this.#otherTests(question);
    if (severity !== null) keepCodes(flags, this.#levels, (code) => SEVERITIES[code] === severity);
    if (technique !== null)
      keepCodes(flags, this.#kinds, (code) => MATCH_KINDS[code] === technique);
    if (asset !== null) keepPlaces(flags, this.#assetTest(asset));
    const isWaiting = sort === 'waiting';
    const order = isWaiting
      ? this.#orders.by('severity', true)
      : sort && this.#orders.by(sort, descending);
    const found = new Uint32Array(flags.length);
    let count = 0;
    for (let position = 0; position < flags.length; position += 1) {
      const index = order ? (order[position] ?? 0) : position;
      if (flags[index] === 0) continue;
      found[count] = index;
      count += 1;
    }
    const places = found.slice(0, count);
    return isWaiting ? byWaiting(places, this.#since, descending) : places;
  }

  /** How many alerts each choice of a filter would leave: each filter counts what passes the others. */
  counts(question: AlertQuestion): FilterCounts {
    const { severity, asset, technique } = question;
    const kind = technique && MATCH_KINDS.indexOf(technique);
    const flags = this.#otherTests(question);
    const isOfAsset = this.#assetTest(asset);
    const bySeverity: Record<Severity, number> = { High: 0, Medium: 0, Low: 0 };
    const assets = Array.from(this.#assetPlaces, () => 0);
    const kinds = MATCH_KINDS.map(() => 0);
    for (let index = 0; index < this.#alerts.length; index += 1) {
      if (flags[index] === 0) continue;
      const level = SEVERITIES[this.#levels[index] ?? NO_LEVEL] ?? null;
      const code = this.#kinds[index] ?? NOT_COMPARED;
      const [one, two, three] = [
        severity === null || level === severity,
        isOfAsset(index),
        kind === null || code === kind,
      ];
      // What fails two filters counts for none.
      if (Number(one) + Number(two) + Number(three) < 2) continue;
      if (two && three && level) bySeverity[level] += 1;
      const place = this.#assetPlaces.get(this.#alerts[index]?.asset_name ?? '');
      if (one && three && place !== undefined) assets[place] = (assets[place] ?? 0) + 1;
      if (one && two && code < kinds.length) kinds[code] = (kinds[code] ?? 0) + 1;
    }
    return { bySeverity, assets, kinds };
  }

  /** 1 for each alert that passes what is counted in no filter, else 0. */
  #otherTests({ query, dns, status, fresh }: AlertQuestion): Uint8Array {
    const flags = this.#texts.test(query);
    if (dns !== null) keepCodes(flags, this.#dns, (code) => passesDns(dns, code));
    if (status !== null) keepCodes(flags, this.#statuses, (code) => passesStatus(status, code));
    if (fresh) keepCodes(flags, this.#fresh, (code) => code === 1);
    return flags;
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
}

const NO_LEVEL = 255;

function levelCode(score: number | null): number {
  const level = severityOf(score);
  return level === null ? NO_LEVEL : SEVERITIES.indexOf(level);
}
