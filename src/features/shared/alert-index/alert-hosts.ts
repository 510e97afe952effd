/** The names that a list of alerts is about, as they are compared and asked for. */
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { domainOf } from '@/lib/read-name.ts';
import { placesBy } from './places-by.ts';
import { plainKey } from './search-items.ts';

/** Names to ask about. */
export interface UncheckedHosts {
  /** A-labels, each once. */
  readonly names: readonly string[];
  /** How many there are in all. */
  readonly of: number;
}

export class AlertHosts {
  /** The name of each alert as A-labels; null where the alert names no host: hostile text, an IP address. */
  readonly #names: readonly (string | null)[];
  readonly #places: ReadonlyMap<string, readonly number[]>;

  constructor(alerts: readonly ImpersonationAlert[]) {
    this.#names = alerts.map((alert) => domainOf(alert.impersonating_domain));
    this.#places = placesBy(
      alerts,
      ({ impersonating_domain: text }, place) => this.#names[place] ?? plainKey(text),
    );
  }

  /** Where a name occurs in the list: A-labels, or another text as `plainKey` has it. */
  placesOf(name: string): readonly number[] {
    return this.#places.get(name) ?? [];
  }

  /** Where the alerts about the same name are as the one at this place, itself included; none without a name. */
  sameAs(place: number, { impersonating_domain: text }: ImpersonationAlert): readonly number[] {
    return text === '' ? [] : this.placesOf(this.#names[place] ?? plainKey(text));
  }

  /**
   * Which alerts are about these names, a host below one of them, or a name that one of them is below.
   *
   * @param tell told each name that is found, and where; perhaps more than once
   */
  related(
    names: ReadonlySet<string>,
    tell: (name: string, places: readonly number[]) => void,
  ): void {
    for (const name of names) {
      for (const above of [name, ...parentsOf(name)]) {
        const places = this.#places.get(above);
        if (places) tell(name, places);
      }
    }
    for (const [known, places] of this.#places) {
      for (const above of parentsOf(known)) if (names.has(above)) tell(above, places);
    }
  }

  /**
   * The names of these alerts that pass a test, each once.
   *
   * @param places which alerts, in which order; null for all
   * @param most how many names at most
   */
  of(places: Uint32Array | null, most: number, passes: (place: number) => boolean): UncheckedHosts {
    const found = new Set<string>();
    for (const place of places ?? this.#names.keys()) {
      const name = this.#names[place] ?? null;
      if (name !== null && passes(place)) found.add(name);
    }
    return { names: [...found].slice(0, most), of: found.size };
  }
}

/** `b.c` and `c` of `a.b.c`. */
function parentsOf(name: string): string[] {
  const parents: string[] = [];
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    parents.push(name.slice(dot + 1));
  }
  return parents;
}
