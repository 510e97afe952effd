import { HostileText } from '@/components/HostileText.tsx';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { labelText } from '@/lib/visible-text.ts';
import { TIE_WORDS } from './ties.ts';

/** Whose a chosen asset is, whether that organisation is pending, and what ties the two. */
export function OwnerLine({ owner, tie }: Pick<ApprovalRow, 'owner' | 'tie'>) {
  if (owner === null) return null;
  return (
    <p className="text-xs wrap-anywhere text-quiet">
      <HostileText text={labelText(owner.name, 'An organisation without a name')} />
      {!owner.approved && <span> (organisation pending)</span>}
      {tie && ` · ${TIE_WORDS[tie]}`}
    </p>
  );
}
