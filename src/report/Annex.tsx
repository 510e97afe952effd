import type { AlertWork, CaseReport } from '@/cases/model/summary.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { MarkedName } from '@/components/MarkedName.tsx';
import type { Highlights } from '@/lookalike/highlights.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { CaseStatusMark } from '@/cases/index.ts';
import { count, formatDateTime, formatNumber } from '@/lib/format.ts';
import type { ComparedWork } from './use-compared-work.ts';

/** A page with more rows would take the browser seconds to lay out; the CSV file has all of them. */
const MOST = 1_000;
/** Fewer rows than this are below the figures: a separate sheet would be nearly empty, and so would the first. */
const OWN_SHEET = 10;

interface AnnexProps {
  report: CaseReport;
  /** By alert, once the names are compared. */
  names: ComparedWork['names'] | undefined;
}

/** Every alert with work in the period, and its result. */
export function Annex({ report, names }: AnnexProps) {
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
              <Row key={work.of.alert} work={work} marked={names?.get(work.of.alert)?.marked} />
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
  /** The deceptive characters of its name; undefined until they are known. */
  marked: Highlights | null | undefined;
}

function Row({ work, marked }: RowProps) {
  const { of, reportedAt, sent } = work;
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
          <span className="text-quiet">Not in these days</span>
        ) : (
          formatDateTime(new Date(reportedAt).toISOString())
        )}
      </td>
      <td className="wrap-anywhere">
        {reportedAt !== null && sent.every(({ channel }) => channel === '') && (
          <span className="text-quiet">recipient not recorded</span>
        )}
        {sent.map(({ channel, ticket }, at) => (
          <span key={at} className="block">
            <HostileText text={[channel, ticket].filter((part) => part !== '').join(', ')} />
          </span>
        ))}
      </td>
    </tr>
  );
}
