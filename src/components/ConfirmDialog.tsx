import { useState, type ReactNode } from 'react';
import { sessionState } from '@/lib/session-state.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { useSlow } from '@/ui/use-slow.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { DialogBoundary } from './DialogBoundary.tsx';
import { notifyFailure } from './notify.ts';
import { SlowResponseNotice } from './SlowResponseNotice.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The question, word for word. */
  children: ReactNode;
  confirmLabel: string;
  /** The id of what the action changes: the same action does not start twice for it. */
  subject: string;
  /**
   * Does what was asked. The dialog shows the error of a rejection and stays open; when the user has
   * stopped waiting, a toast shows it.
   */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Words a rejection for the reader. */
  errorText: (error: unknown) => string;
}

/** Tracks the confirmed actions of this person that have not ended yet. */
class UnderWay {
  readonly #works = new Map<string, Promise<unknown>>();

  /** Begins the work, unless it is under way already: the user stopped waiting, and asked for it again. */
  once(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const begun = this.#works.get(key) ?? work().finally(() => this.#works.delete(key));
    this.#works.set(key, begun);
    return begun;
  }

  close(): void {
    this.#works.clear();
  }
}

/** Asks before an action that cannot be undone; shows a failure where the question was. */
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
      // By now another question may be open.
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
            <AnswerButton
              tone="danger"
              opening={null}
              pending={pending}
              onAnswer={() => void confirm()}
            >
              {confirmLabel}
            </AnswerButton>
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
