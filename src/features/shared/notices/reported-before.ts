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
