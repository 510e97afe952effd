import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { alertIndexQuery } from './alert-list.ts';
import { alertProgress, type Progress } from './alert-progress.ts';

const CANCEL_AFTER_MS = 2_000;

function amount({ doing, done, total }: Progress): string | null {
  if (doing === 'reading') return `${formatNumber(done)} of ${formatNumber(total ?? done)} read`;
  if (done < 100_000) return null;
  const megabytes = (done / 1_000_000).toFixed(1);
  return total === null || total <= done
    ? `${megabytes} MB received`
    : `${megabytes} of ${(total / 1_000_000).toFixed(1)} MB received`;
}

/** 'Loading alerts...', how far it is, and, after two seconds, a way to stop it. */
export function AlertsLoading() {
  const progress = useSyncExternalStore(alertProgress.subscribe, alertProgress.get);
  const client = useQueryClient();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), CANCEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const reached = progress && amount(progress);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3">
      <span>Loading alerts...</span>
      {/* Not announced: it changes many times a second. */}
      {reached && (
        <span aria-hidden className="tabular-nums">
          {reached}
        </span>
      )}
      {slow && (
        <Button size="sm" onClick={() => void client.cancelQueries(alertIndexQuery())}>
          Cancel
        </Button>
      )}
    </div>
  );
}
