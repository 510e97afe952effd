import { type Clock, systemClock } from './clock.ts';
import { alwaysPresent, type Presence } from './presence.ts';

export interface PaceSettings {
  /** Tasks begun in a second. */
  readonly rate: number;
  /** Tasks under way at a time; may be changed later. */
  readonly atOnce: number;
  readonly clock?: Clock;
  readonly presence?: Presence;
  /** Told whenever `state` or `rate` may have changed. */
  readonly onChange?: () => void;
}

export type PaceState =
  | 'running'
  /** For the reader to be back. */
  | 'away'
  /** For a time that the server named. */
  | 'held';

/** A pace that no queue can keep. */
export class PaceError extends Error {
  override name = 'PaceError';
}

/** What a task that waited rejects with when the queue is stopped. */
export class QueueStopped extends Error {
  override name = 'QueueStopped';
}

/** Slots that a late timer missed are made up for within this time, in milliseconds; older ones are lost. */
const CATCH_UP_MS = 500;
/** So long without a refusal, and the rate may double again, in milliseconds. */
const CALM_MS = 30_000;
const MIN_RATE = 0.5;

interface Waiting {
  readonly start: () => void;
  readonly drop: () => void;
}

/** Begins tasks in their order, at a rate and a few at a time. */
export class PacedQueue {
  readonly #clock: Clock;
  readonly #presence: Presence;
  readonly #onChange: () => void;
  readonly #fullRate: number;
  readonly #waiting: Waiting[] = [];
  readonly #leave: () => void;
  #rate: number;
  #atOnce: number;
  #underWay = 0;
  #isStopped = false;
  /** Whether nothing was to begin until now: before the first task, or away. */
  #isIdle = true;
  #nextAt = -Infinity;
  #heldUntil = -Infinity;
  #slowedAt = -Infinity;
  #cancelTimer = () => {};

  /** @throws PaceError for a rate or a number at once that is not above zero */
  constructor({ rate, atOnce, clock, presence, onChange }: PaceSettings) {
    if (!(rate > 0) || !Number.isFinite(rate)) throw new PaceError(`No rate: ${rate}`);
    this.#clock = clock ?? systemClock;
    this.#presence = presence ?? alwaysPresent;
    this.#onChange = onChange ?? (() => {});
    this.#fullRate = rate;
    this.#rate = rate;
    this.#atOnce = atOnce;
    this.#leave = this.#presence.subscribe(() => {
      this.#changed();
    });
  }

  /** Tasks begun in a second, as it is now. */
  get rate(): number {
    return this.#rate;
  }

  get state(): PaceState {
    if (this.#presence.isAway()) return 'away';
    return this.#clock.ticks() < this.#heldUntil ? 'held' : 'running';
  }

  /** How many tasks may be under way at a time. */
  set atOnce(count: number) {
    this.#atOnce = count;
    this.#pump();
  }

  /**
   * Resolves or rejects as the task does, once it had its turn.
   *
   * @throws QueueStopped where the queue was stopped before
   */
  run<Value>(task: () => Promise<Value>): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      const drop = () => {
        reject(new QueueStopped());
      };
      if (this.#isStopped) {
        drop();
        return;
      }
      const start = () => {
        this.#underWay += 1;
        // Async, so that a task that throws at once rejects as others do.
        (async () => task())()
          .finally(() => {
            this.#underWay -= 1;
            this.#pump();
          })
          .then(resolve, reject);
      };
      this.#waiting.push({ start, drop });
      this.#pump();
    });
  }

  /**
   * Halves the rate after a refusal, and holds everything for as long as the server asks.
   *
   * @param begun when the refused task began, in the clock's ticks: tasks begun together halve it once
   * @param seconds of Retry-After
   */
  slowDown(begun: number, seconds: number | null): void {
    const now = this.#clock.ticks();
    if (begun > this.#slowedAt) {
      this.#slowedAt = now;
      this.#rate = Math.max(Math.min(MIN_RATE, this.#fullRate), this.#rate / 2);
      this.#nextAt = Math.max(this.#nextAt, now + 1_000 / this.#rate);
    }
    if (seconds !== null) this.#heldUntil = Math.max(this.#heldUntil, now + seconds * 1_000);
    this.#changed();
  }

  /** Drops what waits and ends for good; what is under way is the caller's to abort. */
  stop(): void {
    this.#isStopped = true;
    this.#leave();
    this.#cancelTimer();
    for (const { drop } of this.#waiting.splice(0)) drop();
  }

  #changed(): void {
    // Time in which nothing was to begin is not made up for.
    if (this.#isIdle) this.#nextAt = Math.max(this.#nextAt, this.#clock.ticks());
    this.#isIdle = this.#presence.isAway();
    this.#onChange();
    this.#pump();
  }

  /** Begins what may begin now, and comes back when the next one may. */
  #pump(): void {
    this.#cancelTimer();
    while (!this.#isStopped && this.#waiting.length > 0 && this.#underWay < this.#atOnce) {
      const { state } = this;
      if (state === 'away') return;
      const now = this.#clock.ticks();
      const due = Math.max(this.#nextAt, this.#heldUntil);
      if (now < due) {
        const wasHeld = state === 'held';
        this.#cancelTimer = this.#clock.after(Math.ceil(due - now), () => {
          if (wasHeld) this.#onChange();
          this.#pump();
        });
        return;
      }
      this.#recover(now);
      if (this.#isIdle) this.#nextAt = Math.max(this.#nextAt, now);
      this.#isIdle = false;
      this.#nextAt =
        Math.max(this.#nextAt, this.#heldUntil, now - CATCH_UP_MS) + 1_000 / this.#rate;
      this.#waiting.shift()?.start();
    }
  }

  #recover(now: number): void {
    if (this.#rate === this.#fullRate || now - this.#slowedAt < CALM_MS) return;
    this.#slowedAt = now;
    this.#rate = Math.min(this.#fullRate, this.#rate * 2);
    this.#onChange();
  }
}
