import { byStatus, type CaseReport } from '@/cases/report.ts';
import { STATUS_WORDS } from '@/cases/status-words.ts';
import { formatDuration, formatNumber } from '@/lib/format.ts';
import { FigureList } from './FigureList.tsx';
import { takenBackAt } from './taken-back.ts';

/** The four figures that a reader takes away, and how all that was worked on stood at the end of these days. */
export function Figures({ report }: { report: CaseReport }) {
  const back = report.work.filter((work) => takenBackAt(work) !== null);
  const again = back.filter(({ status }) => status === 'new').length;
  const takenBack = back.length;
  const statuses = byStatus(report).flatMap(([status, many]) =>
    // What was worked on is new to no reader: New is only how it is marked.
    status === 'new'
      ? [
          ...(many > again ? [`${formatNumber(many - again)} still marked New`] : []),
          ...(again > 0 ? [`${formatNumber(again)} marked New again`] : []),
        ]
      : [`${formatNumber(many)} ${STATUS_WORDS[status].toLowerCase()}`],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:gap-2">
      <Tiles report={report} />
      <p className="text-sm text-quiet tabular-nums print:text-xs">
        {`Of ${formatNumber(report.workedOn)} worked on: ${statuses.join(', ')}.`}
        {takenBack > 0 &&
          ` Of ${formatNumber(report.reported)} reported, ${formatNumber(takenBack)} ${takenBack === 1 ? 'was' : 'were'} taken back by another status.`}
      </p>
    </div>
  );
}

/** A median is of at least so many. */
const LEAST = 3;
const SO_FAR: Readonly<Record<number, string>> = {
  1: 'one alert, too few for a median',
  2: 'two alerts, too few for a median',
};

function Tiles({ report }: { report: CaseReport }) {
  const { work, workedOn, reported, recipients, down, medianUntilReport: median } = report;
  const timed = work.flatMap(({ untilReport }) => untilReport ?? []);
  return (
    <FigureList
      className="lg:grid-cols-[1fr_1fr_1fr_1.6fr] print:grid-cols-[1fr_1fr_1fr_1.6fr]"
      figures={[
        {
          label: 'Worked on',
          figure: formatNumber(workedOn),
          of: `${workedOn === 1 ? 'alert' : 'alerts'}: marked, noted or reported`,
        },
        {
          label: 'Reported',
          figure: formatNumber(reported),
          of:
            recipients === reported
              ? 'first reported in these days'
              : `first reported in these days, ${formatNumber(recipients)} with a recipient recorded`,
        },
        { label: 'Down', figure: formatNumber(down), of: 'first marked down in these days' },
        {
          label: 'From first mark to report',
          figure:
            median === null ? (
              <span className="text-sm font-normal text-quiet">Not enough data</span>
            ) : (
              // The middle of one or two is no middle: they are told as they are.
              (timed.length < LEAST ? timed : [median]).map(formatDuration).join(' and ')
            ),
          of:
            median !== null
              ? (SO_FAR[timed.length] ?? `median of ${formatNumber(timed.length)} reported`)
              : reported === 0
                ? 'nothing was reported'
                : 'none had a mark before it was reported',
        },
      ]}
    />
  );
}
