import type { CaseReport } from '@/cases/report.ts';
import { formatDuration, formatNumber } from '@/lib/format.ts';

/** The four figures that a reader takes away. */
export function Figures({ report }: { report: CaseReport }) {
  const { lookedAt, reported, down, medianUntilReport: median } = report;
  const figures = [
    ['Looked at', formatNumber(lookedAt), lookedAt === 1 ? 'alert' : 'alerts'],
    ['Reported', formatNumber(reported), 'first reported in these days'],
    ['Down', formatNumber(down), 'first found down in these days'],
    [
      'From first mark to report',
      median === null ? 'None' : formatDuration(median),
      median === null ? 'nothing was reported' : 'median of those reported',
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-2 border-y border-hairline lg:grid-cols-[1fr_1fr_1fr_1.6fr] print:grid-cols-[1fr_1fr_1fr_1.6fr]">
      {figures.map(([label, figure, of]) => (
        <div key={label} className="grid content-start gap-0.5 py-4 pr-4 print:py-2">
          <dt className="text-xs text-quiet">{label}</dt>
          <dd className="text-h3 font-semibold tabular-nums">{figure}</dd>
          <dd className="text-xs text-quiet">{of}</dd>
        </div>
      ))}
    </dl>
  );
}
