/** What a ticked recipient's mail still lacks, in a few words for its row. */
import { needsAddress } from '@/notices/mails.ts';
import type { NoticeField } from '@/notices/problems.ts';
import type { Recipient } from '@/notices/recipients.ts';
import type { NoticeState } from './use-notice.ts';

const SEEN: readonly NoticeField[] = ['urls', 'sighting', 'seenAt', 'way'];

/** In the order of the form; empty for a whole mail. */
export function lackedBy(notice: NoticeState, recipient: Recipient): readonly string[] {
  const problems = notice.problemsFor(recipient);
  const lacks: string[] = [];
  if (needsAddress(notice.draft, recipient)) lacks.push('an address');
  if (SEEN.some((field) => problems[field] !== undefined)) lacks.push('what you saw');
  if (problems.mark !== undefined) lacks.push('the mark');
  if (problems.signer !== undefined) lacks.push('your name');
  return lacks;
}

/** `an address, what you saw and your name` */
export const inWords = (lacks: readonly string[]): string =>
  [lacks.slice(0, -1).join(', '), ...lacks.slice(-1)].filter((part) => part !== '').join(' and ');
