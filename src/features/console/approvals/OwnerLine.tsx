import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { TIE_WORDS } from './ties.ts';

/** Whose a chosen asset is, whether that organisation is pending, and what ties the two. */
export function OwnerLine({ owner, tie }: Pick<ApprovalRow, 'owner' | 'tie'>) {
  if (owner === null) return null;
  return (
    <p className="flex flex-wrap gap-x-1 text-xs text-quiet">
      <BackendText text={owner.name} inRow />
      {!owner.approved && <span> (organisation pending)</span>}
      {tie && <span>{` · ${TIE_WORDS[tie]}`}</span>}
    </p>
  );
}
