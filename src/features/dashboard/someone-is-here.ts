/** Whether a person has shown up on the page: moved, touched, pressed, scrolled. For useSyncExternalStore. */

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let seen = false;

/** True from the first sign on. */
export const someoneIsHere = (): boolean => seen;

/** Calls `listener` at the first sign. Returns the way out. */
export function whenSomeoneIsHere(listener: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign);
  };
  const onSign = () => {
    seen = true;
    stop();
    listener();
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
  return stop;
}
