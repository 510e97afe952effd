/** Which alerts hold what was typed, or pasted, into the search. */
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { searchTerms } from '@/lib/search-terms.ts';
import { MATCH_KINDS, type MatchKind } from '@/lookalike/match-kind.ts';
import { addHeld } from './alert-flags.ts';
import type { AlertHosts } from './alert-hosts.ts';
import { haystackOf, needlesOf } from './alert-text.ts';
import {
  alertNumber,
  itemsOf,
  itemText,
  LONGEST_TOKEN,
  searchedHosts,
  techniqueNamed,
  techniquesWith,
  type SearchItem,
} from './search-items.ts';

/** What became of the names and numbers in a pasted text. */
export interface NamedAlerts {
  readonly of: number;
  /** Those that no alert is about, in their order. */
  readonly missing: readonly SearchItem[];
  /** How many alerts the text finds, whatever the filters are. */
  readonly alerts: number;
}

interface FoundItems extends Pick<NamedAlerts, 'of' | 'missing'> {
  readonly query: string;
  readonly found: ReadonlySet<number>;
}

export class TextSearch {
  /** All that each alert can be found by. */
  readonly #texts: readonly string[];
  /** In lower case. */
  readonly #ids: readonly string[];
  readonly #kinds: Uint8Array;
  readonly #hosts: () => AlertHosts;
  /** The last text that was pasted: it is looked for by the rows, the counts and the report. */
  #pasted: FoundItems | null = null;

  /** @param kinds the code of each alert's technique; what is found out later is written into it */
  constructor(alerts: readonly ImpersonationAlert[], kinds: Uint8Array, hosts: () => AlertHosts) {
    this.#texts = alerts.map(haystackOf);
    this.#ids = alerts.map((alert) => alert.id.toLowerCase());
    this.#kinds = kinds;
    this.#hosts = hosts;
  }

  /**
   * 1 for each alert that is what was typed or pasted, else 0. Where none holds an address as it stands, what is about
   * its host, or a name above or below it, is found, as of several. The key that leads to the search is typed into it
   * by habit: where nothing holds a text from its slash on, it is looked for without.
   */
  test(query: string): Uint8Array {
    const flags = this.#typedTest(query);
    if (flags.includes(1)) return flags;
    if (query.startsWith('/')) return this.#typedTest(query.slice(1));
    const hosts = query.length > LONGEST_TOKEN ? [] : searchedHosts(query);
    this.#hosts().related(new Set(hosts), (_, places) => {
      for (const place of places) flags[place] = 1;
    });
    return flags;
  }

  #typedTest(query: string): Uint8Array {
    if (query.trim() === '') return this.#none().fill(1);
    const items = itemsOf(query);
    if (items) return this.#itemsTest(query, items);
    const flags = this.#wholeTest(query);
    const terms = searchTerms(query);
    const [only] = terms.length === 1 ? terms : [];
    if (only === query.trim()) return flags;
    const found =
      only === undefined
        ? terms.map((word) => this.#wordTest(word))
        : // Words in quotation marks may be a technique's name, too.
          [this.#wholeTest(only)];
    for (let index = 0; index < flags.length; index += 1) {
      if (found.every((one) => one[index] === 1)) flags[index] = 1;
    }
    return flags;
  }

  #none(): Uint8Array {
    return new Uint8Array(this.#ids.length);
  }

  #itemsTest(query: string, items: readonly SearchItem[]): Uint8Array {
    const flags = this.#none();
    for (const place of this.#items(query, items).found) flags[place] = 1;
    for (const item of items) if (item.is === 'technique') this.#addKind(flags, item.kind);
    // A text may have been copied out of an alert itself.
    const [whole = query] = needlesOf(query);
    addHeld(flags, this.#texts, whole);
    return flags;
  }

  /** A text as it stands, a technique or the number of an alert. */
  #wholeTest(text: string): Uint8Array {
    const flags = this.#held(text);
    const named = techniqueNamed(text);
    if (named !== null) this.#addKind(flags, named);
    const id = (alertNumber(text) ?? text).toLowerCase();
    for (let index = 0; index < flags.length; index += 1) {
      if (this.#ids[index] === id) flags[index] = 1;
    }
    return flags;
  }

  /** One word of several: in a text, or in the name of a technique. */
  #wordTest(word: string): Uint8Array {
    const flags = this.#held(word);
    for (const kind of techniquesWith(word)) this.#addKind(flags, kind);
    return flags;
  }

  #held(text: string): Uint8Array {
    const flags = this.#none();
    for (const needle of needlesOf(text)) addHeld(flags, this.#texts, needle);
    return flags;
  }

  #addKind(flags: Uint8Array, kind: MatchKind): void {
    const code = MATCH_KINDS.indexOf(kind);
    for (let index = 0; index < flags.length; index += 1) {
      if (this.#kinds[index] === code) flags[index] = 1;
    }
  }

  /** The names and numbers of a pasted text: where they are, and which are nowhere. */
  #items(query: string, items: readonly SearchItem[]): FoundItems {
    if (this.#pasted?.query === query) return this.#pasted;
    const found = new Set<number>();
    const missing = new Map<string, SearchItem>();
    for (const item of items) if (item.is !== 'technique') missing.set(itemText(item), item);
    const of = missing.size;
    const names = new Set(items.flatMap((item) => (item.is === 'name' ? item.name : [])));
    this.#hosts().related(names, (name, places) => {
      missing.delete(name);
      for (const place of places) found.add(place);
    });
    const ids = new Map(
      items.flatMap((item) => (item.is === 'number' ? [[item.id.toLowerCase(), item]] : [])),
    );
    for (const [place, id] of this.#ids.entries()) {
      const item = ids.get(id);
      if (!item) continue;
      missing.delete(itemText(item));
      found.add(place);
    }
    return (this.#pasted = { query, found, of, missing: [...missing.values()] });
  }

  /** How many names and numbers of a pasted text are among the alerts; null for a text that is no such. */
  named(query: string): NamedAlerts | null {
    const items = itemsOf(query);
    if (items === null) return null;
    const { of, missing } = this.#items(query, items);
    const alerts = this.test(query).reduce((sum, flag) => sum + flag, 0);
    return { of, missing, alerts };
  }
}
