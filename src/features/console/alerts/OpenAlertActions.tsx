import { useLocation, useNavigate } from 'react-router-dom';
import { useLetterKeys } from '@/components/table/letter-keys.ts';
import { usePageAction } from '@/components/page-actions.ts';
import { evidenceConfig } from '@/evidence-config.ts';
import type { AlertList } from '@/features/shared/alerts/alert-list.ts';
import { useCaseActions } from '@/features/shared/cases/use-cases.ts';
import { paths } from '@/paths.ts';
import { subjectOf } from '@/features/shared/queue/triage.ts';
import { useMarkActions } from './use-mark-actions.ts';

/**
 * Offers the command palette to mark the open alert, and to go to what looks its name up, as L does. B leads back to
 * the list as it was.
 */
export function OpenAlertActions({ list, id }: { list: AlertList; id: string }) {
  const actions = useCaseActions();
  useMarkActions((status) => void actions.mark(list.withIds([id]).map(subjectOf), status));
  const { search } = useLocation();
  const navigate = useNavigate();
  const b = () => void navigate({ pathname: paths.admin.alerts(), search });
  const { doh, rdap } = evidenceConfig();
  const isAsked = doh !== null || rdap !== null;
  usePageAction('look-up', isAsked ? goToLookUp : null);
  useLetterKeys(isAsked ? { b, l: goToLookUp } : { b });
  return null;
}

/** Nothing is asked before the button there is pressed. */
function goToLookUp(): void {
  // Once the palette is gone, which gives the focus back.
  requestAnimationFrame(() => {
    const part = document.getElementById('live-evidence')?.closest('section');
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  });
}
