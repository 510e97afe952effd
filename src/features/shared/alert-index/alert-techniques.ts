/** What the page knows of how the alerts of a list imitate; an external store, filled by the worker. */
import type { ComparedNews } from './comparison.ts';
import { KINDS, UNKNOWN, type TechniqueKind } from './technique-kinds.ts';

export interface ComparisonState {
  readonly is: 'comparing' | 'complete' | 'failed';
  readonly done: number;
  readonly total: number;
  /** How many alerts of each kind were found so far. */
  readonly counts: ReadonlyMap<TechniqueKind, number>;
}

export interface AlertTechniques {
  /** Has the whole list compared, when there is nothing more urgent. */
  readonly start: () => void;
  /** Has the alert at this place compared before those out of view. */
  readonly want: (index: number) => void;
  /** How the alert at this place imitates; null while that is not known. */
  readonly at: (index: number) => TechniqueKind | null;
  /**
   * The graphemes of the name at this place that deceive; null where the engine cannot say, undefined
   * while that is not known. Known only of places that were wanted.
   */
  readonly litAt: (index: number) => ReadonlySet<number> | null | undefined;
  /** The same object until something changes. */
  readonly state: () => ComparisonState;
  readonly subscribe: (listener: () => void) => () => void;
}

interface FilledTechniques extends AlertTechniques {
  readonly take: (news: ComparedNews) => void;
  readonly fail: () => void;
}

/** More than are ever in view; the rest is asked for again when it is looked at again. */
const MAX_LIT = 2_000;

/** @param send asks the worker for these places, or for the whole list */
export function alertTechniques(
  total: number,
  send: (wanted: readonly number[] | 'all') => void,
): FilledTechniques {
  const kinds = new Uint8Array(total).fill(UNKNOWN);
  const lit = new Map<number, ReadonlySet<number> | null>();
  const listeners = new Set<() => void>();
  let state: ComparisonState = {
    is: total === 0 ? 'complete' : 'comparing',
    done: 0,
    total,
    counts: new Map(),
  };
  let wanted = new Set<number>();
  let started = false;

  const change = (next: ComparisonState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    start() {
      if (started || state.is !== 'comparing') return;
      started = true;
      send('all');
    },
    want(index) {
      if (state.is === 'failed') return;
      wanted.add(index);
      // All rows that come into view together ask together.
      if (wanted.size > 1) return;
      queueMicrotask(() => {
        if (wanted.size > 0) send([...wanted]);
        wanted = new Set();
      });
    },
    at: (index) => KINDS[kinds[index] ?? UNKNOWN] ?? null,
    litAt: (index) => lit.get(index),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take({ places, kinds: found, done, counts, lit: shown }) {
      if (typeof places === 'number') kinds.set(found, places);
      else {
        if (lit.size >= MAX_LIT) lit.clear();
        for (const [at, place] of places.entries()) {
          kinds[place] = found[at] ?? UNKNOWN;
          const graphemes = shown?.[at];
          lit.set(place, graphemes ? new Set(graphemes) : null);
        }
      }
      change({
        is: done === total ? 'complete' : 'comparing',
        done,
        total,
        counts: new Map(KINDS.map((kind, code) => [kind, counts[code] ?? 0])),
      });
    },
    fail: () => change({ ...state, is: 'failed' }),
  };
}
