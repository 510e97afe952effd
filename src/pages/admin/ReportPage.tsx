import { useQuery } from '@tanstack/react-query';
import { FileDown, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { profileQuery } from '@/api/queries/organizations.ts';
import { useUser } from '@/session/AuthContext.tsx';
import { historyCsv } from '@/cases/model/history-csv.ts';
import { caseReport } from '@/cases/model/summary.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { type Period, periodOf, PeriodPicker, Report, spanOf } from '@/report/index.ts';
import { CasesBoundary, useCases } from '@/cases/index.ts';
import { download } from '@/lib/download.ts';
import { formatDate, formatDateTime } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Work on alerts in a period: for printing, saving as PDF and forwarding. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const profile = useQuery(profileQuery());
  const user = useUser();
  const period = periodOf(params, now);
  const { from, to } = period;
  const span = useMemo(() => spanOf({ from, to }), [from, to]);
  const cases = useCases();
  const report = useMemo(
    () => (span && cases.known ? caseReport(cases.byAlert.values(), span) : null),
    [cases, span],
  );
  const owner = profile.data?.name.trim() ?? '';
  const change = (next: Period) =>
    setParams({ from: next.from, to: next.to }, { replace: true, preventScrollReset: true });
  return (
    <div className="report grid max-w-[86rem] grid-cols-[minmax(0,1fr)] gap-6 print:gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-h3 font-semibold">Report</h1>
          <p className="min-h-[1lh] text-quiet">
            {owner !== '' && <HostileText text={owner} />}
            {/* On a screen it is next to its fields. */}
            {span && (
              <span className="hidden print:inline">
                {`${owner === '' ? '' : ', '}${formatDate(from)} to ${formatDate(to)}`}
              </span>
            )}
          </p>
          <p className="hidden text-xs text-quiet print:block">
            Made {formatDateTime(now.toISOString())} by {user.email}, from the cases kept in one
            browser.
          </p>
        </div>
        {span && report !== null && report.workedOn > 0 && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button
              icon={<FileDown {...ICON} />}
              onClick={() =>
                download(
                  `history-${from}-to-${to}.csv`,
                  historyCsv(cases.byAlert.values(), span),
                  'text/csv;charset=utf-8',
                )
              }
            >
              CSV of the history
            </Button>
            <Button tone="primary" icon={<Printer {...ICON} />} onClick={() => window.print()}>
              Print or save as PDF
            </Button>
          </div>
        )}
      </div>
      <PeriodPicker
        period={period}
        today={now}
        error={span ? null : 'Choose two days, the first one not after the last.'}
        onChange={change}
      />
      {span && (
        <CasesBoundary>
          {(known) => report && <Report cases={known} report={report} />}
        </CasesBoundary>
      )}
      <p className="text-xs text-quiet print:hidden">
        Counted from the cases kept in this browser profile, not on the server.{' '}
        <Link to={paths.admin.settings()} className="text-brand underline underline-offset-2">
          Hand them over or import others
        </Link>
      </p>
    </div>
  );
}
