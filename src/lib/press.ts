/** Whether the main button, or a finger, is down somewhere on the page. */

let isDown = false;
let waiting: (() => void)[] = [];

function release(): void {
  isDown = false;
  for (const resolve of waiting) resolve();
  waiting = [];
}

/** The click comes right after the press is over. */
const releaseSoon = () => void setTimeout(release);

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', ({ button }) => (isDown ||= button === 0), true);
  window.addEventListener('pointerup', releaseSoon, true);
  window.addEventListener('pointercancel', releaseSoon, true);
  // The window's own: a blur of an element does not bubble.
  window.addEventListener('blur', releaseSoon);
}

/** Resolves at once while nothing is pressed, else after the click. */
export const whileReleased = (): Promise<void> =>
  isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
