import { CheckedBox } from '@/features/shared/review/CheckedBox.tsx';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { formatNumber } from '@/lib/format.ts';
import { Notice } from '@/ui/Notice.tsx';
import { ConflictSentence } from './ConflictSentence.tsx';
import { ReviewedName } from '@/features/shared/review/ReviewedName.tsx';

interface FlaggedRowsProps {
  rows: readonly ApprovalRow[];
  /** The ids of those whose other owner was asked. */
  asked: ReadonlySet<string>;
  onAsked: (id: string, asked: boolean) => void;
}

function wordsFor(rows: readonly ApprovalRow[]): string {
  const own = rows.filter(({ conflict }) => conflict?.own).length;
  if (own === rows.length) {
    return own === 1
      ? 'One of them imitates an approved name of its own organisation, and stays pending unless you have checked.'
      : `${formatNumber(own)} of them imitate approved names of their own organisations, and stay pending unless you have checked.`;
  }
  if (rows.length === 1) {
    return 'One of them conflicts with another organisation’s approved asset, and stays pending unless you have checked.';
  }
  const whose = own === 0 ? 'other organisations’ approved assets' : 'approved assets';
  return `${formatNumber(rows.length)} of them conflict with ${whose}, and stay pending unless you have checked.`;
}

/** Which of several chosen assets conflict: each stays pending unless its tick box says that it was asked about. */
export function FlaggedRows({ rows, asked, onAsked }: FlaggedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <Notice tone="warning" className="mt-3">
      <p>{wordsFor(rows)}</p>
      <ul
        aria-label="Assets with a conflict"
        className="mt-2 grid max-h-[30dvh] gap-3 overflow-y-auto"
      >
        {rows.map(({ asset, conflict }) => (
          <li key={asset.id} className="grid min-w-0 gap-1">
            <ReviewedName name={asset.name} inRow />
            {conflict && (
              <>
                <p className="text-xs text-quiet">
                  <ConflictSentence conflict={conflict} />
                </p>
                <CheckedBox
                  owner={conflict.owner}
                  checked={asked.has(asset.id)}
                  onChange={(checked) => onAsked(asset.id, checked)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
