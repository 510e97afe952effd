/** The modal dialogs that are open, and the press that may open one. */
import { Store } from '@/lib/store.ts';

interface OpenDialog {
  readonly element: HTMLElement;
  /** Goes one step back in the dialog; from its first step it closes. */
  readonly goBack: () => void;
  /** The element that had the focus before the first of several dialogs opened from one another. */
  readonly opener: HTMLElement | null;
}

/** In the order in which they opened. */
export const openDialogs = new Store<readonly OpenDialog[]>([]);

/** The last press of the user. The rest of a press that opens a dialog does not answer it. */
export const lastPress: {
  /** A new object for each key; null once it is released. */
  key: object | null;
  /** Pixels from the top of the window to the pointer; null for a key. */
  y: number | null;
} = { key: null, y: null };

/** Follows the user's presses. Returns a function that ends it. */
export function followPresses(): () => void {
  const following = new AbortController();
  const options = { capture: true, signal: following.signal };
  const onKeyDown = () => {
    lastPress.key ??= {};
    lastPress.y = null;
  };
  const onKeyUp = () => {
    lastPress.key = null;
  };
  const onPointerDown = ({ clientY }: PointerEvent) => {
    // The release of a key may go to another window.
    lastPress.key = null;
    lastPress.y = clientY;
  };
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('keyup', onKeyUp, options);
  window.addEventListener('pointerdown', onPointerDown, options);
  return () => following.abort();
}
