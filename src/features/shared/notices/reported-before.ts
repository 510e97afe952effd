/** What was reported already about the name that a takedown request is written about. */
import type { CaseBook } from '@/cases/case-book.ts';
import { lastReport } from '@/cases/history.ts';
import type { AlertCase } from '@/cases/types.ts';
import { STATUS_WORDS } from '@/cases/status-words.ts';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { formatDateTime } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';

const MOST_SAID = 3;

/** When it was marked Reported last, ISO 8601; null where it was not, or that was taken back. */
export const reportedAt = ({ history }: Pick<AlertCase, 'history'>): string | null =>
  lastReport(history)?.at ?? null;

/** Whether it was only marked Reported, so that no recipient is known. */
export const isSentToNone = ({ history }: Pick<AlertCase, 'history'>): boolean =>
  lastReport(history)?.sent === null;

/**
 * One sentence for each of the other alerts about the name that was reported, so that no second request is sent
 * unawares.
 *
 * @param others alerts about the same name
 */
export function reportedBefore(
  others: readonly Pick<ImpersonationAlert, 'id' | 'asset_name'>[],
  book: CaseBook,
): string[] {
  return others
    .flatMap(({ id, asset_name }) => {
      const known = book.get(id);
      const at = known ? reportedAt(known) : null;
      if (at === null) return [];
      const about = labelText(asset_name, 'an asset without a name');
      return `Alert ${labelText(id, '')} about this name, for ${about}, was marked ${STATUS_WORDS.reported} on ${formatDateTime(at)}.`;
    })
    .slice(0, MOST_SAID);
}

/**
 * What the histories say was sent before about the alerts of a request: `Recorded as sent before: to CERT-In on 25 Nov
 * 2026, 22:52.`
 *
 * @returns '' where nothing was, or that was taken back
 */
export function sentBefore(
  alerts: readonly Pick<ImpersonationAlert, 'id'>[],
  book: Pick<CaseBook, 'get'>,
): string {
  const found = alerts.flatMap(({ id }) => {
    const report = lastReport(book.get(id)?.history ?? []);
    return report?.sent ? [{ at: report.at, channel: report.sent.channel }] : [];
  });
  const [first] = found;
  if (first === undefined) return '';
  return alerts.length === 1
    ? `Recorded as sent before: to ${labelText(first.channel, 'another recipient')} on ${formatDateTime(first.at)}.`
    : `${found.length} of ${alerts.length} names ${found.length === 1 ? 'is' : 'are'} recorded as sent before.`;
}
