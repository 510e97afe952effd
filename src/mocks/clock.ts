/** Time in the embedded backend. */

/** Runs `task` once after `ms` milliseconds, without keeping a process alive; returns a function that cancels it. */
export function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  if (typeof timer === 'object') timer.unref();
  return () => clearTimeout(timer);
}

/** The time in the wire format: `YYYY-MM-DD HH:MM:SS`, UTC. @param ms milliseconds since the epoch; now if missing */
export function wireDate(ms = Date.now()): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}
