import type { ReactNode } from 'react';
import { useLayers } from './load-layers.ts';
import { LoadingNote } from './LoadingNote.tsx';

export interface DialogProps {
  /** Called to close: Escape, Back, the close button, or a click outside. The owner decides. */
  onClose: () => void;
  /** Called instead of `onClose` for Escape and Back, if the dialog has a step to go back to. */
  onEscape?: (() => void) | undefined;
  title: ReactNode;
  /** Replaces the visible title, which is then read by screen readers only. */
  head?: ReactNode;
  children: ReactNode;
  /** The row of buttons at the bottom. */
  footer?: ReactNode;
  width?: 'sm' | 'md' | 'lg';
  /**
   * Top keeps the place of a dialog whose height changes during use; bottom is a phone's sheet, left a drawer. Away is
   * the half of a phone's screen that was not touched, so that the second tap of a double tap meets no button.
   */
  place?: 'centre' | 'top' | 'bottom' | 'left' | 'away';
  role?: 'dialog' | 'alertdialog';
  /** False while an accidental click outside could lose typed text. */
  closeOnOutsidePress?: boolean;
}

/**
 * A modal dialog of the consoles: focus inside, the page behind it inert and still, Escape and Back close it, and the
 * focus returns to where it came from. Its content is mounted only while it is open.
 */
export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const layers = useLayers(true, props.onClose);
  return layers ? <layers.ModalDialog {...props} /> : <LoadingNote />;
}
