import { afterMarking, type CaseActions } from '@/cases/index.ts';
import type { CaseStatus, CaseSubject } from '@/cases/model/types.ts';
import { alertSelection } from './alert-selection.ts';

/** Marks the open alert. It is unselected, because it may leave the list, where the next key would act on it unseen. */
export async function markAlone(
  { mark }: CaseActions,
  subject: CaseSubject,
  status: CaseStatus,
): Promise<void> {
  if (await mark([subject], status, afterMarking(status))) alertSelection().untick(subject.alert);
}
