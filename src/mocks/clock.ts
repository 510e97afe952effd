/** Time for the embedded backend: injectable, so that tests move it instead of sleeping. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `task` once after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** The machine's clock. Its timers never keep a process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    if (typeof timer === 'object') timer.unref();
    return () => clearTimeout(timer);
  },
};

/**
 * A clock that only moves when told to.
 *
 * @param start milliseconds since the epoch
 */
export function manualClock(start: number): Clock & {
  /** Moves the clock by `ms` and runs what fell due, in order of time. */
  advance(ms: number): void;
} {
  let now = start;
  let due: { at: number; task: () => void }[] = [];
  return {
    now: () => now,
    after(ms, task) {
      const entry = { at: now + ms, task };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = due.filter((entry) => entry.at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((entry) => entry !== next);
        now = next.at;
        next.task();
      }
      now = end;
    },
  };
}

/** A point in time in the wire format: `YYYY-MM-DD HH:MM:SS`, UTC. */
export function wireDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}
