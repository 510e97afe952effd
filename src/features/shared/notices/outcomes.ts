/** What comes of a press on one of the buttons of a notice, in words. */
import { formatNumber } from '@/lib/format.ts';
import { MAX_MAILTO } from '@/lib/mail.ts';
import type { Outcome } from './NoticeFooter.tsx';

/** A mail has no address: there is no recipient that takes mail, or its address is missing. */
export const noAddress = (isPicked: boolean): Outcome => ({
  tone: 'error',
  words: isPicked
    ? 'Enter the mail address of the recipient.'
    : 'Tick a recipient that takes mail.',
});

/** @param isDraft something is still missing in the text */
export function copyOutcome(isCopied: boolean, isDraft: boolean): Outcome {
  if (!isCopied) {
    return {
      tone: 'error',
      words: 'The browser did not allow copying: select the text and copy it',
    };
  }
  return {
    tone: 'success',
    words: isDraft ? 'Draft copied; its first line says that it is one' : 'Takedown request copied',
  };
}

/** @param length of the mail link, in characters */
export const tooLong = (length: number): Outcome => ({
  tone: 'info',
  words: `Too long for a mail link: ${formatNumber(length)} of at most ${formatNumber(MAX_MAILTO)} characters. Save it as .eml, which mail programs open, or copy the text.`,
});
