import { useState, type ReactNode } from 'react';
import { sessionState } from '@/lib/session-state.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { useSlow } from '@/ui/use-slow.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import { notifyFailure } from './notify.ts';
import { SlowResponseNotice } from './SlowResponseNotice.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The question. */
  children: ReactNode;
  confirmLabel: string;
  /** The id of the item that the action changes: the same action does not start twice for it. */
  subject: string;
  /**
   * Runs the action. The dialog shows the error of a rejection and stays open; if the user has stopped waiting, a toast
   * shows it.
   */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Returns the message for a rejection. */
  errorText: (error: unknown) => string;
}

/** Tracks this user's confirmed actions that have not ended yet. */
class UnderWay {
  readonly #works = new Map<string, Promise<unknown>>();

  /** Starts the action, unless it is running already because the user stopped waiting and asked again. */
  once(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const begun = this.#works.get(key) ?? work().finally(() => this.#works.delete(key));
    this.#works.set(key, begun);
    return begun;
  }

  close(): void {
    this.#works.clear();
  }
}

/** Asks before an action that cannot be undone; shows a failure in place of the question. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  subject,
  onConfirm,
  onClose,
  errorText,
}: ConfirmDialogProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const onPage = useOnPage();
  const slow = useSlow(pending);

  function close() {
    if (pending && !slow) return;
    onClose();
  }

  async function confirm() {
    setPending(true);
    setError(null);
    try {
      await sessionState.get(UnderWay).once(`${title} ${subject}`, onConfirm);
      // Another question may be open by now.
      if (onPage()) onClose();
    } catch (failure) {
      const text = errorText(failure);
      if (onPage()) setError(text);
      else notifyFailure(failure, { title: `${title}: ${text}` });
    } finally {
      setPending(false);
    }
  }

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
            <Button onClick={close} aria-disabled={(pending && !slow) || undefined}>
              {slow ? 'Continue in background' : 'Cancel'}
            </Button>
            <Button tone="danger" pending={pending} onClick={() => void confirm()}>
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
        <SlowResponseNotice slow={slow} />
      </Dialog>
    </DialogBoundary>
  );
}
