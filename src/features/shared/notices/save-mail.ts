/** A notice as a file that mail programs open. */
import { download, fileName } from '@/lib/download.ts';
import { messageText } from '@/notices/message.ts';
import type { NoticeState } from './use-notice.ts';

/** Saves the shown mail of a notice as `.eml`. */
export function saveMail({ names, to, text, draft, kind, sender }: NoticeState): void {
  const message = messageText({
    from: sender,
    to: to ?? [],
    subject: text.subject,
    body: text.body,
    date: Date.now(),
    language: draft.language,
  });
  const about = names.length === 1 ? (names[0]?.host ?? 'notice') : `${names.length}-names`;
  const stem = `${kind}-${about}-${to?.[0] ?? ''}`;
  download(fileName(stem, 'eml'), message, 'message/rfc822');
}
