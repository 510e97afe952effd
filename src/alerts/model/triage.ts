/** Triage of alerts one after the other. */
import { type CaseActions, isDecided } from '@/cases/index.ts';
import type { CaseBook, CaseStatus, CaseSubject } from '@/cases/model/types.ts';
import { alertSelection, MOST_SELECTED } from './alert-selection.ts';
import type { Alert } from './alert.ts';

/** Marking more alerts needs a second press. */
const MOST_AT_ONCE = 10;

export const subjectOf = ({ id, asset_name, impersonating_domain }: Alert): CaseSubject => ({
  alert: id,
  asset: asset_name,
  domain: impersonating_domain,
});

/** The ids from one index to another, both included, as many as can be selected. */
export function idsBetween(alerts: readonly Alert[], one: number, other: number): string[] {
  const first = Math.min(one, other);
  const length = Math.min(Math.abs(one - other) + 1, MOST_SELECTED);
  return alerts.slice(first, first + length).map(({ id }) => id);
}

/** Alerts whose report this status would end, possibly out of sight. Down is the expected end of a report. */
export const reportedAmong = (
  ids: ReadonlySet<string>,
  status: CaseStatus,
  book: CaseBook,
): ReadonlySet<string> =>
  status === 'reported' || status === 'down'
    ? new Set()
    : new Set([...ids].filter((id) => book.get(id)?.status === 'reported'));

/** True if marking these alerts needs a second click. */
export const asksFirst = (ids: ReadonlySet<string>, status: CaseStatus, book: CaseBook): boolean =>
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
  const isMarked = await mark(rows.map(subjectOf), status, () => giveBack(ticked));
  if (isMarked && isDecided(status)) clear();
}

/** Marks the open alert. It is unselected, because it may leave the list, where the next key would act on it unseen. */
export async function markAlone(
  { mark }: CaseActions,
  subject: CaseSubject,
  status: CaseStatus,
): Promise<void> {
  if (await mark([subject], status)) alertSelection().untickAll([subject.alert]);
}
