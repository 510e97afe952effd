import type { AlertWork, CaseReport } from '@/cases/report.ts';
import { standing } from '@/cases/history.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { MarkedName } from '@/features/shared/names/MarkedName.tsx';
import type { Highlights } from '@/lookalike/highlights.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { CaseStatusMark } from '@/features/shared/cases/CaseStatusMark.tsx';
import { count, formatDateTime, formatNumber } from '@/lib/format.ts';
import { takenBackAt } from './taken-back.ts';

/** A page of more rows would take the browser seconds to lay out; the CSV file has all of them. */
const MOST = 1_000;
/** Fewer rows than this stand below the figures: a sheet of their own would be all but empty, and so would the first. */
const OWN_SHEET = 10;

interface AnnexProps {
  report: CaseReport;
  /** By alert, once the names are compared. */
  marked: ReadonlyMap<string, Highlights> | undefined;
}

/** Every alert that was worked on, with what came of it. */
export function Annex({ report, marked }: AnnexProps) {
  const shown = report.work.slice(0, MOST);
  return (
    <section
      aria-labelledby="annex"
      className={shown.length < OWN_SHEET ? undefined : 'break-before-page'}
    >
      <h2 id="annex" className="border-b border-hairline pb-2 text-sm font-semibold">
        Annex: {count(report.work.length, 'alert')} worked on
      </h2>
      <div className="overflow-x-auto print:overflow-visible">
        <table className="w-full min-w-[46rem] table-fixed print:min-w-0 print:text-xs">
          <thead className="text-xs text-quiet">
            <tr className="*:border-b *:border-hairline *:py-1.5 *:pr-3 *:text-left *:font-normal">
              <th scope="col" className="w-[32%]">
                Impersonating domain
              </th>
              <th scope="col" className="w-[24%]">
                Asset
              </th>
              <th scope="col" className="w-28">
                Status now
              </th>
              <th scope="col" className="w-40 print:w-28">
                Reported
              </th>
              <th scope="col">Sent to, ticket</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((work) => (
              <Row key={work.of.alert} work={work} marked={marked?.get(work.of.alert)} />
            ))}
          </tbody>
        </table>
      </div>
      {report.work.length > MOST && (
        <p className="pt-3 text-quiet">
          {`Here are the ${formatNumber(MOST)} that were worked on last. The CSV of the history has all of them.`}
        </p>
      )}
    </section>
  );
}

interface RowProps {
  work: AlertWork;
  marked: Highlights | undefined;
}

/** Whether its history, of any day, holds a report that was not taken back. */
const wasEverReported = ({ history }: AlertWork['of']): boolean =>
  standing(history).some(
    ({ change }) =>
      change.what === 'sent' || (change.what === 'status' && change.status === 'reported'),
  );

function Row({ work, marked }: RowProps) {
  const { of, reportedAt, recipient } = work;
  const takenBack = takenBackAt(work);
  const sent = standing(of.history).flatMap(({ change }) =>
    change.what === 'sent'
      ? [change.ticket === '' ? change.channel : `${change.channel}, ${change.ticket}`]
      : [],
  );
  return (
    <tr className="break-inside-avoid *:border-b *:border-hairline *:py-1.5 *:pr-3 *:text-left *:align-top">
      <th scope="row" className="font-normal wrap-anywhere">
        <MarkedName name={of.domain} marked={marked} />
      </th>
      <td className="wrap-anywhere">
        <AssetName name={of.asset} forms={false} />
      </td>
      <td>
        <CaseStatusMark status={of.status} />
      </td>
      <td>
        {reportedAt === null ? (
          <span className="text-quiet">
            {wasEverReported(of) ? 'Not in these days' : 'Never noted as reported'}
          </span>
        ) : (
          formatDateTime(new Date(reportedAt).toISOString())
        )}
        {takenBack !== null && (
          <span className="block text-quiet">
            {`taken back ${formatDateTime(new Date(takenBack).toISOString())}`}
          </span>
        )}
      </td>
      <td className="wrap-anywhere">
        {recipient === 'missing' && <span className="text-quiet">recipient not recorded</span>}
        {sent.map((one, at) => (
          <span key={at} className="block">
            <HostileText text={one} />
          </span>
        ))}
      </td>
    </tr>
  );
}
