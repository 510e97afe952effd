import { Link } from 'react-router-dom';
import type { CaseList } from '@/cases/model/types.ts';
import { byGroup, isBegun, type CaseReport } from '@/cases/model/summary.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { matchKindLabel } from '@/lookalike/match-kind.ts';
import { Button, buttonClass } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { paths } from '@/paths.ts';
import { Alignment } from '@/components/explanation/Alignment.tsx';
import { Annex } from './Annex.tsx';
import { StandingToday, WorkFigures } from './Figures.tsx';
import { GroupTable } from './GroupTable.tsx';
import { type ComparedWork, useComparedWork } from './use-compared-work.ts';

interface ReportProps {
  cases: CaseList;
  report: CaseReport;
}

/** Shows the work of a period on one page, and every alert of it in an annex. */
export function Report({ cases, report }: ReportProps) {
  const { compared, failed, retry } = useComparedWork(report.work);
  if (report.workedOn === 0) {
    return (
      <div className="grid gap-6">
        <NoWork cases={cases} />
        <StandingToday cases={cases} />
        <Unknowns />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:gap-4">
      <WorkFigures report={report} />
      <StandingToday cases={cases} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-2 print:grid-cols-2">
        <GroupTable
          title="By asset"
          head="Asset"
          groups={byGroup(report, ({ asset }) => asset)}
          drawn={(name) => <AssetName name={name} forms={false} />}
        />
        {compared && (
          <GroupTable
            title="By technique"
            head="Technique"
            groups={byTechnique(report, compared.names)}
            drawn={matchKindLabel}
          />
        )}
      </div>
      <section aria-labelledby="most-deceptive">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline pb-2">
          <h2 id="most-deceptive" className="text-sm font-semibold">
            The most deceptive
          </h2>
          <p className="text-xs text-quiet">
            Of the alerts in this report: the asset above, its imitation below
          </p>
        </div>
        {compared ? (
          <WorstNames worst={compared.worst} />
        ) : failed ? (
          <Notice
            tone="error"
            className="mt-3"
            action={
              <Button size="sm" onClick={retry}>
                Retry
              </Button>
            }
          >
            The names could not be compared in this browser.
          </Notice>
        ) : (
          <p role="status" className="py-3 text-quiet">
            Comparing names...
          </p>
        )}
      </section>
      <Unknowns />
      <Annex report={report} names={compared?.names} />
    </div>
  );
}

/** Those that could not be compared have no technique: they come last, however many they are. */
function byTechnique(report: CaseReport, names: ComparedWork['names']) {
  const groups = byGroup(report, ({ alert }) => names.get(alert)?.kind ?? 'none');
  return groups.toSorted(
    (a, b) => Number(a.name === 'unreadable') - Number(b.name === 'unreadable'),
  );
}

/** Says what the figures leave open, so that readers do not overestimate them. */
function Unknowns() {
  return (
    <section aria-labelledby="unknowns" className="max-w-text break-inside-avoid print:max-w-none">
      <h2 id="unknowns" className="text-sm font-semibold">
        What this report does not know
      </h2>
      <ul className="mt-1 list-disc pl-5 text-pretty text-quiet print:text-xs">
        <li>When a name was registered or first attacked: alerts carry no date.</li>
        <li>What was done in other browsers, unless their cases were imported here.</li>
        <li>
          Whether a name is down today: it was down when it was marked so. A name may come back.
        </li>
      </ul>
    </section>
  );
}

/** Replaces the figures of a period without work: what will be here, from when, and what to do next. */
const NoWork = ({ cases }: { cases: CaseList }) => (
  <Notice
    tone="info"
    action={
      <Link
        to={{ pathname: paths.admin.alerts(), search: 'status=open' }}
        className={`${buttonClass('secondary', 'sm')} print:hidden`}
      >
        Open alerts
      </Link>
    }
  >
    {isBegun(cases.byAlert.values())
      ? 'No alert was worked on in these days, in this browser. Choose other days above, or go on with what is open.'
      : 'You haven’t worked on any alerts in this browser yet. Once you do, this page counts alerts worked on, reported and down, by asset and by technique, and lists each of them.'}
  </Notice>
);

/** The most deceptive names, each letter by letter next to the asset that it imitates. */
function WorstNames({ worst }: { worst: ComparedWork['worst'] }) {
  if (worst.length === 0) {
    return (
      <p className="py-3 text-quiet">
        No name that was worked on and may do harm imitates its asset in a way we know.
      </p>
    );
  }
  return (
    <ol className="grid gap-x-10 lg:grid-cols-2 print:grid-cols-2">
      {worst.map(({ of, kind, explanation }) => (
        <li
          key={of.alert}
          className="grid min-w-0 break-inside-avoid content-start gap-1.5 border-b border-hairline py-3 print:gap-0.5 print:py-1.5"
        >
          {/* The letters are a picture; this is their text for a screen reader. */}
          <p className="sr-only">
            <AssetName name={of.domain} />
          </p>
          <Alignment segments={explanation.alignment} size="small" />
          <p className="flex justify-between gap-3 text-xs text-quiet">
            <span>{matchKindLabel(kind)}</span>
            <span className="tabular-nums">{`Similarity ${explanation.percent}%`}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
