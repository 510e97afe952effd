import { HostileText } from '@/components/HostileText.tsx';
import type { SplitReport } from '@/alerts/model/report-order.ts';
import { formatNumber } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';

/** Number of characters shown of a report. */
export const MAX_DETAILS = 2_000;

interface DetailsProps {
  report: SplitReport;
  /** True if the text was cut. */
  isCut: boolean;
  /** True if it is the first part of the page. */
  isLead: boolean;
}

/** The report in its own words. The part about the name's activity comes first. */
export function Details({ report: { news, made }, isCut, isLead }: DetailsProps) {
  return (
    <section
      aria-labelledby="details"
      className={cx(isLead ? 'order-3' : 'order-5', '@min-[46rem]:col-start-1')}
    >
      <h2 id="details" className="font-semibold">
        Details as reported
      </h2>
      <p className="mt-2 max-w-text text-base wrap-anywhere whitespace-pre-line">
        {news.trim() ? (
          <HostileText text={news} />
        ) : (
          <span className="text-quiet">None were reported.</span>
        )}
        {made !== '' && (
          <span className="text-quiet">
            {' '}
            <HostileText text={made} />
          </span>
        )}
        {isCut && (
          <span className="text-quiet"> … cut at {formatNumber(MAX_DETAILS)} characters</span>
        )}
      </p>
    </section>
  );
}
