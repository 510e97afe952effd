import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';

interface GuardedDialogProps {
  title: string;
  /** True while closing would lose something typed. */
  dirty: boolean;
  /** True while something is being sent: the dialog stays. */
  busy: boolean;
  onClose: () => void;
  /** The buttons, given the function that closes (and asks first, where needed). */
  footer: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A modal for a form: with unsaved input, Escape and the close button ask first and a press outside does nothing. */
export function GuardedDialog({
  title,
  dirty,
  busy,
  onClose,
  footer,
  children,
}: GuardedDialogProps) {
  const [asked, setAsked] = useState(false);
  // Saved, or typed back to what it was, while the question stood: it is answered.
  if (asked && !dirty) setAsked(false);

  function close() {
    if (busy) return;
    if (dirty) setAsked(true);
    else onClose();
  }

  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeOnOutsidePress={!dirty && !busy}
      footer={
        asked ? <Question onKeep={() => setAsked(false)} onDiscard={onClose} /> : footer(close)
      }
    >
      {children}
    </Dialog>
  );
}

interface QuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

function Question({ onKeep, onDiscard }: QuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    keep.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      role="group"
      aria-labelledby="unsaved-changes"
      className="flex w-full flex-wrap items-center justify-end gap-2.5"
    >
      <p id="unsaved-changes" className="min-w-0 flex-1 basis-52 text-sm font-semibold">
        There are unsaved changes.
      </p>
      <Button onClick={onDiscard}>Discard</Button>
      <Button ref={keep} tone="primary" onClick={onKeep}>
        Keep editing
      </Button>
    </div>
  );
}
