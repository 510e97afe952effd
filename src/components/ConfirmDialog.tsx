import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import { notifyFailure } from './notify.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question, word for word. */
  children: ReactNode;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  /**
   * Does the thing. A rejection stays in the dialog: its worded error is shown and nothing closes. When
   * the page has been left meanwhile, a toast says it.
   */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Words a rejection for the reader. */
  errorText: (error: unknown) => string;
}

/** Asks before what cannot be undone; shows the outcome of a failure where the question was. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  tone = 'danger',
  onConfirm,
  onClose,
  errorText,
}: ConfirmDialogProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const onPage = useOnPage();

  function close() {
    if (pending) return;
    setError(null);
    onClose();
  }

  async function confirm() {
    setPending(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      const text = errorText(failure);
      if (onPage()) setError(text);
      else notifyFailure(failure, { title: `${title}: ${text}` });
    } finally {
      setPending(false);
    }
  }

  if (!open) return null;
  return (
    <DialogBoundary name="The question" onClose={close}>
      <Dialog
        open
        onClose={close}
        title={title}
        width="sm"
        role="alertdialog"
        footer={
          <>
            <Button onClick={close} aria-disabled={pending || undefined}>
              Cancel
            </Button>
            <Button tone={tone} pending={pending} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <div className="text-sm">{children}</div>
        {error && (
          <Notice tone="error" className="mt-4">
            {error}
          </Notice>
        )}
      </Dialog>
    </DialogBoundary>
  );
}
