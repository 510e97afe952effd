/** Figures of an account's cases: current statuses, and work on alerts in a span of time. */
import { standing, statusAfter, waitsSince } from './history.ts';
import { CASE_STATUSES, type AlertCase, type CaseStatus, type HistoryEntry } from './types.ts';

/** A span of time, as milliseconds since the epoch: from the first moment up to, not including, the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The entries that were not taken back. A look-up by itself is no work on the alert. */
const workOn = ({ history }: AlertCase): readonly HistoryEntry[] =>
  standing(history).filter(({ change }) => change.what !== 'looked');

/** True if an alert was marked, noted or reported. */
export function isBegun(cases: Iterable<AlertCase>): boolean {
  for (const item of cases) if (workOn(item).length > 0) return true;
  return false;
}

/** Number of cases with each status, in the order of the work; without zeros. */
export function byStatus(
  of: Iterable<{ readonly status: CaseStatus }>,
): ReadonlyMap<CaseStatus, number> {
  const counts = new Map<CaseStatus, number>(CASE_STATUSES.map((status) => [status, 0]));
  for (const { status } of of) counts.set(status, (counts.get(status) ?? 0) + 1);
  return new Map([...counts].filter(([, many]) => many > 0));
}

/** Time of the report that has waited longest: milliseconds since the epoch; null if no report waits. */
export function longestWait(cases: Iterable<AlertCase>): number | null {
  let oldest = Infinity;
  for (const item of cases) oldest = Math.min(oldest, waitsSince(item) || Infinity);
  return oldest === Infinity ? null : oldest;
}

/** The work on one alert in the span. */
export interface AlertWork {
  readonly of: AlertCase;
  /** Its status at the end of the span. */
  readonly status: CaseStatus;
  /** Time of its first report, if that is in the span; else null. */
  readonly reportedAt: number | null;
  /** Time when it was first marked Down, if that is in the span; else null. */
  readonly downAt: number | null;
  /**
   * Milliseconds from the first status to the first report; null if `reportedAt` is, or if the report was itself the
   * first mark: then no time was measured. A note is no mark.
   */
  readonly untilReport: number | null;
  /** The recipients and tickets in its history, in the span or not. Either may be ''. */
  readonly sent: readonly { readonly channel: string; readonly ticket: string }[];
}

/** Number of alerts that were worked on, reported and down. */
export interface WorkFigures {
  readonly workedOn: number;
  readonly reported: number;
  readonly down: number;
}

export interface CaseReport extends WorkFigures {
  /** The alerts with any work in the span, the latest first. */
  readonly work: readonly AlertWork[];
  /** Number of `reported` alerts with a recorded recipient. */
  readonly recipients: number;
  /** Milliseconds from mark to report, of the alerts that were reported in the span and marked before; ascending. */
  readonly untilReport: readonly number[];
}

const timeOf = ({ at }: HistoryEntry): number => Date.parse(at);
/** Reads the marks of an alert in a span. */
function workIn({ from, to }: Span, of: AlertCase, marks: readonly HistoryEntry[]): AlertWork {
  const firstIn = (status: CaseStatus): number | null => {
    const found = marks.find(({ change }) => statusAfter(change) === status);
    const at = found && timeOf(found);
    return at !== undefined && at >= from && at < to ? at : null;
  };
  const reportedAt = firstIn('reported');
  const [first] = marks;
  const last = marks.findLast((mark) => timeOf(mark) < to);
  return {
    of,
    status: (last && statusAfter(last.change)) ?? 'new',
    reportedAt,
    downAt: firstIn('down'),
    untilReport:
      reportedAt === null || !first || statusAfter(first.change) === 'reported'
        ? null
        : reportedAt - timeOf(first),
    sent: marks.flatMap(({ change }) => (change.what === 'sent' ? change : [])),
  };
}

const figuresOf = (work: readonly AlertWork[]): WorkFigures => ({
  workedOn: work.length,
  reported: work.filter(({ reportedAt }) => reportedAt !== null).length,
  down: work.filter(({ downAt }) => downAt !== null).length,
});

/**
 * Returns the figures of a span. Work that was taken back does not count; an alert that was reported twice counts once,
 * in the span of its first report.
 *
 * @param cases in any order
 */
export function caseReport(cases: Iterable<AlertCase>, span: Span): CaseReport {
  const found: { readonly last: number; readonly one: AlertWork }[] = [];
  for (const of of cases) {
    const entries = workOn(of);
    const times = entries.map(timeOf).filter((at) => at >= span.from && at < span.to);
    if (times.length === 0) continue;
    const marks = entries.filter(({ change }) => statusAfter(change) !== null);
    found.push({ last: Math.max(...times), one: workIn(span, of, marks) });
  }
  const work = found.toSorted((a, b) => b.last - a.last).map(({ one }) => one);
  return {
    work,
    ...figuresOf(work),
    recipients: work.filter(
      ({ reportedAt, sent }) => reportedAt !== null && sent.some(({ channel }) => channel !== ''),
    ).length,
    untilReport: work.flatMap(({ untilReport }) => untilReport ?? []).toSorted((a, b) => a - b),
  };
}

/** The median; of an even number, the mean of the middle two. Null for an empty list. */
export function median(sorted: readonly number[]): number | null {
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

export interface WorkGroup<Name extends string> extends WorkFigures {
  readonly name: Name;
}

/**
 * The figures of a report by group, most work first.
 *
 * @param groupOf the group of an alert: its asset, its technique
 */
export function byGroup<Name extends string>(
  { work }: CaseReport,
  groupOf: (of: AlertCase) => Name,
): readonly WorkGroup<Name>[] {
  const groups = new Map<Name, AlertWork[]>();
  for (const one of work) {
    const name = groupOf(one.of);
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return Array.from(groups, ([name, ones]) => ({ name, ...figuresOf(ones) })).toSorted(
    (a, b) => b.workedOn - a.workedOn || (a.name < b.name ? -1 : 1),
  );
}
