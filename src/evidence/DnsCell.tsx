import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
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

/** Shows the DNS state of a name in a list; opens its records, or the reason. Input: an A-label name. */
export function DnsCell({ name, oneLine = false }: { name: string; oneLine?: boolean }) {
  const check = useContext(DnsCheckContext);
  const state = useSyncExternalStore(check?.subscribe ?? never, () => check?.stateOf(name));
  const waiting = useSyncExternalStore(
    check?.progress.subscribe ?? never,
    () => state === undefined && check?.isWaiting(name) === true,
  );
  const called = labelText(name, '');
  if (state?.is === 'in-dns') {
    return (
      <Opens
        label={`${called} in DNS`}
        button={`${dnsSentence(state)}: records of ${called}`}
        shown={
          oneLine ? (
            <Dated at={state.at}>
              <DnsSlots state={state} />
            </Dated>
          ) : (
            <DnsBadge state={state} />
          )
        }
        at={state.at}
        isSample={check?.isSample}
      >
        <PanelBoundary name="The list of records">
          <DnsRecordList state={state} />
        </PanelBoundary>
      </Opens>
    );
  }
  if (state?.is === 'no-answer') {
    return (
      <Opens
        label={`No answer about ${called}`}
        button={`No answer: why, of ${called}`}
        shown={<DnsBadge state={state} />}
        at={state.at}
        isSample={check?.isSample}
      >
        <p>{dnsReasonText(state.reason)}.</p>
      </Opens>
    );
  }
  if (state === undefined && waiting) return <DnsMark answer="not-checked" word="Waiting" />;
  // Repeated words in each row of a long list would hide the few answers.
  if (state === undefined && oneLine) return <Dash />;
  return <DnsBadge state={state} oneLine={oneLine} />;
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

interface OpensProps {
  /** Title of the panel. */
  label: string;
  /** Accessible name of the button, because the cell's text is short. */
  button: string;
  shown: ReactNode;
  /** Time of the question, in milliseconds since the epoch. */
  at: number;
  isSample: boolean | undefined;
  children: ReactNode;
}

/** A cell's answer as a button that opens the full answer, with its time. */
function Opens({ label, button, shown, at, isSample = false, children }: OpensProps) {
  return (
    <Popover
      label={label}
      className="w-96 p-4 text-console"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={button}
          className="-mx-1 rounded px-1 text-left underline-offset-3 hover:underline"
        >
          {shown}
        </button>
      )}
    >
      {() => (
        <>
          {isSample && <InventedMark className="mb-3" />}
          {children}
          <p className="mt-3 text-quiet">
            Asked at{' '}
            <time dateTime={new Date(at).toISOString()} className="tabular-nums">
              {formatMoment(at, formatZonedClock)}
            </time>
          </p>
        </>
      )}
    </Popover>
  );
}
