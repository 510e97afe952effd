import type { CaseStatus } from '@/cases/types.ts';
import { useLetterKeys } from '@/components/data-table/letter-keys.ts';
import { usePageAction } from '@/components/page-actions.ts';
import { evidenceConfig } from '@/evidence-config.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { useCaseActions } from '@/features/shared/cases/use-cases.ts';
import { subjectOf } from '@/features/shared/queue/triage.ts';
import { useMarkActions } from './use-mark-actions.ts';

/** Offers the command palette to mark the open alert, and to go to what looks its name up, as L does. */
export function OpenAlertActions({ list, id }: { list: AlertIndex; id: string }) {
  const actions = useCaseActions();
  async function mark(status: CaseStatus) {
    const rows = await list.withIds([id]);
    if (rows) await actions.mark(rows.map(subjectOf), status);
  }
  useMarkActions((status) => void mark(status));
  const { doh, rdap } = evidenceConfig();
  const isAsked = doh !== null || rdap !== null;
  usePageAction('look-up', isAsked ? goToLookUp : null);
  useLetterKeys(isAsked ? LOOK_UP : NO_KEYS);
  return null;
}

const NO_KEYS = {};

/** Nothing is asked before the button there is pressed. */
function goToLookUp(): void {
  // Once the palette is gone, which gives the focus back.
  requestAnimationFrame(() => {
    const part = document.getElementById('live-evidence')?.closest('section');
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  });
}

const LOOK_UP = { l: goToLookUp };
