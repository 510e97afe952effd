import type { ReactNode } from 'react';
import { SlowResponseNotice } from '@/components/SlowResponseNotice.tsx';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { useSlow } from '@/ui/use-slow.ts';

/** Props that the settings page gives to its dialogs with forms. */
export interface FormDialogProps {
  /** False while the dialog is hidden but its call goes on, which the user no longer waits for. */
  open: boolean;
  /** Called to unmount the dialog; for a hidden one, once its call has ended. */
  onClose: () => void;
  /** The user stops waiting for the call: hide the dialog and keep the typed text. */
  onAway: () => void;
}

interface GuardedDialogProps extends FormDialogProps {
  title: string;
  /** True while something is typed: an accidental click outside does not close the dialog. */
  dirty: boolean;
  /** True while something is being sent: the dialog stays, until it takes too long. */
  busy: boolean;
  /** The buttons in addition to Close. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal for a form. Closing it loses nothing: its owner keeps the typed text (see useDraft). */
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
  const slow = useSlow(busy);

  function close() {
    if (slow) onAway();
    else if (!busy) onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeOnOutsidePress={!dirty && !busy}
      footer={
        <>
          <Button onClick={close} aria-disabled={(busy && !slow) || undefined}>
            {slow ? 'Continue in background' : 'Close'}
          </Button>
          {footer}
        </>
      }
    >
      {children}
      <SlowResponseNotice slow={slow} />
    </Dialog>
  );
}
