import { standing } from '@/cases/history.ts';
import type { AlertWork } from '@/cases/report.ts';
import type { CaseStatus } from '@/cases/types.ts';

/** The statuses that a report leads to. */
const isWaitOrEnd = (status: CaseStatus): boolean => status === 'reported' || status === 'down';

/**
 * When the report of an alert was taken back by another status, with which the alert ended the days of the report.
 *
 * @returns milliseconds since the epoch; null where it was not reported in these days, or still waits or is down
 */
export function takenBackAt({ of, status, reportedAt }: AlertWork): number | null {
  if (reportedAt === null || isWaitOrEnd(status)) return null;
  let since: number | null = null;
  let found: number | null = null;
  for (const { at, change } of standing(of.history)) {
    if (Date.parse(at) < reportedAt || (change.what !== 'status' && change.what !== 'sent'))
      continue;
    if (change.what === 'sent' || isWaitOrEnd(change.status)) since = null;
    else {
      since ??= Date.parse(at);
      // What came after these days is another report's.
      if (change.status === status) found = since;
    }
  }
  return found;
}
