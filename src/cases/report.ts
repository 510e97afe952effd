/** What was done about alerts in a span of time: the figures of the report. */
import { caseOf, standing } from './history.ts';
import { CASE_STATUSES, type AlertCase, type CaseStatus, type HistoryEntry } from './types.ts';

/** A span of time, as milliseconds since the epoch: from the first moment up to, not including, the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What happened to one alert in the span. */
export interface AlertWork {
  readonly of: AlertCase;
  /** Its status at the end of the span. */
  readonly status: CaseStatus;
  /** When it was first reported, in the span; null where it was not, or earlier. */
  readonly reportedAt: number | null;
  /** When it was first marked down, in the span; null where it was not, or earlier. */
  readonly downAt: number | null;
  /**
   * Milliseconds from the first status that it was given to the first report; null where `reportedAt` is, and where
   * the report was itself the first mark: that it took no time is no finding. A note is no mark.
   */
  readonly untilReport: number | null;
  /** Whether it is recorded whom a report of it went to, in these days or not; null where it was never reported. */
  readonly recipient: 'recorded' | 'missing' | null;
}

export interface CaseReport {
  /** The alerts that anything was done about in the span, the latest worked on first. */
  readonly work: readonly AlertWork[];
  readonly workedOn: number;
  readonly reported: number;
  /** Those of `reported` of which it is recorded whom a report went to. */
  readonly recipients: number;
  readonly down: number;
  /** Milliseconds, over the alerts that were reported in the span and marked before; null where there is none. */
  readonly medianUntilReport: number | null;
}

const timeOf = ({ at }: HistoryEntry): number => Date.parse(at);

const isReport = ({ change }: HistoryEntry): boolean =>
  change.what === 'sent' || (change.what === 'status' && change.status === 'reported');

function recipientOf(entries: readonly HistoryEntry[]): AlertWork['recipient'] {
  const reports = entries.filter(isReport);
  if (reports.length === 0) return null;
  const isTold = reports.some(({ change }) => change.what === 'sent' && change.channel !== '');
  return isTold ? 'recorded' : 'missing';
}

const isDown = ({ change }: HistoryEntry): boolean =>
  change.what === 'status' && change.status === 'down';

/** The value in the middle; of an even number, the mean of the two. Null for none. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * The figures of a span. What was taken back counts for nothing; an alert that was reported twice counts once,
 * in the span of its first report.
 *
 * @param cases in any order
 */
export function caseReport(cases: Iterable<AlertCase>, { from, to }: Span): CaseReport {
  const inSpan = (at: number) => at >= from && at < to;
  const work: (AlertWork & { readonly last: number })[] = [];
  for (const of of cases) {
    // A question to DNS or a registry is no work on the alert yet.
    const entries = standing(of.history).filter(({ change }) => change.what !== 'looked');
    const times = entries.map(timeOf).filter(inSpan);
    if (times.length === 0) continue;
    const firstIn = (test: (entry: HistoryEntry) => boolean): number | null => {
      const found = entries.find(test);
      const at = found === undefined ? null : timeOf(found);
      return at !== null && inSpan(at) ? at : null;
    };
    const reportedAt = firstIn(isReport);
    const mark = entries.find((entry) => isReport(entry) || entry.change.what === 'status');
    work.push({
      of,
      status: caseOf(
        of,
        entries.filter((entry) => timeOf(entry) < to),
      ).status,
      reportedAt,
      downAt: firstIn(isDown),
      untilReport:
        reportedAt === null || mark === undefined || isReport(mark)
          ? null
          : reportedAt - timeOf(mark),
      recipient: recipientOf(entries),
      last: Math.max(...times),
    });
  }
  work.sort((a, b) => b.last - a.last);
  return {
    work,
    workedOn: work.length,
    reported: work.filter(({ reportedAt }) => reportedAt !== null).length,
    recipients: work.filter(
      ({ reportedAt, recipient }) => reportedAt !== null && recipient === 'recorded',
    ).length,
    down: work.filter(({ downAt }) => downAt !== null).length,
    medianUntilReport: median(work.flatMap(({ untilReport }) => untilReport ?? [])),
  };
}

/** How many of the alerts had each status at the end of the span, in the order of the work; none with 0. */
export const byStatus = ({ work }: CaseReport): (readonly [CaseStatus, number])[] =>
  CASE_STATUSES.map(
    (status) => [status, work.filter((one) => one.status === status).length] as const,
  ).filter(([, many]) => many > 0);

/** How many alerts of one group were worked on, reported and down. */
export interface GroupFigures {
  readonly name: string;
  readonly workedOn: number;
  readonly reported: number;
  readonly down: number;
}

/**
 * The figures of a report by group, most worked on first.
 *
 * @param groupOf the group of an alert: its asset, its technique
 */
export function byGroup(
  { work }: CaseReport,
  groupOf: (of: AlertCase) => string,
): readonly GroupFigures[] {
  const groups = new Map<string, { workedOn: number; reported: number; down: number }>();
  for (const { of, reportedAt, downAt } of work) {
    const name = groupOf(of);
    const figures = groups.get(name) ?? { workedOn: 0, reported: 0, down: 0 };
    groups.set(name, figures);
    figures.workedOn += 1;
    if (reportedAt !== null) figures.reported += 1;
    if (downAt !== null) figures.down += 1;
  }
  return Array.from(groups, ([name, figures]) => ({ name, ...figures })).toSorted(
    (a, b) => b.workedOn - a.workedOn || (a.name < b.name ? -1 : 1),
  );
}
