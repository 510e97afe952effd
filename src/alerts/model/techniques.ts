/** How the alerts of a list imitate their assets: asked of the engine, first for what is in view. */
import { packTexts } from '@/lib/packed-texts.ts';
import { Store } from '@/lib/store.ts';
import { engine } from '@/lookalike/engine.ts';
import type { Highlights } from '@/lookalike/highlights.ts';
import { MATCH_KINDS, type MatchKind } from '@/lookalike/match-kind.ts';
import type { Alert } from './alert.ts';

export interface ComparisonState {
  readonly is: 'comparing' | 'complete' | 'failed';
  readonly done: number;
  readonly total: number;
  /** How many alerts of each kind were found so far. */
  readonly counts: ReadonlyMap<MatchKind, number>;
}

/** How one alert imitates. */
export interface Compared {
  readonly kind: MatchKind;
  /** The shown similarity, in percent. */
  readonly percent: number;
}

const shared = new Map<string, Compared>();

/** One object for all alerts that imitate alike: a hundred thousand would be two thousand of them. */
function sharedOf(kind: MatchKind, percent: number): Compared {
  const key = `${kind} ${percent}`;
  let known = shared.get(key);
  if (!known) shared.set(key, (known = { kind, percent }));
  return known;
}

/** After a question of the reader's, the comparing of the list leaves the processor alone for this long. */
const REST_MS = 300;
/** More than are ever in view; the rest is asked for again when it is looked at again. */
const MAX_MARKED = 2_000;
/** Pairs that go to the engine at a time: packing them takes the page a few milliseconds. */
const BATCH = 2_000;

export class AlertTechniques {
  readonly #alerts: readonly Alert[];
  readonly #state: Store<ComparisonState>;
  readonly #compared = new Map<Alert, Compared>();
  readonly #marked = new Map<Alert, Highlights | null>();
  readonly #closed = new AbortController();
  #wanted = new Set<Alert>();
  #comparing: Promise<void> | null = null;

  /** For `useSyncExternalStore`: told when anything below changes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** How far the comparing is; the same object until something changes. */
  readonly state: () => ComparisonState;

  constructor(alerts: readonly Alert[]) {
    const total = alerts.length;
    this.#alerts = alerts;
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
    const { length: total } = this.#alerts;
    const counts = new Map<MatchKind, number>(MATCH_KINDS.map((kind) => [kind, 0]));
    const change = (is: ComparisonState['is'], done: number) =>
      this.#state.set({ is, done, total, counts: new Map(counts) });
    // Tried again, after a failure.
    if (this.state().is === 'failed') change('comparing', 0);
    try {
      for (let from = 0; from < total; from += BATCH) {
        const batch = this.#alerts.slice(from, from + BATCH);
        const pairs = batch.map((alert) => [alert.asset_name, alert.impersonating_domain]);
        const take = (at: number, kinds: Uint8Array, similarities: Uint8Array) => {
          for (const [place, code] of kinds.entries()) {
            const alert = batch[at + place];
            const kind = MATCH_KINDS[code];
            if (!alert || !kind) continue;
            this.#compared.set(alert, sharedOf(kind, similarities[place] ?? 0));
            counts.set(kind, (counts.get(kind) ?? 0) + 1);
          }
          const done = from + at + kinds.length;
          change(done === total ? 'complete' : 'comparing', done);
        };
        // oxlint-disable-next-line no-await-in-loop -- what is in view is compared between two batches
        await engine().compareList(packTexts(pairs, 2), take, this.#closed.signal);
        if (this.#closed.signal.aborted) return;
      }
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

  /** Has the engine compare and mark an alert, together with all others in view. */
  want(alert: Alert): void {
    if (this.state().is === 'failed') return;
    if (this.#wanted.size === 0) queueMicrotask(() => void this.#compareWanted());
    this.#wanted.add(alert);
  }

  async #compareWanted(): Promise<void> {
    const alerts = [...this.#wanted];
    this.#wanted = new Set();
    const pairs = alerts.map(({ asset_name: asset, impersonating_domain: candidate }) => ({
      asset,
      candidate,
    }));
    try {
      const summaries = await engine().compare(pairs, this.#closed.signal);
      if (this.#marked.size >= MAX_MARKED) this.#marked.clear();
      for (const [at, { kind, percent, marked }] of summaries.entries()) {
        const alert = alerts[at];
        if (!alert) continue;
        this.#compared.set(alert, { kind, percent });
        this.#marked.set(alert, marked);
      }
      this.#state.set({ ...this.state() });
    } catch {
      this.#fail();
    }
  }

  /** How an alert imitates; null while that is not known. */
  of(alert: Alert): Compared | null {
    return this.#compared.get(alert) ?? null;
  }

  /**
   * What deceives in an alert's name; null where the engine cannot say, undefined while that is not known. Known only
   * of alerts that were wanted.
   */
  markedIn(alert: Alert): Highlights | null | undefined {
    return this.#marked.get(alert);
  }

  /** Ends what the engine has under way for this list. */
  close(): void {
    this.#closed.abort();
  }
}
