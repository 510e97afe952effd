import type { UrlTableState } from '@/components/table/url-table-state.ts';
import { alertDns } from '@/alerts/model/alert-dns.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { CheckPanel } from '@/evidence/index.ts';
import { cx } from '@/ui/class-names.ts';
import { ViewsBar } from './ViewsBar.tsx';

interface AlertsHeaderProps {
  /** Number of all alerts; undefined until it is known. */
  total: number | undefined;
  alerts: readonly Alert[];
  state: UrlTableState;
}

/** Heading, views and DNS check. On a phone the views have their own line, which the predefined ones fit. */
export function AlertsHeader({ total, alerts, state }: AlertsHeaderProps) {
  const isEmpty = total === 0;
  const dns = alertDns();
  return (
    <div className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-6 gap-y-2 max-md:-mt-5 max-md:-mb-3 max-md:items-start max-md:gap-x-2 max-md:gap-y-0">
      <h1
        className={cx('text-h3 font-semibold', !isEmpty && 'max-md:leading-11 max-[599px]:flex-1')}
      >
        Alerts
      </h1>
      {!isEmpty && (
        <div className="min-w-0 max-md:flex-[1_1_60%] max-[599px]:order-1 max-[599px]:basis-full">
          <ViewsBar state={state} />
        </div>
      )}
      {dns && total !== undefined && !isEmpty && (
        <div className="max-md:py-1.5 md:ml-auto print:hidden">
          <CheckPanel
            check={dns.check}
            next={async () => dns.next(alerts)}
            total={null}
            // A phone has room for one word.
            label={
              <span>
                <span className="max-md:sr-only">Check</span> DNS
              </span>
            }
          />
        </div>
      )}
    </div>
  );
}
