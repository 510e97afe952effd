import { createContext, useContext, useSyncExternalStore } from 'react';
import { formatZonedClock } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Popover } from '@/ui/Popover.tsx';
import { DnsBadge, dnsSentence, DnsSlots } from './DnsBadge.tsx';
import { InventedMark } from './InventedMark.tsx';
import { DnsRecordList } from './DnsRecordList.tsx';
import type { DnsCheck } from './dns-check.ts';
import { never } from '@/lib/store.ts';

/** The check of the list that is shown; the columns are constants and cannot carry it. */
export const DnsCheckContext = createContext<DnsCheck | null>(null);

/** What DNS says of a name in a list; a name that is there opens its records. Input: an A-label name. */
export function DnsCell({ name, oneLine = false }: { name: string; oneLine?: boolean }) {
  const check = useContext(DnsCheckContext);
  const state = useSyncExternalStore(check?.subscribe ?? never, () => check?.stateOf(name));
  const waiting = useSyncExternalStore(
    check?.progress.subscribe ?? never,
    () => state === undefined && check?.isWaiting(name) === true,
  );
  if (state?.is !== 'in-dns') return <DnsBadge state={state} oneLine={oneLine} waiting={waiting} />;
  const called = labelText(name, '');
  return (
    <Popover
      label={`${called} in DNS`}
      className="w-96 p-4 text-console"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={`${dnsSentence(state)}: records of ${called}`}
          className="-mx-1 rounded px-1 text-left underline-offset-3 hover:underline"
        >
          {oneLine ? <DnsSlots state={state} /> : <DnsBadge state={state} />}
        </button>
      )}
    >
      {() => (
        <>
          {check?.isSample && <InventedMark className="mb-3" />}
          <DnsRecordList state={state} />
          <p className="mt-3 text-quiet">
            Asked at{' '}
            <time dateTime={new Date(state.at).toISOString()} className="tabular-nums">
              {formatZonedClock(state.at)}
            </time>
          </p>
        </>
      )}
    </Popover>
  );
}
