import type { CaseStatus } from '@/cases/model/types.ts';
import { usePageAction } from '@/components/page-actions.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import type { CaseCache } from '@/cases/model/case-cache.ts';
import { type CaseActions, isDecided } from '@/cases/index.ts';
import { alertSelection } from '@/alerts/model/alert-selection.ts';
import { MOST_AT_ONCE, subjectOf } from '@/alerts/model/triage.ts';

/** Those whose report this status would end, out of sight among the others. Down is what a report waits for. */
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
 * Marks the ticked alerts, whose rows these are. Once they are decided they are unticked, and with the undo ticked
 * again; what is New or Investigating has work to come, such as a takedown request about the same alerts.
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
 * Offers the command palette and the keys to mark alerts.
 *
 * @param mark null while there is none to mark
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
