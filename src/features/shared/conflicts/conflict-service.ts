/** The worker's side, without the worker: looks for conflicts in short slices, and lets messages in between. */
import type { FoundConflict, FromConflicts, ToConflicts } from './conflict-messages.ts';
import { findConflicts } from './find-conflicts.ts';

/** How long one slice works before messages are let in, in milliseconds. */
const SLICE = 12;
/** Between two words on how far it is, in milliseconds. */
const TELL_EVERY = 100;

/**
 * @param post sends an answer
 * @param defer calls back soon, after messages that wait have been delivered
 * @returns the function to hand every message to
 */
export function conflictService(
  post: (message: FromConflicts) => void,
  defer: (callback: () => void) => void,
): (message: ToConflicts) => void {
  let current = 0;

  function find({ search, pending, approved }: Extract<ToConflicts, { do: 'find' }>): void {
    const conflicts: FoundConflict[] = [];
    const steps = findConflicts(pending, approved);
    let done = 0;
    let told = performance.now();
    const work = () => {
      if (search !== current) return;
      const end = performance.now() + SLICE;
      do {
        const step = steps.next();
        if (step.done === true) {
          post({ is: 'found', search, conflicts });
          return;
        }
        if (step.value) conflicts.push(step.value);
        done += 1;
      } while (performance.now() < end);
      if (performance.now() - told > TELL_EVERY) {
        told = performance.now();
        post({ is: 'progress', search, done });
      }
      defer(work);
    };
    work();
  }

  return (message) => {
    if (message.do === 'stop') {
      current = 0;
      return;
    }
    current = message.search;
    find(message);
  };
}
