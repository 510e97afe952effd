import { count, formatNumber } from '@/lib/format.ts';
import { isProvider, type Recipient } from '@/takedowns/model/recipients.ts';
import { seenNames } from '@/takedowns/model/seen-names.ts';
import type { NoticeState } from './use-notice.ts';

/** How many names a recipient has, and how many of them a report can be about by now: `2 names, 1 with a seen address`. */
export function aboutOf({ draft, names }: NoticeState, one: Recipient): string {
  const all = count(one.names.length, 'name');
  const isReport = draft.kind === 'abuse' && one.addresses !== null && !isProvider(one);
  // Before the first address, no mail has one.
  if (!isReport || seenNames(draft.abuse, names).length === 0) return all;
  const seen = seenNames(draft.abuse, one.names).length;
  if (seen === one.names.length) return all;
  return `${all}, ${seen === 0 ? 'none' : formatNumber(seen)} with a seen address`;
}
