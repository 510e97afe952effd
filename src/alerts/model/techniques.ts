/** Techniques of the alerts of a list: asked of the engine, first for what is in view. */
import { Store } from '@/lib/store.ts';
import { engine } from '@/lookalike/engine.ts';
import type { Match, Pair } from '@/lookalike/engine.worker.ts';
import type { Highlights } from '@/lookalike/highlights.ts';
import { MATCH_KINDS, type MatchKind } from '@/lookalike/match-kind.ts';
import type { Alert } from './alert.ts';

export interface ComparisonState {
  readonly is: 'comparing' | 'complete' | 'failed';
  readonly done: number;
  readonly total: number;
  /** Number of alerts of each kind found so far. */
  readonly counts: ReadonlyMap<MatchKind, number>;
}

const pairOf = ({ asset_name: asset, impersonating_domain: candidate }: Alert): Pair => ({
  asset,
  candidate,
});

/** More than are ever in view; the rest is requested again when it comes into view again. */
const MAX_MARKED = 2_000;
/** Number of pairs in one batch, which takes the engine about a tenth of a second. */
const BATCH = 2_000;

export class AlertTechniques {
  readonly #alerts: readonly Alert[];
  /** A new object at each change, also of what is known about single alerts. */
  readonly #state: Store<ComparisonState>;
  readonly #compared = new Map<Alert, Match>();
  readonly #marked = new Map<Alert, Highlights | null>();
  readonly #closed = new AbortController();
  #wanted = new Set<Alert>();
  #comparing: Promise<void> | null = null;

  /** For `useSyncExternalStore`: called when anything below changes. */
  readonly subscribe: Store<ComparisonState>['subscribe'];
  /** Progress of the comparison; the same object until something changes. */
  readonly state: Store<ComparisonState>['get'];

  constructor(alerts: readonly Alert[]) {
    const total = alerts.length;
    this.#alerts = alerts;
    const is = total === 0 ? 'complete' : 'comparing';
    this.#state = new Store<ComparisonState>({ is, done: 0, total, counts: new Map() });
    this.subscribe = this.#state.subscribe;
    this.state = this.#state.get;
  }

  /**
   * Has the engine compare the whole list, once; again after a failure.
   *
   * @returns resolves when that has ended, also after a failure
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
    // Retried after a failure.
    if (this.state().is === 'failed') change('comparing', 0);
    try {
      for (let from = 0; from < total; from += BATCH) {
        const batch = this.#alerts.slice(from, from + BATCH);
        // oxlint-disable-next-line no-await-in-loop -- names in view are compared between two batches
        const matches = await engine().match(batch.map(pairOf), this.#closed.signal);
        if (this.#closed.signal.aborted) return;
        for (const [at, alert] of batch.entries()) {
          const match = matches[at];
          if (!match) throw new Error('The engine has left out a pair');
          this.#compared.set(alert, match);
          counts.set(match.kind, (counts.get(match.kind) ?? 0) + 1);
        }
        const done = from + batch.length;
        change(done === total ? 'complete' : 'comparing', done);
      }
    } catch {
      this.#fail();
    }
  }

  /** The next `start` tries again, with a new worker. */
  #fail(): void {
    if (this.#closed.signal.aborted) return;
    this.#comparing = null;
    this.#state.set({ ...this.state(), is: 'failed' });
  }

  /** Has the engine compare and highlight an alert, together with all others in view. */
  want(alert: Alert): void {
    if (this.state().is === 'failed') return;
    if (this.#wanted.size === 0) queueMicrotask(() => void this.#compareWanted());
    this.#wanted.add(alert);
  }

  async #compareWanted(): Promise<void> {
    const alerts = [...this.#wanted];
    this.#wanted = new Set();
    try {
      const summaries = await engine().compare(alerts.map(pairOf), this.#closed.signal);
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

  /** The technique of an alert; null while it is not known. */
  of(alert: Alert): Match | null {
    return this.#compared.get(alert) ?? null;
  }

  /**
   * Returns the deceptive characters of an alert's name; null if the engine cannot say, undefined until it is known.
   * Only requested alerts become known.
   */
  markedIn(alert: Alert): Highlights | null | undefined {
    return this.#marked.get(alert);
  }

  /** Stops the engine's work for this list. */
  close(): void {
    this.#closed.abort();
  }
}
