import type { ReactNode } from 'react';
import { Button } from '@/ui/Button.tsx';
import { Notice, type NoticeTone } from '@/ui/Notice.tsx';
import { NothingThere } from './NothingThere.tsx';
import { StillNeeded } from './StillNeeded.tsx';
import type { NoticeState } from './use-notice.ts';

/** What came of a press on one of the buttons. */
export interface Outcome {
  tone: NoticeTone;
  words: string;
  /** It was recorded, and can be taken back. */
  canUndo?: true;
}

interface NoticeFooterProps {
  notice: NoticeState;
  /** The ids of the recipients whose mail was sent. */
  sentTo: Pick<ReadonlySet<string>, 'has'>;
  /** Where the fields are. */
  form: HTMLElement | null;
  outcome: Outcome | null;
  /** The reader tells to whom it was sent. */
  isTelling: boolean;
  /** The mail was opened, copied or saved to be sent. */
  isHanded: boolean;
  /** The reader goes to what is missing. */
  onGo: () => void;
  onUndo: () => void;
  /** The buttons, or to whom it was sent. */
  children: ReactNode;
}

/** Below a notice: what came of the last press, what is still missing, and what can be done. */
export function NoticeFooter({
  notice,
  sentTo,
  form,
  outcome,
  isTelling,
  isHanded,
  onGo,
  onUndo,
  children,
}: NoticeFooterProps) {
  return (
    <>
      {/* Here: a toast would lie over the form. */}
      {outcome && (
        <Notice
          tone={outcome.tone}
          className="w-full"
          action={
            outcome.canUndo && (
              <Button size="sm" className="max-md:h-11" onClick={onUndo}>
                Undo
              </Button>
            )
          }
        >
          {outcome.words}
        </Notice>
      )}
      {!isTelling && (
        <>
          <StillNeeded notice={notice} sentTo={sentTo} form={form} onGo={onGo} />
          <NothingThere notice={notice} />
          <p role="status" className={isHanded ? 'w-full text-sm font-semibold' : 'sr-only'}>
            {isHanded && 'Sent it? Note to whom, and mark as Reported.'}
          </p>
        </>
      )}
      {children}
    </>
  );
}
