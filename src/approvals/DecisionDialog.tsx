import { useDeferredValue, useState } from 'react';
import { Fact, Facts } from '@/components/Facts.tsx';
import { notifyFailure } from '@/components/notify.ts';
import { KeptRoom } from '@/components/KeptRoom.tsx';
import { useTimed } from '@/components/use-timed.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { Button } from '@/ui/Button.tsx';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { PHONE, useMedia } from '@/ui/use-media.ts';
import { useOnPage } from '@/ui/use-on-page.ts';
import type { Kind } from './kind.ts';
import { openReasons, Sentences } from './ReviewText.tsx';
import { useRows } from './RowParts.tsx';
import { isAsset, ownerOf, OwnerName, SubjectBy, SubjectName, type Subject } from './Subject.tsx';

interface DecisionDialogProps<Row extends Subject> {
  kind: Kind<Row>;
  /** Undefined if it is not listed, or no longer. */
  subject: Row | undefined;
  /** True to only ask; a row that is not clear shows its details anyway. */
  isQuestion: boolean;
  /** Approves. The dialog shows the error of a rejection; a toast does once the dialog has gone. */
  onApprove: () => Promise<unknown>;
  onDelete: () => void;
  onClose: () => void;
}

/**
 * The dialog in which one asset or organisation is approved. A clear one is asked about once, and Enter approves. Any
 * other shows its details, with Keep pending first and a checkbox before Approve.
 */
export function DecisionDialog<Row extends Subject>({
  kind,
  subject,
  isQuestion,
  onApprove,
  onDelete,
  onClose,
}: DecisionDialogProps<Row>) {
  const { noun } = kind;
  const { reviews, approving } = useRows();
  const [error, showError, clearError] = useTimed<string>();
  // A confirmation holds for the reasons that were read: other reasons, as a comparison brings them, need another one.
  const [tickedFor, setTickedFor] = useState<string | null>(null);
  const onPage = useOnPage();
  const isPhone = useMedia(PHONE);
  // In slices after the dialog, whose frame answers the press.
  const drawsDetails = useDeferredValue(true, false);
  const title = `${capitalized(noun)} details`;
  if (!subject) {
    return (
      <Dialog open onClose={onClose} title={title} width="sm">
        <p className="text-sm">{`This ${noun} is not listed. It may have been deleted.`}</p>
      </Dialog>
    );
  }

  async function approve() {
    clearError();
    try {
      await onApprove();
      // Another row's dialog may be open by now.
      if (onPage()) onClose();
    } catch (failure) {
      const text = kind.errorText(failure, 'approve');
      const duration = kind.approveErrorMs?.(text);
      if (onPage()) showError(text, duration);
      else notifyFailure(failure, { title: text, ...(duration !== undefined && { duration }) });
    }
  }

  const { id, approved } = subject;
  const isApproving = approving.has(id);
  const review = reviews.of(subject);
  const owner = ownerOf(subject, reviews.context);
  const isClear = review.state === 'clear';
  const reasons = JSON.stringify(openReasons(review));
  const failure = (
    <KeptRoom className="mb-3">
      {error === null ? null : <Notice tone="error">{error}</Notice>}
    </KeptRoom>
  );
  const approveButton = (
    <Button
      tone={isClear ? 'primary' : 'secondary'}
      data-acts={isQuestion ? undefined : true}
      disabled={!isClear && tickedFor !== reasons}
      pending={isApproving}
      onClick={() => void approve()}
    >
      Approve
    </Button>
  );
  if (isQuestion && isClear) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={`Approve ${noun}`}
        width="sm"
        place={isPhone ? 'away' : 'centre'}
        closeOnOutsidePress={false}
        footer={
          <>
            {/* First, because the row's button is at the other edge. */}
            {approveButton}
            <Button onClick={onClose}>{isApproving ? 'Close' : 'Cancel'}</Button>
          </>
        }
      >
        {failure}
        <Facts>
          <Fact label={capitalized(noun)}>
            <SubjectName subject={subject} review={review} />
          </Fact>
          <Fact label={isAsset(subject) ? 'Organisation' : 'Email'}>
            <SubjectBy subject={subject} owner={owner} />
          </Fact>
        </Facts>
        <div className="mt-2 grid gap-1 text-sm">
          <Sentences reasons={review.reasons} />
          <p>You can’t undo this here.</p>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={noun === 'asset' ? 'lg' : 'md'}
      footer={
        <>
          {!approved && (
            <div className="mb-1 grid basis-full gap-1 text-sm">
              {!isClear && (
                <label className="flex min-w-0 items-start gap-2.5">
                  <Checkbox
                    data-acts
                    disabled={reviews.context.check.state === 'checking'}
                    checked={tickedFor === reasons}
                    onChange={({ currentTarget: { checked } }) =>
                      setTickedFor(checked ? reasons : null)
                    }
                    className="mt-0.5 shrink-0"
                  />
                  <span className="min-w-0 wrap-anywhere">
                    I have confirmed that <OwnerName owner={owner} missing="its organisation" />{' '}
                    owns {isAsset(subject) ? 'this domain' : 'its domains'}
                  </span>
                </label>
              )}
              <p className="text-quiet">You can’t undo an approval here.</p>
            </div>
          )}
          <Button
            data-acts
            tone="quiet"
            className="mr-auto -ml-3 px-3! text-high!"
            onClick={onDelete}
          >
            Delete
          </Button>
          {!approved && approveButton}
          {!approved && !isClear && (
            <Button tone="primary" onClick={onClose}>
              Keep pending
            </Button>
          )}
        </>
      }
    >
      {failure}
      {drawsDetails && kind.details(subject, reviews)}
    </Dialog>
  );
}
