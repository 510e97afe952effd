/** A notice as a file that mail programs open. */
import { download, fileName } from '@/lib/download.ts';
import { noticeFileStem } from '@/notices/file-name.ts';
import { messageText } from '@/notices/message.ts';
import type { NoticeState } from './use-notice.ts';

/** Saves the shown mail of a notice as `.eml`. */
export function saveMail({ told, to, text, draft, kind, sender }: NoticeState): void {
  const message = messageText({
    from: sender,
    to: to ?? [],
    subject: text.subject,
    body: text.body,
    date: Date.now(),
    language: draft.language,
  });
  const stem = noticeFileStem(kind, told, to?.[0] ?? '');
  download(fileName(stem, 'eml'), message, 'message/rfc822');
}
