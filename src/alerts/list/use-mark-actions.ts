import type { CaseStatus } from '@/cases/model/types.ts';
import { usePageAction } from '@/components/page-actions.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import type { CaseCache } from '@/cases/model/case-cache.ts';
import { type CaseActions, isDecided } from '@/cases/index.ts';
import { alertSelection } from '@/alerts/model/alert-selection.ts';
import { MOST_AT_ONCE, subjectOf } from '@/alerts/model/triage.ts';

/** Alerts whose report this status would end, possibly out of sight. Down is the expected end of a report. */
export const reportedAmong = (
  ids: ReadonlySet<string>,
  status: CaseStatus,
  book: CaseCache,
): ReadonlySet<string> =>
  status === 'reported' || status === 'down'
    ? new Set()
    : new Set([...ids].filter((id) => book.get(id)?.status === 'reported'));

/** True if marking these alerts needs a second click. */
export const asksFirst = (ids: ReadonlySet<string>, status: CaseStatus, book: CaseCache): boolean =>
  ids.size > MOST_AT_ONCE || reportedAmong(ids, status, book).size > 0;

/**
 * Marks the selected alerts, whose rows these are. Decided ones are unselected; an undo selects them again. New and
 * Investigating stay selected, because more work follows, such as a takedown request about the same alerts.
 */
export async function markTicked(
  { mark }: CaseActions,
  rows: readonly Alert[],
  status: CaseStatus,
): Promise<void> {
  const { ids, clear, giveBack } = alertSelection();
  const ticked = ids.get();
  const isMarked = await mark(rows.map(subjectOf), status, '', () => giveBack(ticked));
  if (isMarked && isDecided(status)) clear();
}

/**
 * Lets the command palette and the keys mark alerts.
 *
 * @param mark null while there is nothing to mark
 */
export function useMarkActions(mark: ((status: CaseStatus) => void) | null): void {
  const as = (status: CaseStatus) => mark && (() => mark(status));
  usePageAction('mark-new', as('new'));
  usePageAction('mark-investigating', as('investigating'));
  usePageAction('mark-reported', as('reported'));
  usePageAction('mark-down', as('down'));
  usePageAction('mark-not-harmful', as('not-harmful'));
  usePageAction('mark-ours', as('ours'));
}
