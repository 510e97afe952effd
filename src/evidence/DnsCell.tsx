import { createContext, useContext, useSyncExternalStore } from 'react';
import { dnsReasonText } from './model/reason-text.ts';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { formatMoment, formatZonedClock } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Popover } from '@/ui/Popover.tsx';
import { DNS_WORDS } from './dns-filter.ts';
import { Dated, DnsBadge, DnsMark, dnsSentence, DnsSlots } from './DnsBadge.tsx';
import { InventedMark } from './InventedMark.tsx';
import type { DnsCheck } from './dns-check.ts';
import { never } from '@/lib/store.ts';

const DnsRecordList = lazyPart(() => import('./DnsRecordList.tsx').then((m) => m.DnsRecordList));

/** The check of the list that is shown; the columns are constants and cannot carry it. */
export const DnsCheckContext = createContext<DnsCheck | null>(null);

/** Shows the DNS state of a name in a list; opens its records, or the reason, with the time. Input: an A-label name. */
export function DnsCell({ name, oneLine = false }: { name: string; oneLine?: boolean }) {
  const check = useContext(DnsCheckContext);
  const state = useSyncExternalStore(check?.subscribe ?? never, () => check?.stateOf(name));
  const waiting = useSyncExternalStore(
    check?.progress.subscribe ?? never,
    () => state === undefined && check?.isWaiting(name) === true,
  );
  if (state === undefined && waiting) return <DnsMark answer="not-checked" word="Waiting" />;
  // Repeated words in each row of a long list would hide the few answers.
  if (state === undefined && oneLine) return <Dash />;
  if (state === undefined || state.is === 'not-in-dns') {
    return <DnsBadge state={state} oneLine={oneLine} />;
  }
  const called = labelText(name, '');
  const found = state.is === 'in-dns' ? state : null;
  return (
    <Popover
      label={found ? `${called} in DNS` : `No answer about ${called}`}
      className="w-96 p-4 text-console"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          // The cell's text is short.
          aria-label={
            found ? `${dnsSentence(found)}: records of ${called}` : `No answer: why, of ${called}`
          }
          className="-mx-1 rounded px-1 text-left underline-offset-3 hover:underline"
        >
          {found && oneLine ? (
            <Dated at={found.at}>
              <DnsSlots state={found} />
            </Dated>
          ) : (
            <DnsBadge state={state} />
          )}
        </button>
      )}
    >
      {() => (
        <>
          {check?.isSample && <InventedMark className="mb-3" />}
          {state.is === 'in-dns' ? (
            <PanelBoundary name="The list of records">
              <DnsRecordList state={state} />
            </PanelBoundary>
          ) : (
            <p>{dnsReasonText(state.reason)}.</p>
          )}
          <p className="mt-3 text-quiet">
            Asked at{' '}
            <time dateTime={new Date(state.at).toISOString()} className="tabular-nums">
              {formatMoment(state.at, formatZonedClock)}
            </time>
          </p>
        </>
      )}
    </Popover>
  );
}

/** A dash under its column's heading, with words for pointers and screen readers; nothing on a card. */
function Dash() {
  return (
    <span className="text-quiet" title={DNS_WORDS['not-checked']}>
      <span aria-hidden className="max-md:hidden">
        –
      </span>
      <span className="sr-only">{DNS_WORDS['not-checked']}</span>
    </span>
  );
}
