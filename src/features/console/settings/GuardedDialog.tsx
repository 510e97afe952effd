import { useState, type ReactNode } from 'react';
import { SlowNote } from '@/components/SlowNote.tsx';
import { UnsavedQuestion, useUnsaved } from '@/components/unsaved.tsx';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { useSlow } from '@/ui/use-slow.ts';

/** What the settings page tells its dialogs with forms. */
export interface FormDialogProps {
  /** False while the dialog is hidden but a call goes on that the user no longer waits for. */
  open: boolean;
  /** Called to unmount the dialog; for a hidden one, once its call has ended. */
  onClose: () => void;
  /** The user stops waiting for the call: hide the dialog and keep what was typed. */
  onAway: () => void;
}

interface GuardedDialogProps extends FormDialogProps {
  title: string;
  /** True while closing would lose something typed. */
  dirty: boolean;
  /** True while something is being sent: the dialog stays, until it takes too long. */
  busy: boolean;
  /** The buttons besides Close. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal for a form: with unsaved input, Escape, the close button and the way to another page ask first,
 * and a press outside does nothing.
 */
export function GuardedDialog({
  open,
  title,
  dirty,
  busy,
  onClose,
  onAway,
  footer,
  children,
}: GuardedDialogProps) {
  const [asked, setAsked] = useState(false);
  // Saved, or typed back to what it was, while the question stood: it is answered.
  if (asked && !dirty) setAsked(false);
  const leaving = useUnsaved(open && dirty && !busy);
  const slow = useSlow(busy);

  function close() {
    if (slow) onAway();
    else if (dirty && !busy) setAsked(true);
    else if (!busy) onClose();
  }

  function keep() {
    setAsked(false);
    leaving?.stay();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeOnOutsidePress={!dirty && !busy}
      footer={
        asked || leaving ? (
          <UnsavedQuestion onKeep={keep} onDiscard={leaving?.leave ?? onClose} />
        ) : (
          <>
            <Button onClick={close} aria-disabled={(busy && !slow) || undefined}>
              {slow ? 'Stop waiting' : 'Close'}
            </Button>
            {footer}
          </>
        )
      }
    >
      {children}
      <SlowNote slow={slow} />
    </Dialog>
  );
}
