import { useMemo, useSyncExternalStore } from 'react';
import type { UrlTableState } from '@/components/table/url-table-state.ts';
import { alertDns, type AlertDns } from '@/alerts/model/alert-dns.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { CheckPanel, isUnderWay } from '@/evidence/index.ts';
import { formatNumber } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';
import { ViewsBar } from './ViewsBar.tsx';

interface AlertsHeaderProps {
  /** Number of all alerts; undefined until it is known. */
  total: number | undefined;
  alerts: readonly Alert[];
  state: UrlTableState;
}

/**
 * The page's heading. Next to it are the views and the DNS check. On a phone the views have their own line, which the
 * predefined ones fit.
 */
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
      {dns && total !== undefined && !isEmpty && <CheckLine dns={dns} alerts={alerts} />}
    </div>
  );
}

function CheckLine({ dns, alerts }: { dns: AlertDns; alerts: readonly Alert[] }) {
  const unchecked = useUnchecked(alerts, dns);
  return (
    <div className="max-md:py-1.5 md:ml-auto print:hidden">
      <CheckPanel
        check={dns.check}
        next={async () => dns.next(alerts)}
        total={null}
        // A phone has room for one word; the consent also says the number.
        label={
          <span>
            <span className="max-md:sr-only">Check</span>
            {' DNS '}
            {unchecked !== null && (
              <span className="max-md:sr-only">{`(${formatNumber(unchecked)})`}</span>
            )}
          </span>
        }
      />
    </div>
  );
}

/** The names of a longer list are only read when the button is pressed. */
const LONGEST = 5_000;

/**
 * Number of host names that the resolver would be asked for now.
 *
 * @returns null if that is not known: while a check runs, and for a long list
 */
function useUnchecked(alerts: readonly Alert[], dns: AlertDns): number | null {
  const { progress, version } = dns.check;
  const runs = useSyncExternalStore(progress.subscribe, () => isUnderWay(progress.get()));
  const known = useSyncExternalStore(version.subscribe, version.get);
  const unknown = runs || alerts.length > LONGEST;
  return useMemo(
    () => (unknown ? null : dns.unchecked(alerts).length),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `known` is the version of what is known
    [alerts, dns, unknown, known],
  );
}
