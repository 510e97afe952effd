import type { ApprovalRow, Conflict } from '@/features/shared/conflicts/approval-rows.ts';
import { Notice } from '@/ui/Notice.tsx';
import { ConflictSentence, ENDING } from './ConflictSentence.tsx';

/** What speaks against an asset itself, and what to do: one box, however much it is. */
export function Warnings({ row: { asset, conflict, isEnding } }: { row: ApprovalRow }) {
  const both = asset.approved;
  if (!isEnding && !conflict) return null;
  return (
    <Notice tone="warning">
      <div className="grid gap-1.5">
        {isEnding && <p>{ENDING}. Ask the organisation for its own name, and delete this one.</p>}
        {conflict && (
          <p>
            <ConflictSentence conflict={conflict} both={both} named={false} />.{' '}
            {adviceOn(conflict, both)}
          </p>
        )}
      </div>
    </Notice>
  );
}

function adviceOn({ kind, own }: Conflict, both: boolean): string {
  if (own) {
    return 'Organisations register such names to keep them from others, and attackers to deceive. Check that the organisation holds this name before you approve it: once it is approved, its imitations are alerts.';
  }
  if (both) {
    return 'Both are approved, and nothing here tells which of the two is rightful. Ask both organisations, then delete the one that is not.';
  }
  return kind === 'lookalike'
    ? 'Ask what the name is for before you approve it.'
    : 'Ask both organisations whose name it is before you approve it.';
}
