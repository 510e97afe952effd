import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { CaseList } from '@/cases/model/types.ts';
import { byStatus, isBegun, longestWait } from '@/cases/model/summary.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import type { OpenAlerts } from '@/alerts/index.ts';
import { CasesBoundary, ExportDue, useNewAlerts, useNewSince } from '@/cases/index.ts';
import { daysSince } from '@/lib/days-since.ts';
import { count, formatMoment, formatNumber } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { lists } from './lists.ts';

/** Shows open and finished work; each figure opens exactly its rows. */
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
      {/* Same height while the cases are read. */}
      <div className="min-h-24">
        <CasesBoundary>
          {(cases) => <Figures list={list} cases={cases} open={open} />}
        </CasesBoundary>
      </div>
      <ExportDue leads />
    </section>
  );
}

interface FigureProps {
  label: string;
  /** Null while it is not known: a 0 would claim that there is none. */
  figure: number | null;
  /** Unit of the figure, below it. */
  of: string;
  to: string;
}

function Figure({ label, figure, of, to }: FigureProps) {
  return (
    <li className="min-w-0">
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
  );
}

function Figures({ list, cases, open }: { list: AlertList; cases: CaseList; open: OpenAlerts }) {
  const fresh = useNewAlerts().size;
  const since = useNewSince();
  const { statuses, wait, begun } = useMemo(() => {
    const all = [...cases.byAlert.values()];
    const listed = all.filter(({ alert }) => list.byId.has(alert));
    return { statuses: byStatus(listed), wait: longestWait(listed), begun: isBegun(all) };
  }, [list, cases]);
  const { total, bySeverity } = open.summary;
  const days = wait === null ? 0 : daysSince(wait);
  return (
    <ul className="grid grid-cols-2 border-y border-hairline lg:grid-cols-4">
      <Figure
        label="Open"
        figure={total}
        of={
          bySeverity.High > 0
            ? `${formatNumber(bySeverity.High)} of them High`
            : 'New or Investigating'
        }
        to={lists.alerts({ status: 'open' })}
      />
      <Figure
        label="Arrived"
        figure={since === null ? null : fresh}
        of={
          since === null || fresh > 0
            ? 'since last time'
            : `none since ${formatMoment(Date.parse(since))}`
        }
        to={lists.alerts({ new: 'yes' })}
      />
      {begun ? (
        <>
          <Figure
            label="Reported and waiting"
            figure={statuses.get('reported') ?? 0}
            of={days >= 1 ? `the oldest ${count(days, 'day')}` : 'for an answer'}
            to={lists.alerts({ status: 'reported' })}
          />
          <Figure
            label="Marked down"
            figure={statuses.get('down') ?? 0}
            of="in this browser"
            to={lists.alerts({ status: 'down' })}
          />
        </>
      ) : (
        <li className="col-span-2 max-w-text py-3 text-quiet lg:pl-4">
          Once you mark alerts, what waits for an answer and what is down stands here.
        </li>
      )}
    </ul>
  );
}
