/** What was reported already about the name that a takedown request is written about. */
import type { CaseBook } from '@/cases/case-book.ts';
import { lastReport, standing } from '@/cases/history.ts';
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

/** A mail that the histories of several alerts tell of. */
export interface SentMail {
  /** Whom to, as they name it. */
  readonly channel: string;
  /** The receiver's number for it; '' for none. */
  readonly ticket: string;
  /** When it was recorded, ISO 8601 in UTC. */
  readonly at: string;
  /** The ids of the alerts that it was about. */
  readonly alerts: ReadonlySet<string>;
}

/**
 * What was sent about the alerts of a request since they were last anything but Reported, one for each recipient, in the
 * order of time: what came back is reported anew. What was taken back is not among it.
 */
export function sentMails(
  alerts: readonly Pick<ImpersonationAlert, 'id'>[],
  book: Pick<CaseBook, 'get'>,
): readonly SentMail[] {
  const mails = new Map<string, SentMail>();
  for (const { id } of alerts) {
    const history = standing(book.get(id)?.history ?? []);
    const since = history.findLastIndex(
      ({ change }) => change.what === 'status' && change.status !== 'reported',
    );
    for (const { at, change } of history.slice(since + 1)) {
      if (change.what !== 'sent') continue;
      const { channel, ticket } = change;
      const before = mails.get(channel);
      mails.set(channel, {
        channel,
        ticket: ticket || (before?.ticket ?? ''),
        at: before === undefined || before.at < at ? at : before.at,
        alerts: new Set([...(before?.alerts ?? []), id]),
      });
    }
  }
  return [...mails.values()].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}
