/** A clock and a presence that a test moves by hand. */
import type { Clock } from '@/evidence/clock.ts';
import type { Presence } from '@/evidence/presence.ts';

/** Lets everything run that waits for nothing but its turn. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

export class ManualClock implements Clock {
  #ticks = 0;
  readonly #timers = new Set<{ readonly at: number; readonly callBack: () => void }>();

  readonly now = () => 1_800_000_000_000 + this.#ticks;
  readonly ticks = () => this.#ticks;
  readonly after = (milliseconds: number, callBack: () => void) => {
    const timer = { at: this.#ticks + milliseconds, callBack };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  };

  /** The next timers' times, from now. */
  get due(): readonly number[] {
    return [...this.#timers]
      .map(({ at }) => at - this.#ticks)
      .toSorted((one, other) => one - other);
  }

  /** So many milliseconds pass, and every timer on the way calls back at its time. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#ticks + milliseconds;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each call back may set the next timer
      await settled();
      const next = [...this.#timers].reduce<{ at: number; callBack: () => void } | null>(
        (first, timer) => (first === null || timer.at < first.at ? timer : first),
        null,
      );
      if (next === null || next.at > end) break;
      this.#timers.delete(next);
      this.#ticks = Math.max(this.#ticks, next.at);
      next.callBack();
    }
    this.#ticks = end;
  }
}

export class ManualPresence implements Presence {
  #isAway = false;
  readonly #callBacks = new Set<() => void>();

  readonly isAway = () => this.#isAway;
  readonly subscribe = (callBack: () => void) => {
    this.#callBacks.add(callBack);
    return () => {
      this.#callBacks.delete(callBack);
    };
  };

  set(isAway: boolean): void {
    this.#isAway = isAway;
    for (const callBack of this.#callBacks) callBack();
  }
}
