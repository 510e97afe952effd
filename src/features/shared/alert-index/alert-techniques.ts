/** How the alerts of a list imitate their assets: asked of the engine, first for what is in view. */
import type { PackedTexts } from '@/lib/packed-texts.ts';
import { Store } from '@/lib/store.ts';
import { engine } from '@/lookalike/engine.ts';
import type { Highlights } from '@/lookalike/highlights.ts';
import { MATCH_KINDS, NOT_COMPARED, type MatchKind } from '@/lookalike/match-kind.ts';
import type { AlertRow } from './packed-alerts.ts';

export interface ComparisonState {
  readonly is: 'comparing' | 'complete' | 'failed';
  readonly done: number;
  readonly total: number;
  /** How many alerts of each kind were found so far. */
  readonly counts: ReadonlyMap<MatchKind, number>;
}

/** What the techniques need of their list. */
interface ComparedList {
  readonly total: number;
  readonly at: (index: number) => AlertRow | undefined;
  readonly pairs: () => Promise<PackedTexts>;
  /** Told the codes of the alerts from `from` on, before `state` counts them. */
  readonly setKinds: (from: number, kinds: Uint8Array) => void;
}

/** After a question of the reader's, the comparing of the list leaves the processor alone for this long. */
const REST_MS = 300;
/** More than are ever in view; the rest is asked for again when it is looked at again. */
const MAX_MARKED = 2_000;

export class AlertTechniques {
  readonly #list: ComparedList;
  readonly #state: Store<ComparisonState>;
  readonly #kinds: Uint8Array;
  readonly #similarities: Uint8Array;
  readonly #marked = new Map<number, Highlights | null>();
  readonly #closed = new AbortController();
  #wanted = new Set<number>();
  #comparing: Promise<void> | null = null;

  /** For `useSyncExternalStore`: told when anything below changes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** How far the comparing is; the same object until something changes. */
  readonly state: () => ComparisonState;

  constructor(list: ComparedList) {
    const { total } = list;
    this.#list = list;
    this.#kinds = new Uint8Array(total).fill(NOT_COMPARED);
    this.#similarities = new Uint8Array(total);
    const is = total === 0 ? 'complete' : 'comparing';
    this.#state = new Store<ComparisonState>({ is, done: 0, total, counts: new Map() });
    this.subscribe = this.#state.subscribe;
    this.state = this.#state.get;
  }

  /**
   * Has the engine compare the whole list, once; again where it failed.
   *
   * @returns resolves when that has ended, in a failure too
   */
  async start(): Promise<void> {
    if (this.state().is === 'complete') return;
    this.#comparing ??= this.#compareAll();
    await this.#comparing;
  }

  async #compareAll(): Promise<void> {
    const { total } = this.#list;
    const counts = MATCH_KINDS.map(() => 0);
    const change = (is: ComparisonState['is'], done: number) =>
      this.#state.set({
        is,
        done,
        total,
        counts: new Map(MATCH_KINDS.map((kind, code) => [kind, counts[code] ?? 0])),
      });
    // Tried again, after a failure.
    if (this.state().is === 'failed') change('comparing', 0);
    try {
      const take = (from: number, kinds: Uint8Array, similarities: Uint8Array) => {
        this.#kinds.set(kinds, from);
        this.#similarities.set(similarities, from);
        for (const code of kinds) counts[code] = (counts[code] ?? 0) + 1;
        this.#list.setKinds(from, kinds);
        const done = from + kinds.length;
        change(done === total ? 'complete' : 'comparing', done);
      };
      await engine().compareList(await this.#list.pairs(), take, this.#closed.signal);
    } catch {
      this.#fail();
    }
  }

  /**
   * Has the comparing of the list wait for a moment, since the reader has asked something: the answer is
   * found, drawn and painted on the same few processors. Rows in view are compared as always.
   */
  rest(): void {
    if (this.#comparing !== null && this.state().is === 'comparing') engine().rest(REST_MS);
  }

  /** The next `start` tries again, with a new worker. */
  #fail(): void {
    if (this.#closed.signal.aborted) return;
    this.#comparing = null;
    this.#state.set({ ...this.state(), is: 'failed' });
  }

  /** Has the engine compare and mark the alert at this place, together with all others in view. */
  want(index: number): void {
    if (this.state().is === 'failed') return;
    if (this.#wanted.size === 0) queueMicrotask(() => void this.#compareWanted());
    this.#wanted.add(index);
  }

  async #compareWanted(): Promise<void> {
    const rows = [...this.#wanted].flatMap((place) => this.#list.at(place) ?? []);
    this.#wanted = new Set();
    const pairs = rows.map((row) => ({
      asset: row.asset_name,
      candidate: row.impersonating_domain,
    }));
    try {
      const summaries = await engine().compare(pairs, this.#closed.signal);
      if (this.#marked.size >= MAX_MARKED) this.#marked.clear();
      for (const [at, { kind, percent, marked }] of summaries.entries()) {
        const place = rows[at]?.index ?? -1;
        this.#kinds[place] = MATCH_KINDS.indexOf(kind);
        this.#similarities[place] = percent;
        this.#marked.set(place, marked);
      }
      this.#state.set({ ...this.state() });
    } catch {
      this.#fail();
    }
  }

  /** How the alert at this place imitates; null while that is not known. */
  at(index: number): MatchKind | null {
    return MATCH_KINDS[this.#kinds[index] ?? NOT_COMPARED] ?? null;
  }

  /** What is known of all places so far: the code of each technique, and the shown similarity in percent. */
  all(): { readonly kinds: Uint8Array; readonly similarities: Uint8Array } {
    return { kinds: this.#kinds, similarities: this.#similarities };
  }

  /**
   * What deceives in the name at this place; null where the engine cannot say, undefined while that is not
   * known. Known only of places that were wanted.
   */
  markedAt(index: number): Highlights | null | undefined {
    return this.#marked.get(index);
  }

  /** Ends what the engine has under way for this list. */
  close(): void {
    this.#closed.abort();
  }
}
