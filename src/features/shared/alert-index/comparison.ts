/**
 * The comparing of all alerts of one list with their assets, a slice at a time: first what is in view,
 * then the rest in the list's order.
 */
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { KINDS, UNKNOWN } from './technique-kinds.ts';

/** What the engine says of one pair. */
export interface Compared {
  /** The code of how it imitates. */
  readonly kind: number;
  /** The graphemes of the name that deceive; null where the engine cannot say. Asked of few pairs. */
  readonly lit: () => readonly number[] | null;
}

export type Compare = (asset: string, domain: string) => Compared;

/** What was found out since the last look. */
export interface ComparedNews {
  /** Where each code of `kinds` belongs; a number is the first of a run. */
  readonly places: number | Uint32Array<ArrayBuffer>;
  readonly kinds: Uint8Array<ArrayBuffer>;
  readonly done: number;
  /** How many alerts of each kind were found so far, in the order of KINDS. */
  readonly counts: readonly number[];
  /** What is lit of the name at each of `places`: only of those that were wanted. */
  readonly lit?: readonly (readonly number[] | null)[];
}

export interface Comparison {
  /** The code of each alert; UNKNOWN where it has not been compared. */
  readonly kinds: Uint8Array;
  /** Puts these places before all others. */
  readonly want: (places: Iterable<number>) => void;
  readonly hasWanted: () => boolean;
  readonly isComplete: () => boolean;
  /** Compares what is wanted until `isOver`; null when there was nothing new to tell. */
  readonly wantedSlice: (compare: Compare, isOver: () => boolean) => ComparedNews | null;
  /** Goes on with the rest until `isOver`. */
  readonly restSlice: (compare: Compare, isOver: () => boolean) => void;
  /** What `restSlice` did since this was asked last; null when that is nothing. */
  readonly restNews: () => ComparedNews | null;
}

const MAX_CACHED = 300_000;

/** @param cache codes of pairs compared before, for this list and later ones */
export function compareAlerts(
  alerts: readonly Pick<ImpersonationAlert, 'asset_name' | 'impersonating_domain'>[],
  cache: Map<string, number>,
): Comparison {
  const kinds = new Uint8Array(alerts.length).fill(UNKNOWN);
  const counts = KINDS.map(() => 0);
  let wanted: number[] = [];
  let done = 0;
  let next = 0;
  let told = 0;

  const take = (index: number, kind: number): void => {
    if (kinds[index] !== UNKNOWN) return;
    kinds[index] = kind;
    counts[kind] = (counts[kind] ?? 0) + 1;
    done += 1;
  };

  const compareAt = (index: number, compare: Compare): void => {
    const alert = alerts[index];
    if (!alert || kinds[index] !== UNKNOWN) return;
    const { asset_name: asset, impersonating_domain: domain } = alert;
    const key = `${asset}\n${domain}`;
    const kind = cache.get(key) ?? compare(asset, domain).kind;
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, kind);
    take(index, kind);
  };

  /** The same, though the kind may be known: what is in view is lit too. */
  const lightAt = (index: number, compare: Compare): readonly number[] | null => {
    const alert = alerts[index];
    if (!alert) return null;
    const { kind, lit } = compare(alert.asset_name, alert.impersonating_domain);
    take(index, kind);
    return lit();
  };

  return {
    kinds,
    want(places) {
      wanted.push(...places);
    },
    hasWanted: () => wanted.length > 0,
    isComplete: () => done === alerts.length,
    wantedSlice(compare, isOver) {
      const places: number[] = [];
      const lit: (readonly number[] | null)[] = [];
      while (wanted.length > 0) {
        // The last asked for is what is in view now.
        const place = wanted.pop() ?? 0;
        if (place >= alerts.length) continue;
        lit.push(lightAt(place, compare));
        places.push(place);
        if (isOver()) break;
      }
      if (places.length === 0) return null;
      return {
        places: Uint32Array.from(places),
        kinds: Uint8Array.from(places, (place) => kinds[place] ?? UNKNOWN),
        done,
        counts: [...counts],
        lit,
      };
    },
    restSlice(compare, isOver) {
      while (next < alerts.length) {
        compareAt(next, compare);
        next += 1;
        if (isOver()) break;
      }
    },
    restNews() {
      if (next === told) return null;
      const news = { places: told, kinds: kinds.slice(told, next), done, counts: [...counts] };
      told = next;
      return news;
    },
  };
}
