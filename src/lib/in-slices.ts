/** Long work on a thread with other work to do. */

/** Length of a slice of work, in milliseconds. Waiting events wait for one slice. */
const SLICE_MS = 10;

/** Resolves after the waiting events. By a message to oneself, because browsers slow timers down to 4 ms each. */
function afterWaitingEvents(): Promise<void> {
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
 * Does one step after the other in slices of 10 ms. Between two slices the thread handles waiting events.
 *
 * @param steps the work; each step yields its progress
 * @param signal ends the work after a slice
 * @param onSlice called after each slice with the last progress; the work waits for it
 * @returns the result of the steps
 * @throws the signal's reason; errors of a step
 */
export async function inSlices<Step, Result>(
  steps: Generator<Step, Result>,
  signal?: AbortSignal,
  onSlice?: (step: Step) => Promise<void> | void,
): Promise<Result> {
  let end = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    // oxlint-disable-next-line no-await-in-loop -- one slice at a time is the point
    await onSlice?.(step.value);
    // oxlint-disable-next-line no-await-in-loop -- and so is what waits meanwhile
    await afterWaitingEvents();
    signal?.throwIfAborted();
    end = performance.now() + SLICE_MS;
  }
}

/** Does what is left of such work at once. */
export function drain<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
