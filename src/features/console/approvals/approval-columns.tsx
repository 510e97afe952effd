/** The columns of the super-admin's asset approvals (specification section 2). */
import { createContext, useContext } from 'react';
import type { TableColumn } from '@/components/data-table/table-columns.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { statusOf } from '@/features/shared/asset-state/asset-state.ts';
import { warns, type ApprovalRow, type Tie } from '@/features/shared/conflicts/approval-rows.ts';
import { BesideFlaggedMark, ConflictMark, EndingMark } from './ConflictSentence.tsx';
import { ownerKey } from './organisation-groups.tsx';
import { TIE_WORDS } from './ties.ts';
import { DateTime } from '@/components/DateTime.tsx';
import { formatDays } from '@/lib/format.ts';
import { NameButton } from '@/features/shared/review/NameButton.tsx';
import { ReviewedName } from '@/features/shared/review/ReviewedName.tsx';
import { RowActions } from '@/features/shared/review/RowActions.tsx';
import { StatusMark } from '@/features/shared/review/StatusMark.tsx';
import { BackendText } from '@/features/shared/review/BackendText.tsx';

interface ApprovalActions {
  readonly open: (row: ApprovalRow) => void;
  readonly approve: (row: ApprovalRow) => void;
  readonly askDelete: (row: ApprovalRow) => void;
  /** The ids whose approval is under way. */
  readonly approving: ReadonlySet<string>;
  /** Whether the owners' names are known, on their way, or could not be fetched. */
  readonly owners: 'known' | 'loading' | 'unknown';
}

/** What the rows can ask of their page; the columns are constants and cannot carry it. */
export const ApprovalActionsContext = createContext<ApprovalActions>({
  open: () => {},
  approve: () => {},
  askDelete: () => {},
  approving: new Set(),
  owners: 'known',
});

/** The weakest first, as the column sorts. */
const TIES: readonly Tie[] = ['nothing', 'noDomain', 'app', 'mail', 'beside', 'above'];

export const APPROVAL_COLUMNS: readonly TableColumn<ApprovalRow>[] = [
  {
    id: 'asset',
    header: 'Asset',
    width: 'minmax(0,5fr)',
    stacked: 'title',
    sortBy: (row) => row.asset.name,
    cell: (row) => <AssetCell row={row} />,
  },
  {
    id: 'owner',
    header: 'Organisation',
    width: 'minmax(0,4fr)',
    stacked: 'second',
    sortBy: ownerKey,
    cell: (row) => <OwnerCell row={row} />,
  },
  {
    id: 'tie',
    header: 'Tie',
    width: 'minmax(0,11rem)',
    from: 1600,
    stacked: 'away',
    sortBy: ({ tie }) => (tie ? TIES.indexOf(tie) : null),
    cell: ({ tie }) => tie && TIE_WORDS[tie],
  },
  {
    id: 'type',
    header: 'Type',
    width: 'minmax(0,7rem)',
    from: 1180,
    stacked: 'third',
    sortBy: (row) => row.asset.type,
    cell: (row) => <BackendText text={row.asset.type} inRow className="max-md:text-quiet" />,
  },
  {
    id: 'status',
    header: 'Status',
    width: '7.5rem',
    stacked: 'second-end',
    sortBy: (row) => statusOf(row.asset),
    cell: (row) => <StatusMark approved={row.asset.approved} approvedLabel="Approved" />,
  },
  {
    id: 'created',
    header: 'Created On',
    width: '7.5rem',
    from: 1180,
    stacked: 'third-end',
    sortBy: (row) => row.asset.creation_date,
    firstDescending: true,
    cell: ({ asset }) => (
      <>
        <DateTime iso={asset.creation_date} missing="Not given" day />{' '}
        {!asset.approved && asset.creation_date && (
          <span className="block text-xs text-quiet tabular-nums max-md:text-right">
            {formatDays(asset.creation_date)}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    width: '9.5rem',
    stacked: 'end',
    cell: (row) => <ApprovalRowActions row={row} />,
  },
];

function AssetCell({ row }: { row: ApprovalRow }) {
  const { open } = useContext(ApprovalActionsContext);
  const { id, name } = row.asset;
  if (id === '') return <ReviewedName name={name} inRow />;
  return (
    <>
      <NameButton id={row.asset.id} name={name} onOpen={() => open(row)}>
        <ReviewedName name={name} inRow lit={row.conflict?.lit} />
      </NameButton>
      {row.isEnding && <EndingMark className="pb-1" />}
      {row.conflict && (
        <ConflictMark conflict={row.conflict} both={row.asset.approved} className="pb-1" />
      )}
      {row.flaggedBeside && <BesideFlaggedMark className="pb-1" />}
      {/* Where there is no room for its column. */}
      {row.tie && (
        <p className="pb-1 text-xs font-normal text-quiet min-[1600px]:hidden">
          {TIE_WORDS[row.tie]}
        </p>
      )}
    </>
  );
}

function OwnerCell({ row: { owner } }: { row: ApprovalRow }) {
  const { owners } = useContext(ApprovalActionsContext);
  if (owner) {
    return (
      <span className="flex flex-wrap items-baseline gap-x-1.5 xl:flex-nowrap">
        <BackendText text={owner.name} inRow />
        {/* In brackets, since beside a long name it has a line of its own. */}
        {!owner.approved && <span className="whitespace-nowrap text-quiet">(pending)</span>}
      </span>
    );
  }
  if (owners === 'loading') return <Skeleton className="w-3/4" />;
  return (
    <span className="text-quiet">{owners === 'known' ? 'Not reported' : 'Not available'}</span>
  );
}

function ApprovalRowActions({ row }: { row: ApprovalRow }) {
  const { open, approve, askDelete, approving } = useContext(ApprovalActionsContext);
  const { id, name, approved } = row.asset;
  return (
    <RowActions
      name={name}
      approved={approved}
      approving={approving.has(id)}
      actionable={id !== ''}
      onApprove={() => approve(row)}
      // A warning in the row is to be read before the press that cannot be taken back.
      onReview={warns(row) ? () => open(row) : undefined}
      onDelete={() => askDelete(row)}
    />
  );
}
