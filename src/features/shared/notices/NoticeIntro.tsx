import { KEPT_INPUT_WORDS } from '@/auth/use-draft.ts';
import type { NoticeName } from '@/takedowns/model/types.ts';
import { Notice } from '@/ui/Notice.tsx';
import { ReportedDetails } from './ReportedDetails.tsx';
import { progressWords, type Progress } from './progress.ts';
import { SentSoFar } from './SentSoFar.tsx';

const STANDS = {
  here: 'Nothing has been sent. Check the text, then send it yourself.',
  handed: 'Nothing is sent from here: once you have sent it, note that below.',
  sent: 'Marked Reported. Note below to whom it was sent; nothing is sent from here.',
} as const;

/** Some of several mails were noted. */
const NEXT = {
  here: 'Check the text of the next, then send it yourself.',
  handed: 'Once you have sent this one, note that below.',
  sent: 'Nothing is sent from here.',
} as const;

interface NoticeIntroProps {
  names: readonly NoticeName[];
  isInMail: (name: NoticeName) => boolean;
  isGivenBack: boolean;
  /** What was reported about the same name already, in sentences. */
  reported: readonly string[];
  /** What the notice is not about, in sentences. */
  leftOut: readonly string[];
  /** Whether the mail is still here, has been handed over to be sent, or was sent before. */
  stands: keyof typeof STANDS;
  /** What was sent of it before it was opened; '' for nothing. */
  sentBefore: string;
  progress: Progress;
  /** Shows the mail to the recipient with this id. */
  onShow: (recipient: string) => void;
  /** Goes to the mail; undefined where that is in sight. */
  onRead: (() => void) | undefined;
}

/** Above a notice: what is to be known before it is sent. */
export function NoticeIntro({
  names,
  isInMail,
  isGivenBack,
  reported,
  leftOut,
  stands,
  sentBefore,
  progress,
  onShow,
  onRead,
}: NoticeIntroProps) {
  const { done, of, mails, left } = progress;
  const words = progressWords(progress);
  const next = left.length > 0 ? NEXT[stands] : 'Look up the other recipients again.';
  // Nothing but what was sent before is said of itself in one sentence.
  const isAgain = stands === 'here' && sentBefore !== '' && done === of;
  const begun =
    stands === 'here' && sentBefore !== ''
      ? `${sentBefore} Check the text before you send it again.`
      : STANDS[stands];
  return (
    <div className="grid min-w-0 content-start gap-5">
      {isGivenBack && <Notice tone="info">{KEPT_INPUT_WORDS}</Notice>}
      {reported.length > 0 && <Notice tone="warning">{reported.join(' ')}</Notice>}
      {leftOut.length > 0 && <Notice tone="warning">{leftOut.join(' ')}</Notice>}
      <p className="text-sm text-quiet">
        {words === '' || isAgain ? begun : done < of ? `${words} ${next}` : words}
        {onRead && (
          <>
            {' '}
            <button
              type="button"
              onClick={onRead}
              className="text-brand underline underline-offset-2 max-md:-my-3 max-md:py-3"
            >
              Read the mail
            </button>
          </>
        )}
      </p>
      {(names.length > 1 || mails.length > 1 || done < of) && (
        <SentSoFar progress={progress} names={names.length} onShow={onShow} />
      )}
      <ReportedDetails names={names} isInMail={isInMail} />
    </div>
  );
}
