import { useSyncExternalStore } from 'react';
import { ListLoading } from '@/components/ListLoading.tsx';
import { formatNumber } from '@/lib/format.ts';
import { sessionState } from '@/lib/session-state.ts';
import { useSlow } from '@/ui/use-slow.ts';
import { AlertLists, alertsQuery, type Progress } from './alerts-query.ts';

/** After this long without a first byte the page says that the server is still working: a list may take a minute. */
const SERVER_WORKS_AFTER_MS = 5_000;

function amount({ doing, done, total }: Progress): string | null {
  if (doing === 'reading') return `${formatNumber(done)} of ${formatNumber(total ?? done)} read`;
  if (done < 100_000) return null;
  const megabytes = (done / 1_000_000).toFixed(1);
  return total === null || total <= done
    ? `${megabytes} MB received`
    : `${megabytes} of ${(total / 1_000_000).toFixed(1)} MB received`;
}

/** 'Loading alerts...' and the progress. After two seconds also a Cancel button. */
export function AlertsLoading() {
  const { subscribe, get } = sessionState.get(AlertLists).progress;
  const progress = useSyncExternalStore(subscribe, get);
  const waits = progress?.doing === 'fetching' && progress.done === 0;
  const unanswered = useSlow(waits, SERVER_WORKS_AFTER_MS);
  const reached = progress && amount(progress);
  return (
    <ListLoading query={alertsQuery()}>
      <span>Loading alerts...</span>
      {unanswered && <span>The server is still working.</span>}
      {/* Not announced, because it changes many times a second. */}
      {reached && (
        <span aria-hidden className="tabular-nums">
          {reached}
        </span>
      )}
    </ListLoading>
  );
}
