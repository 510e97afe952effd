import { useLocation, useNavigate } from 'react-router-dom';
import '@/styles/console.css';
import '@/components/table/table.css';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { AlertDetail } from '@/alerts/detail/AlertDetail.tsx';
import { useMedia } from '@/ui/use-media.ts';
import { useSingleKeyShortcuts } from '@/components/table/single-key-shortcuts.ts';
import { usePageAction } from '@/components/page-actions.ts';
import { asksAnyone, evidenceConfig } from '@/evidence-config.ts';
import { useCaseActions } from '@/cases/index.ts';
import { paths } from '@/paths.ts';
import { markAlone, subjectOf } from '@/alerts/model/triage.ts';
import { AlertQueue } from './AlertQueue.tsx';
import { BulkBar } from './BulkBar.tsx';
import { useQueue } from './use-queue.ts';
import { useMarkActions } from './use-table-keys.ts';

/** Room for a list of two columns and an alert next to it. */
const WIDE = '(min-width: 1280px)';

/**
 * An alert next to the list it was opened from; on narrower windows only the alert, with the same keys. It keeps its
 * place in the tree in both, so that typed text and open questions survive a resize.
 */
export function AlertSplitView({ list, id }: { list: AlertList; id: string }) {
  const isWide = useMedia(WIDE);
  const queue = useQueue(list, id, isWide);
  useOpenAlertActions(list, id);
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
        <AlertDetail key={id} id={id} list={list} queue={isWide ? null : queue} />
        {isWide && <BulkBar list={list} />}
      </div>
    </div>
  );
}

/** Lets the command palette mark the open alert and go to the look-ups, like L. B goes back to the list as it was. */
function useOpenAlertActions(list: AlertList, id: string): void {
  const actions = useCaseActions();
  const alert = list.byId.get(id);
  useMarkActions(alert ? (status) => void markAlone(actions, subjectOf(alert), status) : null);
  const { search } = useLocation();
  const navigate = useNavigate();
  const b = () => void navigate({ pathname: paths.admin.alerts(), search });
  const isAsked = asksAnyone(evidenceConfig());
  usePageAction('look-up', isAsked ? goToLookUp : null);
  useSingleKeyShortcuts(isAsked ? { b, l: goToLookUp } : { b });
}

/** Nothing is sent before the button there is pressed. */
function goToLookUp(): void {
  // After the palette is closed, which returns the focus.
  requestAnimationFrame(() => {
    const part = document.getElementById('live-evidence')?.closest('section');
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  });
}
