import type { CaseStatus } from '@/cases/types.ts';
import { usePageAction } from '@/components/page-actions.ts';

/**
 * Offers the command palette and the keys to mark alerts.
 *
 * @param mark null while there is none to mark
 */
export function useMarkActions(mark: ((status: CaseStatus) => void) | null): void {
  const as = (status: CaseStatus) => mark && (() => mark(status));
  usePageAction('mark-new', as('new'));
  usePageAction('mark-investigating', as('investigating'));
  usePageAction('mark-reported', as('reported'));
  usePageAction('mark-down', as('down'));
  usePageAction('mark-not-harmful', as('not-harmful'));
  usePageAction('mark-ours', as('ours'));
}
