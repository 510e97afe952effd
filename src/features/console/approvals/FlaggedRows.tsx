import { CheckedBox } from '@/features/shared/review/CheckedBox.tsx';
import { checkOf } from '@/features/shared/conflicts/whom-to-ask.ts';
import {
  BESIDE_FLAGGED,
  flaggedByOwner,
  needsReview,
  type ApprovalRow,
} from '@/features/shared/conflicts/approval-rows.ts';
import { formatNumber } from '@/lib/format.ts';
import { Notice } from '@/ui/Notice.tsx';
import { ConflictSentence, ENDING } from './ConflictSentence.tsx';
import { OwnerLine } from './OwnerLine.tsx';
import { ReviewedName } from '@/features/shared/review/ReviewedName.tsx';

interface FlaggedRowsProps {
  rows: readonly ApprovalRow[];
  /** The ids of those whose other owner was asked. */
  asked: ReadonlySet<string>;
  onAsked: (id: string, asked: boolean) => void;
}

function wordsFor(rows: readonly ApprovalRow[]): string {
  const { own, endings } = flaggedByOwner(rows);
  const many = formatNumber(rows.length);
  const beside = rows.filter(({ flaggedBeside }) => flaggedBeside).length;
  if (beside === rows.length) {
    return `${beside === 1 ? 'One of them is' : `${many} of them are`} of an organisation that has another name flagged, and ${beside === 1 ? 'stays' : 'stay'} pending unless you have checked.`;
  }
  if (beside > 0)
    return `${many} of them carry a warning, and stay pending unless you have checked.`;
  if (own.length === rows.length) {
    return own.length === 1
      ? 'One of them imitates an approved name of its own organisation, and stays pending unless you have checked.'
      : `${many} of them imitate approved names of their own organisations, and stay pending unless you have checked.`;
  }
  if (endings.length === rows.length) {
    return endings.length === 1
      ? 'One of them is a public ending, and stays pending unless you have checked.'
      : `${many} of them are public endings, and stay pending unless you have checked.`;
  }
  if (rows.length === 1) {
    return 'One of them conflicts with another organisation’s approved asset, and stays pending unless you have checked.';
  }
  if (endings.length > 0) {
    return `${many} of them conflict with approved assets or are public endings, and stay pending unless you have checked.`;
  }
  const whose = own.length === 0 ? 'other organisations’ approved assets' : 'approved assets';
  return `${many} of them conflict with ${whose}, and stay pending unless you have checked.`;
}

/** Which of several chosen assets conflict, are public endings or stand beside a flagged name: each stays pending unless its tick box says that it was asked about. */
export function FlaggedRows({ rows, asked, onAsked }: FlaggedRowsProps) {
  if (rows.length === 0) return null;
  // The flagged names themselves first, before those that merely stand beside one.
  const ownFlagsFirst = rows.toSorted((a, b) => Number(needsReview(b)) - Number(needsReview(a)));
  return (
    <Notice tone="warning" className="mt-3">
      <p>{wordsFor(rows)}</p>
      <ul aria-label="Assets to check first" className="mt-2 grid gap-3">
        {ownFlagsFirst.map((row) => (
          <FlaggedRow
            key={row.asset.id}
            row={row}
            checked={asked.has(row.asset.id)}
            onChecked={(checked) => onAsked(row.asset.id, checked)}
          />
        ))}
      </ul>
    </Notice>
  );
}

interface FlaggedRowProps {
  row: ApprovalRow;
  checked: boolean;
  onChecked: (checked: boolean) => void;
}

function FlaggedRow({ row, checked, onChecked }: FlaggedRowProps) {
  const { asset, owner, conflict, isEnding, flaggedBeside, tie } = row;
  const check = checkOf(row);
  return (
    <li className="grid min-w-0 gap-1">
      <ReviewedName name={asset.name} inRow lit={conflict?.lit} />
      <OwnerLine owner={owner} tie={tie} />
      {flaggedBeside && <p className="text-xs text-quiet">{BESIDE_FLAGGED}</p>}
      {isEnding && <p className="text-xs text-quiet">{ENDING}</p>}
      {conflict && (
        <p className="text-xs text-quiet">
          <ConflictSentence conflict={conflict} />
        </p>
      )}
      {check && <CheckedBox check={check} checked={checked} onChange={onChecked} />}
    </li>
  );
}
