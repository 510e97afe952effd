import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { assetListQuery } from '@/api/queries/assets.ts';
import type { CaseList } from '@/cases/case-book.ts';
import { alertsQuery } from '@/features/shared/alerts/alerts-query.ts';
import { openAlerts } from '@/features/shared/alerts/open-alerts.ts';
import { statusOf } from '@/features/shared/asset-state/asset-state.ts';
import { SeverityCount } from '@/components/Severity.tsx';
import { formatNumber } from '@/lib/format.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { FigureList, type Figure } from './FigureList.tsx';

interface Known<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
}

/** A figure that may be on its way, or not to be had: then it says so. */
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

/** How it stands at the moment of reading, whatever days the report is about. */
export function Standing({ cases }: { cases: CaseList }) {
  const { data, isError } = useQuery(alertsQuery());
  const assets = useQuery(assetListQuery());
  const open = useMemo(() => data && openAlerts(data, cases), [data, cases]);
  const count = (status: ReturnType<typeof statusOf>, of: string) =>
    figureOf(status === 'Approved' ? 'Watched' : 'Awaiting approval', assets, (list) => ({
      figure: formatNumber(list.filter((asset) => statusOf(asset) === status).length),
      of,
    }));
  return (
    <section aria-labelledby="standing" className="break-inside-avoid">
      <h2 id="standing" className="mb-2 text-sm font-semibold">
        How it stands today
      </h2>
      <FigureList
        className="lg:grid-cols-[1fr_1fr_1fr_1.6fr] print:grid-cols-[1fr_1fr_1fr_1.6fr]"
        figures={[
          figureOf('Open', { data: open, isError }, ({ summary, of }) => ({
            figure: formatNumber(summary.total),
            of: `of ${formatNumber(of)} alerts listed`,
          })),
          count('Approved', 'assets'),
          count('Pending', 'assets'),
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
