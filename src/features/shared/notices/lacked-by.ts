/** What a ticked recipient's mail still lacks. */
import { needsAddress } from '@/notices/mails.ts';
import { FIELDS, type NoticeField } from '@/notices/problems.ts';
import type { Recipient } from '@/notices/recipients.ts';
import type { NoticeState } from './use-notice.ts';

/** In the order of the form; empty for a whole mail. */
export function lackedBy(
  notice: NoticeState,
  recipient: Recipient,
): readonly (NoticeField | 'address')[] {
  const problems = notice.problemsFor(recipient);
  const lacks = FIELDS.filter((field) => problems[field] !== undefined);
  return needsAddress(notice.draft, recipient) ? ['address', ...lacks] : lacks;
}
