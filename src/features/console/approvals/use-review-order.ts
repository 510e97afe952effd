/** The order of the approval list until the user sorts it: what to look at first. */
import { useMemo, useState } from 'react';
import { useSlow } from '@/ui/use-slow.ts';
import { needsReview, type ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { useFirstGroups } from '@/features/shared/review/use-first-groups.ts';

const CONFLICTS_FIRST = 'pending first, conflicts on top';
const OLDEST_FIRST = 'pending first, oldest on top';

/**
 * Whether the list can be shown: once conflicts are known, or when that takes too long, since rows that are
 * there do not move. Never false again.
 *
 * @param comparing whether conflicts are being looked for, or will be
 */
export function useSettled(listed: boolean, comparing: boolean): boolean {
  const [settled, setSettled] = useState(false);
  const late = useSlow(listed && comparing && !settled);
  if (listed && !settled && (!comparing || late)) setSettled(true);
  return settled;
}

const APPROVED = 2;

const idOf = ({ asset }: ApprovalRow) => asset.id;

function groupOf(row: ApprovalRow): number {
  if (row.asset.approved) return APPROVED;
  return needsReview(row) ? 0 : 1;
}

/** By date, the oldest first; without one the last. */
function byAge(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

/**
 * Pending assets that conflict or are public endings, then the other pending ones, each those that have waited longest
 * first; then the approved ones, the newest first. A row keeps the place it was first seen in.
 *
 * @param rows memoised
 * @param compared whether conflicts are known by now
 */
export function useReviewOrder(rows: readonly ApprovalRow[], compared: boolean) {
  const [words] = useState(compared ? CONFLICTS_FIRST : OLDEST_FIRST);
  const groups = useFirstGroups(rows, idOf, groupOf);
  const ordered = useMemo(() => {
    const placed = rows.map((row) => {
      const { id, creation_date: date } = row.asset;
      return { row, group: groups.get(id) ?? groupOf(row), date };
    });
    return placed
      .toSorted((a, b) => {
        if (a.group !== b.group) return a.group - b.group;
        const isNewestFirst = a.group === APPROVED && a.date !== null && b.date !== null;
        return isNewestFirst ? byAge(b.date, a.date) : byAge(a.date, b.date);
      })
      .map(({ row }) => row);
  }, [rows, groups]);
  return { ordered, words };
}
