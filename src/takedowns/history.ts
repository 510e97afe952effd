/** Reads reports about the alerts of a takedown request from their histories. */
import { lastReport, standing } from '@/cases/model/history.ts';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import type { AlertCase, CaseBook } from '@/cases/model/types.ts';
import { formatDateTime } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import type { NamedAlert, TakedownAlert } from './model/types.ts';

const MAX_SENTENCES = 3;

/** True if an alert was only marked Reported, so that no recipient is known. */
export const isSentToNone = ({ history }: Pick<AlertCase, 'history'>): boolean =>
  lastReport(history)?.sent === null;

/**
 * One sentence for each other alert about the same name that was reported, so that nobody sends a second request
 * without knowing.
 */
export function reportedBefore(
  others: readonly Pick<TakedownAlert, 'id' | 'asset_name'>[],
  book: CaseBook,
): string[] {
  return others
    .flatMap(({ id, asset_name }) => {
      const report = lastReport(book.get(id)?.history ?? []);
      if (report === null) return [];
      const about = labelText(asset_name, 'an asset without a name');
      return `Alert ${labelText(id, '')} about this name, for ${about}, was marked ${STATUS_WORDS.reported} on ${formatDateTime(report.at)}.`;
    })
    .slice(0, MAX_SENTENCES);
}

/** A letter in the histories of some alerts. */
export interface SentLetter {
  /** The recipient, as the histories name it. */
  readonly channel: string;
  /** When it was marked as sent, ISO 8601 in UTC. */
  readonly at: string;
  /** Ids of the alerts that it was about. */
  readonly alerts: ReadonlySet<string>;
}

/**
 * Returns what was sent about these names since each last had a status other than Reported: one per recipient, in
 * order of time. Undone entries are left out.
 */
export function sentLetters(
  names: readonly Pick<NamedAlert, 'alert'>[],
  book: CaseBook,
): readonly SentLetter[] {
  const letters = new Map<string, SentLetter>();
  for (const { alert: id } of names) {
    const history = standing(book.get(id)?.history ?? []);
    const since = history.findLastIndex(
      ({ change }) => change.what === 'status' && change.status !== 'reported',
    );
    for (const { at, change } of history.slice(since + 1)) {
      if (change.what !== 'sent') continue;
      const before = letters.get(change.channel);
      letters.set(change.channel, {
        channel: change.channel,
        at: before === undefined || before.at < at ? at : before.at,
        alerts: new Set([...(before?.alerts ?? []), id]),
      });
    }
  }
  return [...letters.values()].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** `Sent to CERT-In on 25 Nov 2026, 22:52 (1 of 3 names).` */
export function sentSentence({ channel, at, alerts }: SentLetter, names: number): string {
  const some = alerts.size < names ? ` (${alerts.size} of ${names} names)` : '';
  return `Sent to ${labelText(channel, 'another recipient')} on ${formatDateTime(at)}${some}.`;
}
