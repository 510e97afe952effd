import type { NoticeState } from './use-notice.ts';

/** Which of several mails is shown, as “1 of 2”; null where there are not several. */
export function placeOf({ picked, shown }: Pick<NoticeState, 'picked' | 'shown'>): string | null {
  if (picked.length < 2 || shown === null) return null;
  return `${picked.indexOf(shown) + 1} of ${picked.length}`;
}
