import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CasesBoundary } from '@/features/shared/cases/CasesBoundary.tsx';
import { ExportDue } from '@/features/shared/cases/KeptWhere.tsx';
import { useNewAlerts, useNewSince } from '@/features/shared/cases/use-new-alerts.ts';
import { waitsSince } from '@/cases/history.ts';
import type { CaseList } from '@/cases/case-book.ts';
import type { CaseStatus } from '@/cases/types.ts';
import type { AlertList } from '@/features/shared/alerts/alert-list.ts';
import type { OpenAlerts } from '@/features/shared/alerts/open-alerts.ts';
import { daysSince } from '@/lib/days-since.ts';
import { count, formatMoment, formatNumber } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { lists } from './counts.ts';

/** How many of the listed alerts have each status. An alert without a case is New. */
function countStatuses(list: AlertList, { byAlert }: CaseList): (status: CaseStatus) => number {
  const counts = new Map<CaseStatus, number>([['new', list.summary.total]]);
  const add = (status: CaseStatus, many: number) =>
    counts.set(status, (counts.get(status) ?? 0) + many);
  for (const { alert, status } of byAlert.values()) {
    if (status === 'new' || !list.byId.has(alert)) continue;
    add('new', -1);
    add(status, 1);
  }
  return (status) => counts.get(status) ?? 0;
}

/** For how many days the listed report waits that was made first; null where none waits. */
function oldestWait(list: AlertList, { byAlert }: CaseList): number | null {
  let oldest = Infinity;
  for (const item of byAlert.values()) {
    const since = list.byId.has(item.alert) ? waitsSince(item) : 0;
    if (since > 0) oldest = Math.min(oldest, since);
  }
  return oldest === Infinity ? null : daysSince(oldest);
}

/** What waits and what was done; each figure opens exactly its rows. */
export function Work({ list, open }: { list: AlertList; open: OpenAlerts }) {
  const [worst] = open.alerts;
  return (
    <section aria-labelledby="work" className="min-w-0">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id="work" className="text-sm font-semibold">
          Your work
        </h2>
        <div className="flex items-center gap-4">
          <Link
            to={paths.admin.report()}
            className="font-semibold text-brand-deep underline-offset-3 hover:underline"
          >
            Report
          </Link>
          {worst && worst.id !== '' && (
            <Link
              to={{ pathname: paths.admin.alert(worst.id), search: 'status=open' }}
              className={buttonClass('primary', 'sm')}
            >
              Start with the worst
            </Link>
          )}
        </div>
      </div>
      <CasesBoundary>{(cases) => <Figures list={list} cases={cases} open={open} />}</CasesBoundary>
      <ExportDue leads />
    </section>
  );
}

/**
 * How many alerts arrived, and from when on they are counted. The figure is null while that is not known: a 0 would
 * say that nothing came.
 */
function useArrived(): { readonly figure: number | null; readonly of: string } {
  const fresh = useNewAlerts().size;
  const since = useNewSince();
  if (since === null) return { figure: null, of: 'since last time' };
  return {
    figure: fresh,
    of: fresh > 0 ? 'since last time' : `none since ${formatMoment(Date.parse(since))}`,
  };
}

function Figures({ list, cases, open }: { list: AlertList; cases: CaseList; open: OpenAlerts }) {
  const arrived = useArrived();
  const many = useMemo(() => countStatuses(list, cases), [list, cases]);
  const oldest = useMemo(() => oldestWait(list, cases), [list, cases]);
  const high = open.summary.bySeverity.High;
  const isMarked = cases.byAlert.size > 0;
  const figures = [
    {
      label: 'Open',
      of: high > 0 ? `${formatNumber(high)} of them High` : 'New or Investigating',
      figure: many('new') + many('investigating'),
      to: lists.alerts({ status: 'open' }),
    },
    {
      label: 'Arrived',
      ...arrived,
      to: lists.alerts({ new: 'yes' }),
    },
  ];
  const ofCases = [
    {
      label: 'Reported and waiting',
      of: oldest !== null && oldest >= 1 ? `the oldest ${count(oldest, 'day')}` : 'for an answer',
      figure: many('reported'),
      to: lists.alerts({ status: 'reported' }),
    },
    {
      label: 'Marked down',
      of: 'in this browser',
      figure: many('down'),
      to: lists.alerts({ status: 'down' }),
    },
  ];
  return (
    <ul className="grid grid-cols-2 border-y border-hairline lg:grid-cols-4">
      {[...figures, ...(isMarked ? ofCases : [])].map(({ label, of, figure, to }) => (
        <li key={label} className="min-w-0">
          <Link
            to={to}
            className="group grid content-start gap-0.5 py-3 pr-4 hover:bg-ink/4 lg:not-first:pl-4"
          >
            <span className={cx('text-h3 tabular-nums', figure ? 'font-semibold' : 'text-quiet')}>
              {figure === null ? '–' : formatNumber(figure)}
            </span>
            <span className="font-semibold text-brand-deep underline-offset-3 group-hover:underline">
              {label}
            </span>
            <span className="text-xs text-quiet">{of}</span>
          </Link>
        </li>
      ))}
      {!isMarked && (
        <li className="col-span-2 max-w-prose py-3 text-quiet lg:pl-4">
          Once you mark alerts, what waits for an answer and what is down stands here.
        </li>
      )}
    </ul>
  );
}
