/** Whether the main button, or a finger, is down somewhere on the page. */

let isDown = false;
let waiting: (() => void)[] = [];

function release(): void {
  isDown = false;
  for (const resolve of waiting) resolve();
  waiting = [];
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', ({ button }) => (isDown ||= button === 0), true);
  for (const type of ['pointerup', 'pointercancel', 'blur']) {
    // The click comes right after the first of these.
    window.addEventListener(type, () => setTimeout(release), true);
  }
}

/** Resolves at once while nothing is pressed, else after the click. */
export const whileReleased = (): Promise<void> =>
  isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
