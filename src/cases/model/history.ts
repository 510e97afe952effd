/** Derives status and note from a history, which is all that is stored. */
import { MAX_ORDER } from './limits.ts';
import type {
  AlertCase,
  CaseChange,
  CaseEdit,
  CaseStatus,
  CaseSubject,
  HistoryEntry,
  Receipt,
} from './types.ts';

/** Clocks differ by less than a day. */
const AHEAD_MS = 24 * 60 * 60_000;

/** True if the clock that dated this was ahead. `now`: milliseconds since the epoch. */
export const isAhead = ({ at }: { readonly at: string }, now: number): boolean =>
  Date.parse(at) > now + AHEAD_MS;

/** The order of a history. Ids decide between entries that two browsers wrote at the same moment. */
export function compareEntries(a: HistoryEntry, b: HistoryEntry): number {
  return a.order - b.order || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** The ids of the entries that a later entry took back, unless that one was taken back too. Input: in order. */
export function takenBack(history: readonly HistoryEntry[]): ReadonlySet<string> {
  const gone = new Set<string>();
  const at = new Map(history.map(({ id }, place) => [id, place]));
  for (let place = history.length - 1; place >= 0; place -= 1) {
    const { id, change } = history[place]!;
    // Later entries are done already, and an undo never affects entries after it.
    if (change.what !== 'undo' || gone.has(id)) continue;
    if ((at.get(change.entry) ?? Infinity) < place) gone.add(change.entry);
  }
  return gone;
}

/** Returns the changes that were not undone, without the undos. Input: in order. */
export function standing(history: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const gone = takenBack(history);
  return history.filter(({ id, change }) => change.what !== 'undo' && !gone.has(id));
}

/** The status that a change sets; null if it sets none. */
export const statusAfter = (change: CaseChange): CaseStatus | null => {
  if (change.what === 'sent') return 'reported';
  return change.what === 'status' ? change.status : null;
};

/**
 * Derives a case from its history: the last status and the last note that were not taken back.
 *
 * @param history in any order
 */
export function caseOf(
  { alert, asset, domain }: CaseSubject,
  history: readonly HistoryEntry[],
): AlertCase {
  const ordered = history.toSorted(compareEntries);
  let status: CaseStatus = 'new';
  let note = '';
  for (const { change } of standing(ordered)) {
    status = statusAfter(change) ?? status;
    if (change.what === 'note') note = change.note;
  }
  return { alert, asset, domain, status, note, history: ordered };
}

/** A report in a history. */
export interface Report {
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** Its recipient and ticket number ('' if there is none); null if it was only marked Reported. */
  readonly sent: { readonly channel: string; readonly ticket: string } | null;
}

/**
 * Returns the last report that was not taken back; null if there is none.
 *
 * @param history in order
 */
export function lastReport(history: readonly HistoryEntry[]): Report | null {
  const entry = standing(history).findLast(({ change }) => statusAfter(change) === 'reported');
  if (entry === undefined) return null;
  const { at, change } = entry;
  return { at, sent: change.what === 'sent' ? change : null };
}

/** Time since which a report waits, in milliseconds since the epoch; 0 if the alert is not Reported. */
export function waitsSince({ status, history }: AlertCase): number {
  const report = status === 'reported' ? lastReport(history) : null;
  return report === null ? 0 : Date.parse(report.at);
}

/** True if an entry has set the status or the note again since. A sent notice or an undo says more than that. */
function isOverruled(history: readonly HistoryEntry[], { id, change }: HistoryEntry): boolean {
  if (change.what !== 'status' && change.what !== 'note') return false;
  const sets = (later: CaseChange) =>
    change.what === 'note' ? later.what === 'note' : statusAfter(later) !== null;
  const stands = standing(history);
  const at = stands.findIndex((entry) => entry.id === id);
  return stands.some((entry, place) => at >= 0 && place > at && sets(entry.change));
}

/** True if a change adds anything to the case. */
function saysMore(known: AlertCase | undefined, change: CaseChange): boolean {
  switch (change.what) {
    case 'status':
      return change.status !== (known?.status ?? 'new');
    case 'note':
      return change.note !== (known?.note ?? '');
    case 'sent':
    case 'looked':
      return true;
    case 'undo': {
      const entry = known?.history.find(({ id }) => id === change.entry);
      if (known === undefined || entry === undefined) return false;
      return !takenBack(known.history).has(entry.id) && !isOverruled(known.history, entry);
    }
  }
}

/**
 * Returns the case with one more entry; null if the change adds nothing.
 *
 * The entry comes after the last one and is not dated before it, unless that was dated by a clock that is ahead. Its
 * order is its time, or one more than the last order: between two browsers the later work counts.
 *
 * @param stamp `at` in milliseconds since the epoch
 */
export function withEntry(
  known: AlertCase | undefined,
  subject: CaseSubject,
  change: CaseChange,
  stamp: { readonly id: string; readonly at: number; readonly by: string },
): { readonly next: AlertCase; readonly entry: HistoryEntry } | null {
  if (!saysMore(known, change)) return null;
  const last = known?.history.at(-1);
  const follows = last && !isAhead(last, stamp.at);
  const at = follows ? Math.max(stamp.at, Date.parse(last.at) + 1) : stamp.at;
  const order = Math.min(MAX_ORDER, Math.max(at, (last?.order ?? -Infinity) + 1));
  const entry = { id: stamp.id, order, at: new Date(at).toISOString(), by: stamp.by, change };
  return { next: caseOf(subject, [...(known?.history ?? []), entry]), entry };
}

/** Returns the edits that take back everything that a change has added, the last first. */
export function undoing({ added }: Receipt): CaseEdit[] {
  return added.toReversed().map(({ subject, entry }) => ({
    subject,
    change: { what: 'undo', entry: entry.id },
  }));
}
