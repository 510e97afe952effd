import type { ReactNode } from 'react';
import '@/styles/console.css';
import '@/components/table/table.css';
import type { AlertList } from '@/features/shared/alerts/alert-list.ts';
import type { FoundAlerts } from '@/features/shared/alerts/use-found-alerts.ts';
import { useMedia } from '@/ui/use-media.ts';
import { AlertQueue } from './AlertQueue.tsx';
import { BulkBar } from './BulkBar.tsx';
import { OpenAlertActions } from './OpenAlertActions.tsx';
import { useQueue } from './use-queue.ts';

/** Room for a list of two columns and an alert beside it. */
const WIDE = '(min-width: 1280px)';

interface BesideQueueProps {
  list: AlertList;
  id: string;
  /** The open alert, and the list that it was opened from. */
  children: (isBeside: boolean, found: FoundAlerts) => ReactNode;
}

/**
 * An alert beside the list it was opened from; on narrower windows alone, with the same keys. Its place is the
 * same in both: what was typed or is being asked outlives a window that is made smaller.
 */
export function BesideQueue({ list, id, children }: BesideQueueProps) {
  const isWide = useMedia(WIDE);
  const queue = useQueue(list, id, isWide);
  return (
    <div
      className={
        isWide
          ? '-ml-2 grid grid-cols-[19.75rem_minmax(0,1fr)] gap-x-6 min-[1680px]:grid-cols-[23.5rem_minmax(0,1fr)] min-[1680px]:gap-x-8 print:block'
          : undefined
      }
    >
      {isWide && (
        <div className="print:hidden">
          <AlertQueue id={id} queue={queue} />
        </div>
      )}
      <div className="min-w-0">
        {children(isWide, queue.found)}
        {isWide && <BulkBar list={list} floats />}
        <OpenAlertActions list={list} id={id} />
      </div>
    </div>
  );
}
