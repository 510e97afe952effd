import { useState, type ReactNode } from 'react';
import { notifyFailure } from '@/components/notify.ts';
import { useTimed } from '@/components/use-timed.ts';
import type { Check } from '@/features/shared/conflicts/whom-to-ask.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { CheckedBox } from './CheckedBox.tsx';

/** The longest that a browser's timer waits. */
const UNTIL_CLOSED_MS = 2 ** 31 - 1;

interface ReviewDialogProps {
  title: string;
  width?: 'md' | 'lg';
  /** True while there is something to decide on: the row is still listed. */
  listed: boolean;
  approved: boolean;
  /** True while the approval is under way. */
  approving: boolean;
  /** Set where it is flagged. Keeping it pending is then the way on, and approving needs a tick. */
  check?: Check | undefined;
  /** Approves. The dialog shows the error of a rejection; a toast does once the dialog has gone. */
  onApprove: () => Promise<unknown>;
  onDelete: () => void;
  onClose: () => void;
  /** Words a rejected approval for the reader. */
  errorText: (error: unknown) => string;
  /** How long those words show, in milliseconds; until the dialog closes if not given. */
  errorMs?: (text: string) => number;
  children: ReactNode;
}

/** The details of a row that a super-admin decides on: what is told of it, and Approve and Delete. */
export function ReviewDialog({
  title,
  width = 'md',
  listed,
  approved,
  approving,
  check,
  onApprove,
  onDelete,
  onClose,
  errorText,
  errorMs,
  children,
}: ReviewDialogProps) {
  const [error, showError, clearError] = useTimed<string>();
  // What was ticked: another check has to be made anew.
  const [ticked, setTicked] = useState<string | null>(null);
  const onPage = useOnPage();
  const isFlagged = check !== undefined;
  const asked = isFlagged ? Object.values(check).join(' ') : null;
  const hasAsked = isFlagged && ticked === asked;

  async function approve() {
    clearError();
    try {
      await onApprove();
      // Another row's details may be open by now.
      if (onPage()) onClose();
    } catch (failure) {
      const text = errorText(failure);
      if (onPage()) showError(text, errorMs?.(text) ?? UNTIL_CLOSED_MS);
      else notifyFailure(failure, { title: text, ...(errorMs && { duration: errorMs(text) }) });
    }
  }

  // On a phone all three stand in one line.
  const narrow = isFlagged ? 'max-sm:px-3' : undefined;
  const decision = !approved && (
    <>
      <Button
        data-acts
        className={narrow}
        tone={isFlagged ? 'secondary' : 'primary'}
        disabled={isFlagged && !hasAsked}
        pending={approving}
        onClick={() => void approve()}
      >
        Approve
      </Button>
      {isFlagged && (
        <Button tone="primary" className={narrow} onClick={onClose}>
          Keep pending
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={width}
      footer={
        listed && (
          <>
            {isFlagged && !approved && (
              <CheckedBox
                check={check}
                checked={hasAsked}
                onChange={(checked) => setTicked(checked ? asked : null)}
                className="mb-1 basis-full"
              />
            )}
            {/* Quiet and away from the decision: the dialog was opened to review. */}
            <Button
              data-acts
              tone="quiet"
              className={cx('mr-auto -ml-3 px-3! text-high!', narrow)}
              onClick={onDelete}
            >
              Delete
            </Button>
            {decision}
          </>
        )
      }
    >
      {error && (
        <Notice tone="error" className="mb-3">
          {error}
        </Notice>
      )}
      {children}
    </Dialog>
  );
}
