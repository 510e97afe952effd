/** Which alerts hold what was typed, or pasted, into the search. */
import { searchTerms } from '@/lib/search-terms.ts';
import type { MatchKind } from '@/lookalike/match-kind.ts';
import type { AlertList } from './alert-list.ts';
import type { Alert } from './alert.ts';
import { needlesOf } from './alert-text.ts';
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
  readonly found: ReadonlySet<Alert>;
}

type Test = (alert: Alert) => boolean;

export class TextSearch {
  readonly #list: AlertList;
  /** The last text that was pasted: it is looked for by the rows, the counts and the report. */
  #pasted: FoundItems | null = null;

  constructor(list: AlertList) {
    this.#list = list;
  }

  /**
   * The alerts that are what was typed or pasted. Where none holds an address as it stands, what is about its host, or
   * a name above or below it, is found, as of several. The key that leads to the search is typed into it by habit:
   * where nothing holds a text from its slash on, it is looked for without.
   *
   * @param among all alerts of the list, in any order
   * @returns those found, in that order
   */
  find(query: string, among: readonly Alert[]): readonly Alert[] {
    if (query.trim() === '') return among;
    const found = among.filter(this.#testOf(query));
    if (found.length > 0) return found;
    if (query.startsWith('/')) return this.find(query.slice(1), among);
    const hosts = query.length > LONGEST_TOKEN ? [] : searchedHosts(query);
    if (hosts.length === 0) return found;
    const near = new Set([...this.#list.around(new Set(hosts)).values()].flat());
    return among.filter((alert) => near.has(alert));
  }

  #testOf(query: string): Test {
    const items = itemsOf(query);
    if (items) return this.#itemsTest(query, items);
    const whole = this.#wholeTest(query);
    const terms = searchTerms(query);
    const [only] = terms.length === 1 ? terms : [];
    if (only === query.trim()) return whole;
    const each =
      only === undefined
        ? terms.map((word) => this.#wordTest(word))
        : // Words in quotation marks may be a technique's name, too.
          [this.#wholeTest(only)];
    return (alert) => whole(alert) || each.every((test) => test(alert));
  }

  #itemsTest(query: string, items: readonly SearchItem[]): Test {
    const { found } = this.#items(query, items);
    const kinds = items.flatMap((item) => (item.is === 'technique' ? item.kind : []));
    const isKind = this.#kindTest(kinds);
    // A text may have been copied out of an alert itself.
    const [whole = query] = needlesOf(query);
    return (alert) => found.has(alert) || isKind(alert) || alert.text.includes(whole);
  }

  /** A text as it stands, a technique or the number of an alert. */
  #wholeTest(text: string): Test {
    const isHeld = heldTest(text);
    const named = techniqueNamed(text);
    const isKind = this.#kindTest(named === null ? [] : [named]);
    const wanted = (alertNumber(text) ?? text).toLowerCase();
    const isNumber: Test = ({ id }) => id.length === wanted.length && id.toLowerCase() === wanted;
    return (alert) => isHeld(alert) || isKind(alert) || isNumber(alert);
  }

  /** One word of several: in a text, or in the name of a technique. */
  #wordTest(word: string): Test {
    const isHeld = heldTest(word);
    const isKind = this.#kindTest(techniquesWith(word));
    return (alert) => isHeld(alert) || isKind(alert);
  }

  #kindTest(kinds: readonly MatchKind[]): Test {
    if (kinds.length === 0) return () => false;
    const { techniques } = this.#list;
    return (alert) => {
      const known = techniques.of(alert);
      return known !== null && kinds.includes(known.kind);
    };
  }

  /** The names and numbers of a pasted text: which alerts are about them, and which are about none. */
  #items(query: string, items: readonly SearchItem[]): FoundItems {
    if (this.#pasted?.query === query) return this.#pasted;
    const found = new Set<Alert>();
    const missing = new Map<string, SearchItem>();
    for (const item of items) if (item.is !== 'technique') missing.set(itemText(item), item);
    const of = missing.size;
    const names = new Set(items.flatMap((item) => (item.is === 'name' ? item.name : [])));
    for (const [name, alerts] of this.#list.around(names)) {
      missing.delete(name);
      for (const alert of alerts) found.add(alert);
    }
    const ids = new Map(
      items.flatMap((item) => (item.is === 'number' ? [[item.id.toLowerCase(), item]] : [])),
    );
    for (const alert of ids.size === 0 ? [] : this.#list.alerts) {
      const item = ids.get(alert.id.toLowerCase());
      if (!item) continue;
      missing.delete(itemText(item));
      found.add(alert);
    }
    return (this.#pasted = { query, found, of, missing: [...missing.values()] });
  }

  /** How many names and numbers of a pasted text are among the alerts; null for a text that is no such. */
  named(query: string): NamedAlerts | null {
    const items = itemsOf(query);
    if (items === null) return null;
    const { of, missing } = this.#items(query, items);
    return { of, missing, alerts: this.find(query, this.#list.alerts).length };
  }
}

function heldTest(text: string): Test {
  const needles = needlesOf(text);
  return (alert) => needles.some((needle) => alert.text.includes(needle));
}
