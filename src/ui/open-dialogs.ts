/** The modal dialogs that are open. */
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
