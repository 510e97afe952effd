/** Finds alerts by typed or pasted text. */
import { toAscii, toUnicode } from '@/lib/idna.ts';
import { drain } from '@/lib/in-slices.ts';
import { searchedName, withoutWww } from '@/lib/read-name.ts';
import { searchTerms } from '@/lib/search-terms.ts';
import { MATCH_KINDS, matchKindLabel, type MatchKind } from '@/lookalike/match-kind.ts';
import type { AlertList, Rows } from './alert-list.ts';
import { BEYOND_ASCII, fold, STEP, textOf, type Alert } from './alert.ts';
import {
  alertNumber,
  extractIndicators,
  isAlertId,
  searchedHosts,
  type Indicator,
} from './pasted-indicators.ts';

/** Search results for the names and ids in a pasted text. */
export interface NamedAlerts {
  readonly items: readonly Indicator[];
  /** Those that no alert is about, in order. */
  readonly missing: readonly Indicator[];
  /** Number of alerts that the text finds under any filters. */
  readonly alerts: number;
}

interface FoundItems {
  readonly query: string;
  readonly found: ReadonlySet<Alert>;
  readonly missing: readonly Indicator[];
}

/**
 * Returns the forms of the typed text, any of which makes a match: as typed, without defanging and URL parts
 * (`hxxps[://]evil[.]com/login` and `kyc@evil.com` find `evil.com`), in Unicode, in punycode.
 *
 * @returns empty if nothing was typed
 */
function needlesOf(typed: string): string[] {
  const raw = fold(typed.trim());
  if (raw === '') return [];
  // An open bracket is the start of a defanged dot.
  const name = searchedName(raw.replace(/\[\.?$/, '.'));
  const forms = new Set([raw]);
  for (const form of [name, withoutWww(name)]) {
    forms.add(form);
    if (form.includes('xn--')) forms.add(fold(toUnicode(form)));
    if (BEYOND_ASCII.test(form)) forms.add(toAscii(form) ?? form);
  }
  // A bare `xn--` decodes to the empty text, which every text contains.
  return [...forms].filter((form) => form !== '');
}

const withSpaces = (text: string): string => text.trim().toLowerCase().replaceAll('-', ' ');

/** Returns the technique with this name, in any case and with blanks or hyphens; null for other texts. */
export function findTechnique(text: string): MatchKind | null {
  const wanted = withSpaces(text);
  return MATCH_KINDS.find((kind) => withSpaces(matchKindLabel(kind)) === wanted) ?? null;
}

/** 1 for each matching alert, else 0, in the backend's order. */
type Flags = Uint8Array;

/** Longer than any name, including what is put around it. */
const LONGEST_TOKEN = 2_000;
/** With 100,000 alerts each takes 100 kB. */
const MOST_NEEDLES = 64;

export class TextSearch {
  readonly #list: AlertList;
  /** Separate from the alerts: reading the texts of 100,000 objects takes six times as long. */
  readonly #texts: string[] = [];
  /** In lower case. */
  readonly #ids: string[] = [];
  /** Reads the texts; a search reads those that are left. */
  readonly reading = this.#read();
  /** The texts that contain each of the previous needles. */
  readonly #holding = new Map<string, Flags>();
  /** The last pasted text: rows, counts and report all search for it. */
  #pasted: FoundItems | null = null;

  constructor(list: AlertList) {
    this.#list = list;
  }

  *#read(): Generator<void, void> {
    for (const alert of this.#list.alerts) {
      this.#ids.push(alert.id.toLowerCase());
      if (this.#texts.push(textOf(alert)) % STEP === 0) yield;
    }
  }

  /**
   * Returns the alerts that match the typed or pasted text. If none contains a URL as it is, those about its host, or a
   * name above or below it, match.
   *
   * @param query '' for all
   * @returns the matching ones of the rows, in their order
   */
  find(query: string, { alerts, places }: Rows): readonly Alert[] {
    if (query.trim() === '') return alerts;
    const flags = this.#flags(query);
    return alerts.filter((_, at) => flags[places[at] ?? -1] === 1);
  }

  /** Search results for the names and ids of a pasted text; null for other texts. */
  named(query: string): NamedAlerts | null {
    const items = extractIndicators(query);
    if (items === null) return null;
    const { missing } = this.#items(query, items);
    const alerts = this.#flags(query).reduce((sum, flag) => sum + flag, 0);
    return { items, missing, alerts };
  }

  #flags(query: string): Flags {
    const flags = this.#typed(query);
    if (flags.includes(1)) return flags;
    const hosts = query.length > LONGEST_TOKEN ? [] : searchedHosts(query);
    if (hosts.length === 0) return flags;
    const near = new Set([...this.#list.around(new Set(hosts)).values()].flat());
    return this.#where((alert) => near.has(alert));
  }

  #typed(query: string): Flags {
    if (query.trim() === '') return this.#where(() => true);
    const items = extractIndicators(query);
    if (items) {
      const { found } = this.#items(query, items);
      const flags = this.#where((alert) => found.has(alert));
      // A text may have been copied out of an alert.
      this.#addHeld(flags, needlesOf(query)[0] ?? query);
      return flags;
    }
    const flags = this.#held(query);
    const id = (alertNumber(query) ?? query).toLowerCase();
    for (let place = 0; place < flags.length; place += 1) {
      if (this.#ids[place] === id) flags[place] = 1;
    }
    const technique = findTechnique(query);
    if (technique !== null) {
      const { alerts, techniques } = this.#list;
      for (const [place, alert] of alerts.entries()) {
        if (techniques.of(alert)?.kind === technique) flags[place] = 1;
      }
    }
    const terms = searchTerms(query);
    if (terms[0] === query.trim()) return flags;
    const parts = terms.map((term) => this.#held(term));
    for (let place = 0; place < flags.length; place += 1) {
      if (parts.every((part) => part[place] === 1)) flags[place] = 1;
    }
    return flags;
  }

  #where(test: (alert: Alert) => boolean): Flags {
    return Uint8Array.from(this.#list.alerts, (alert) => Number(test(alert)));
  }

  /** The alerts whose texts contain this one. */
  #held(text: string): Flags {
    const flags = new Uint8Array(this.#list.alerts.length);
    for (const needle of needlesOf(text)) this.#addHeld(flags, needle);
    return flags;
  }

  #addHeld(flags: Flags, needle: string): void {
    const holding = this.#holdingOf(needle);
    for (let place = 0; place < flags.length; place += 1) {
      if (holding[place] === 1) flags[place] = 1;
    }
  }

  /** One more letter only needs to be searched for in the previous matches. */
  #holdingOf(needle: string): Flags {
    const known = this.#holding.get(needle);
    if (known) return known;
    drain(this.reading);
    const [, among] = [...this.#holding].findLast(([one]) => needle.startsWith(one)) ?? [];
    const holding = new Uint8Array(this.#texts.length);
    for (let place = 0; place < holding.length; place += 1) {
      if (among?.[place] !== 0 && this.#texts[place]?.includes(needle)) holding[place] = 1;
    }
    if (this.#holding.size === MOST_NEEDLES) this.#holding.clear();
    this.#holding.set(needle, holding);
    return holding;
  }

  /** The names and ids of a pasted text: which alerts are about them, and which match no alert. */
  #items(query: string, items: readonly Indicator[]): FoundItems {
    if (this.#pasted?.query === query) return this.#pasted;
    const about = this.#list.around(new Set(items));
    const found = new Set([...about.values()].flat());
    const known = new Set(about.keys());
    const ids = new Map(items.filter(isAlertId).map((item) => [item.slice(1).toLowerCase(), item]));
    for (const alert of this.#list.alerts) {
      const item = ids.get(alert.id.toLowerCase());
      if (item === undefined) continue;
      known.add(item);
      found.add(alert);
    }
    return (this.#pasted = { query, found, missing: items.filter((item) => !known.has(item)) });
  }
}
