import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import type { CaseList } from '@/cases/model/types.ts';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import { byStatus, median, type CaseReport } from '@/cases/model/summary.ts';
import { SeverityCount } from '@/components/Severity.tsx';
import { alertsQuery, openAlerts } from '@/alerts/index.ts';
import { formatDuration, formatNumber } from '@/lib/format.ts';
import { SEVERITIES } from '@/lib/severity.ts';

interface Figure {
  readonly label: string;
  readonly figure: ReactNode;
  /** Unit of the figure, below it. */
  readonly of: string;
}

/** Four figures side by side, the last one wider; in two lines on a phone. */
function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 border-y border-hairline lg:grid-cols-[1fr_1fr_1fr_1.6fr] print:grid-cols-[1fr_1fr_1fr_1.6fr]">
      {figures.map(({ label, figure, of }) => (
        <div key={label} className="grid content-start gap-0.5 py-4 pr-4 print:py-2">
          <dt className="text-xs text-quiet">{label}</dt>
          <dd className="text-h3 font-semibold tabular-nums">{figure}</dd>
          <dd className="text-xs text-quiet">{of}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The four figures that readers remember, and the statuses of all worked-on alerts at the end of the period. */
export function WorkFigures({ report }: { report: CaseReport }) {
  const { work, workedOn, reported, recipients, down } = report;
  const statuses = Array.from(byStatus(work), ([status, many]) => {
    // All of these were worked on: New is only their mark.
    const words = status === 'new' ? 'marked New' : STATUS_WORDS[status].toLowerCase();
    return `${formatNumber(many)} ${words}`;
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:gap-2">
      <FigureList
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
          { label: 'From first mark to report', ...timeToReport(report) },
        ]}
      />
      <p className="text-sm text-quiet tabular-nums print:text-xs">
        {`Of ${formatNumber(workedOn)} worked on: ${statuses.join(', ')}.`}
      </p>
    </div>
  );
}

function timeToReport({ untilReport, reported }: CaseReport): Omit<Figure, 'label'> {
  const middle = median(untilReport);
  if (middle === null) {
    return {
      figure: <span className="text-sm font-normal text-quiet">Not enough data</span>,
      of: reported === 0 ? 'nothing was reported' : 'none had a mark before it was reported',
    };
  }
  return {
    figure: formatDuration(middle),
    of: `median of ${formatNumber(untilReport.length)} reported`,
  };
}

interface Known<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
}

/** A figure that may be loading or unavailable: then it says so. */
function figureOf<Data>(
  label: string,
  { data, isError }: Known<Data>,
  read: (data: Data) => Omit<Figure, 'label'>,
): Figure {
  if (data !== undefined) return { label, ...read(data) };
  return isError
    ? { label, figure: 'Unknown', of: 'the list could not be loaded' }
    : { label, figure: '…', of: 'loading' };
}

/** The current state, whatever period the report is about. */
export function StandingToday({ cases }: { cases: CaseList }) {
  const { data, isError } = useQuery(alertsQuery());
  const assets = useQuery(assetListQuery());
  const open = useMemo(() => data && openAlerts(data, cases), [data, cases]);
  const assetsThat = (label: string, passes: (asset: Asset) => boolean) =>
    figureOf(label, assets, (list) => ({
      figure: formatNumber(list.filter(passes).length),
      of: 'assets',
    }));
  return (
    <section aria-labelledby="standing" className="break-inside-avoid">
      <h2 id="standing" className="mb-2 text-sm font-semibold">
        How it stands today
      </h2>
      <FigureList
        figures={[
          figureOf('Open', { data: open, isError }, ({ summary, of }) => ({
            figure: formatNumber(summary.total),
            of: `of ${formatNumber(of)} alerts listed`,
          })),
          assetsThat('Watched', ({ under_watch: isWatched }) => isWatched),
          assetsThat('Awaiting approval', ({ approved }) => !approved),
          figureOf('Open by severity', { data: open, isError }, ({ summary: { bySeverity } }) => ({
            figure: (
              <span className="flex flex-wrap gap-x-5">
                {SEVERITIES.map((level) => (
                  <SeverityCount key={level} level={level} count={bySeverity[level]} />
                ))}
              </span>
            ),
            of: SEVERITIES.join(', '),
          })),
        ]}
      />
    </section>
  );
}
