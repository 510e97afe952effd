import { useId } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import { Severity } from '@/components/Severity.tsx';
import type { Alerted, NamedAlert } from '@/features/shared/conflicts/approval-rows.ts';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { ReviewedName } from '@/features/shared/review/ReviewedName.tsx';
import { formatNumber } from '@/lib/format.ts';

/** So many alerts are shown; of more, their number is said. */
const SHOWN = 3;
/** As many characters of a report are shown. */
const MAX_DETAILS = 600;
const MAX_ID = 100;

/** The alerts that speak against a pending name: here, since no list of the provider’s has them. */
export function AlertsAgainst({ alerted }: { alerted: Alerted }) {
  const id = useId();
  const more = alerted.alerts.length - SHOWN;
  return (
    <section aria-labelledby={id} className="text-sm">
      <h3 id={id} className="pb-1 font-semibold">
        Alerts that speak against it
      </h3>
      <ul aria-labelledby={id} className="border-y border-hairline">
        {alerted.alerts.slice(0, SHOWN).map((alert, at) => (
          // Two may have the same id, and none moves.
          // oxlint-disable-next-line react/no-array-index-key
          <Against key={at} alert={alert} />
        ))}
      </ul>
      {more > 0 && <p className="pt-2 text-quiet">{`and ${formatNumber(more)} more`}</p>}
    </section>
  );
}

function Against({ alert: { id, name, asset, details, score, where } }: { alert: NamedAlert }) {
  return (
    <li className="border-b border-hairline py-2 last:border-b-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          Alert <HostileText text={id.slice(0, MAX_ID)} />
        </span>
        <Severity score={score} />
      </p>
      {where === 'below' && <ReviewedName name={name} inRow />}
      <p className="flex flex-wrap gap-x-1 text-quiet">
        Reported as imitating <BackendText text={asset} inRow />
      </p>
      {details.trim() !== '' && (
        <p className="mt-1 wrap-anywhere">
          <HostileText text={details.slice(0, MAX_DETAILS)} />
          {details.length > MAX_DETAILS && '…'}
        </p>
      )}
    </li>
  );
}
