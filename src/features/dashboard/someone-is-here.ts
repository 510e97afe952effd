/** Whether a person has shown up on the page: moved, touched, pressed, scrolled. For useSyncExternalStore. */

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let seen = false;

/** True from the first sign on; at once when the person came here through another page of the app. */
export function someoneIsHere(): boolean {
  // The browser remembers a press or a key from before this module was loaded (the login form's).
  // Not in every browser, whatever the types say.
  const activation = navigator.userActivation as UserActivation | undefined;
  return seen || activation?.hasBeenActive === true;
}

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
