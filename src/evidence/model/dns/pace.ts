/** True while the tab is hidden or the browser offline: nothing is asked then. */
export const isAway = (): boolean => document.visibilityState === 'hidden' || !navigator.onLine;

interface PaceSettings {
  /** Number of tasks begun in a second. */
  readonly rate: number;
  /** Number of tasks in progress at a time; may be changed later. */
  readonly atOnce: number;
  /** Ends it: waiting tasks reject, and no more begin. */
  readonly signal: AbortSignal;
  /** Called when `rate` or, except by the end of a hold, `state` has changed. */
  readonly onChange: () => void;
}

/** Slots missed because of a late timer are made up for within this time, in milliseconds; older ones are lost. */
const CATCH_UP_MS = 500;
const MIN_RATE = 0.5;

/** Begins tasks in order, at a rate and a few at a time. */
export class Pace {
  /** Number of tasks begun in a second, at the moment. */
  rate: number;
  readonly #settings: PaceSettings;
  #atOnce: number;
  #underWay = 0;
  #nextAt = performance.now();
  #heldUntil = -Infinity;
  #slowedAt = -Infinity;
  /** Resolves when the last task of the queue may begin. */
  #turn = Promise.resolve();
  /** Has the first task of the queue look again if it may begin. */
  #wake = () => {};

  constructor(settings: PaceSettings) {
    this.#settings = settings;
    this.rate = settings.rate;
    this.#atOnce = settings.atOnce;
    const { signal } = settings;
    const changed = () => this.#changed();
    document.addEventListener('visibilitychange', changed, { signal });
    addEventListener('online', changed, { signal });
    addEventListener('offline', changed, { signal });
    signal.addEventListener('abort', () => this.#wake());
  }

  /** `away`: waits for the user to return. `held`: waits as long as the server asked. */
  get state(): 'running' | 'away' | 'held' {
    if (isAway()) return 'away';
    return performance.now() < this.#heldUntil ? 'held' : 'running';
  }

  set atOnce(count: number) {
    this.#atOnce = count;
    this.#wake();
  }

  /**
   * Resolves or rejects like the task, once that has run.
   *
   * @throws (rejects with) the signal's reason if that is aborted before
   */
  async run<Value>(task: () => Promise<Value>): Promise<Value> {
    this.#turn = this.#turn.then(() => this.#place());
    await this.#turn;
    this.#settings.signal.throwIfAborted();
    try {
      return await task();
    } finally {
      this.#underWay -= 1;
      this.#wake();
    }
  }

  /**
   * Halves the rate after a refusal, and holds everything for as long as the server asks.
   *
   * @param begun start of the refused task (`performance.now`): tasks begun together halve it once
   * @param seconds of Retry-After
   */
  slowDown(begun: number, seconds: number | null): void {
    const now = performance.now();
    if (begun > this.#slowedAt) {
      this.#slowedAt = now;
      this.rate = Math.max(Math.min(MIN_RATE, this.rate), this.rate / 2);
      this.#nextAt = Math.max(this.#nextAt, now + 1_000 / this.rate);
    }
    if (seconds !== null) this.#heldUntil = Math.max(this.#heldUntil, now + seconds * 1_000);
    this.#changed();
  }

  #changed(): void {
    this.#settings.onChange();
    this.#wake();
  }

  /** Waits until one more task may begin, or none is to begin any more. */
  async #place(): Promise<void> {
    const { signal } = this.#settings;
    while (!signal.aborted) {
      const now = performance.now();
      const due = Math.max(this.#nextAt, this.#heldUntil);
      const hasPlace = this.#underWay < this.#atOnce && !isAway();
      if (hasPlace && now >= due) {
        this.#nextAt = Math.max(due, now - CATCH_UP_MS) + 1_000 / this.rate;
        this.#underWay += 1;
        return;
      }
      // oxlint-disable-next-line no-await-in-loop -- looks again after each change
      await new Promise<void>((resolve) => {
        const timer = hasPlace ? setTimeout(resolve, Math.ceil(due - now)) : undefined;
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
