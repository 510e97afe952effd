import { useLocation, useNavigate } from 'react-router-dom';
import type { CaseStatus } from '@/cases/types.ts';
import { useLetterKeys } from '@/components/data-table/letter-keys.ts';
import { usePageAction } from '@/components/page-actions.ts';
import { evidenceConfig } from '@/evidence-config.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { useCaseActions } from '@/features/shared/cases/use-cases.ts';
import { paths } from '@/paths.ts';
import { subjectOf } from '@/features/shared/queue/triage.ts';
import { useMarkActions } from './use-mark-actions.ts';

/**
 * Offers the command palette to mark the open alert, and to go to what looks its name up, as L does. B leads back to
 * the list as it was.
 */
export function OpenAlertActions({ list, id }: { list: AlertIndex; id: string }) {
  const actions = useCaseActions();
  async function mark(status: CaseStatus) {
    const rows = await list.withIds([id]);
    if (rows) await actions.mark(rows.map(subjectOf), status);
  }
  useMarkActions((status) => void mark(status));
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
