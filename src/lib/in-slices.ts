/** Long work on a thread that has other work to do. */

/** How long a slice of work lasts, in milliseconds. What waits for the thread waits for one slice. */
export const SLICE_MS = 10;

/** Resolves after the events that wait. By a message to oneself: browsers slow timers down to 4 ms each. */
export function afterWaitingEvents(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/**
 * Does one step after the other in slices of 10 ms. Between two slices the thread does what waits for it.
 *
 * @param steps what to do; each step yields how far the work is
 * @param signal ends the work after a slice
 * @param onSlice told after each slice what the last step yielded
 * @returns what the steps return
 * @throws the signal's reason; what a step throws
 */
export async function inSlices<Step, Result>(
  steps: Generator<Step, Result>,
  signal: AbortSignal,
  onSlice?: (step: Step) => void,
): Promise<Result> {
  let end = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    onSlice?.(step.value);
    // oxlint-disable-next-line no-await-in-loop -- one slice at a time is the point
    await afterWaitingEvents();
    signal.throwIfAborted();
    end = performance.now() + SLICE_MS;
  }
}
