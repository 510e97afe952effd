import { KEPT_INPUT_WORDS } from '@/auth/kept-input.ts';
import { Notice } from '@/ui/Notice.tsx';

const STANDS = {
  here: 'Nothing has been sent. Check the text, then send it yourself.',
  handed: 'Nothing is sent from here: once you have sent it, note that below.',
  sent: 'Marked Reported. Note below to whom it was sent; nothing is sent from here.',
} as const;

interface NoticeIntroProps {
  isGivenBack: boolean;
  /** What was reported about the same name already, in sentences. */
  reported: readonly string[];
  /** What the notice is not about, in sentences. */
  leftOut: readonly string[];
  /** Whether the mail is still here, has been handed over to be sent, or was sent before. */
  stands: keyof typeof STANDS;
}

/** Above a notice: what is to be known before it is sent. */
export function NoticeIntro({ isGivenBack, reported, leftOut, stands }: NoticeIntroProps) {
  return (
    <div className="grid min-w-0 content-start gap-5">
      {isGivenBack && <Notice tone="info">{KEPT_INPUT_WORDS}</Notice>}
      {reported.length > 0 && <Notice tone="warning">{reported.join(' ')}</Notice>}
      {leftOut.length > 0 && <Notice tone="warning">{leftOut.join(' ')}</Notice>}
      <p className="text-sm text-quiet">{STANDS[stands]}</p>
    </div>
  );
}
