import { addressOf } from '@/evidence/dns/address.ts';
import { reasonText } from '@/evidence/dns/reason-text.ts';
import type { DnsLook } from '@/evidence/kept.ts';
import { parkingService } from '@/evidence/parking.ts';
import { DnsBadge } from '@/features/shared/evidence/DnsBadge.tsx';
import { DnsRecordList } from '@/features/shared/evidence/DnsRecordList.tsx';
import { formatZonedClock } from '@/lib/format.ts';

/** What DNS said, or why it said nothing. */
export function DnsFacts({ state }: { state: DnsLook['state'] }) {
  if (state.is === 'no-answer') return <p>{`No answer. ${reasonText(state.reason)}.`}</p>;
  if (state.is === 'not-in-dns') {
    return (
      <>
        <DnsBadge state={state} zoned />
        <p className="mt-2 text-quiet">
          The parent zone says that DNS has no such name. It may still be registered.
        </p>
      </>
    );
  }
  const parking = parkingService(state.records.ns.map(({ data }) => data));
  return (
    <>
      <div className="mb-3">
        <DnsBadge state={state} />
        {addressOf(state) === 'none' && (
          <p className="mt-1">
            {`No address at ${formatZonedClock(state.at)}: a page at this name cannot be reached now.`}
          </p>
        )}
      </div>
      <DnsRecordList state={state} />
      {parking !== null && (
        <p className="mt-3 text-quiet">{`Its name servers look like those of ${parking}, a parking service.`}</p>
      )}
    </>
  );
}
