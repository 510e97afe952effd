/** The host names that a list of alerts is about, as they are asked for. */
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { domainOf } from '@/lib/hostname.ts';

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
  readonly #places = new Map<string, number[]>();

  constructor(alerts: readonly ImpersonationAlert[]) {
    this.#names = alerts.map((alert) => domainOf(alert.impersonating_domain));
    for (const [place, name] of this.#names.entries()) {
      if (name === null) continue;
      const places = this.#places.get(name);
      if (places) places.push(place);
      else this.#places.set(name, [place]);
    }
  }

  /** Where a name, as A-labels, occurs in the list. */
  placesOf(name: string): readonly number[] {
    return this.#places.get(name) ?? [];
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
