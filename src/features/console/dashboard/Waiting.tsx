import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Organization } from '@/api/contract/index.ts';
import { HostileText } from '@/components/HostileText.tsx';
import {
  BESIDE_FLAGGED,
  besideFlagged,
  flaggedByOwner,
  type ApprovalRow,
} from '@/features/shared/conflicts/approval-rows.ts';
import type { useConflicts } from '@/features/shared/conflicts/use-conflicts.ts';
import { FlaggedWords } from '@/features/shared/conflicts/FlaggedWords.tsx';
import { ReviewedName } from '@/features/shared/review/ReviewedName.tsx';
import { formatNumber } from '@/lib/format.ts';
import { lists, waitingLongest } from './counts.ts';
import { DatedList } from './DatedList.tsx';

const ASSETS = 8;
const ORGANIZATIONS = 5;

type Conflicts = Pick<ReturnType<typeof useConflicts>, 'rows' | 'search'>;

/** On what is to be compared with another before it is approved. Told by its shape: red is for severities. */
function ReviewMark() {
  return (
    <span className="flex items-center gap-1.5 font-semibold max-sm:justify-end">
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
      Review
    </span>
  );
}

/** A name under review with the one it conflicts with below it, letter under letter. */
function Compared({ row: { asset, conflict, flaggedBeside } }: { row: ApprovalRow }) {
  return (
    <>
      {/* As in the approvals: every foreign letter lit. */}
      <ReviewedName name={asset.name} inRow forms={!conflict} lit={conflict?.lit} />
      {conflict && (
        <span className="flex gap-x-2 font-normal text-quiet">
          <ReviewedName name={conflict.name} inRow />
          <span className="shrink-0 text-xs">{conflict.own ? 'its own' : 'approved'}</span>
        </span>
      )}
      {flaggedBeside && (
        <span className="block text-xs font-normal text-quiet">{BESIDE_FLAGGED}</span>
      )}
    </>
  );
}

/** The assets that have waited longest for approval, each with its owner; those that conflict come first. */
export function WaitingAssets(conflicts: Conflicts) {
  const waiting = waitingLongest(
    besideFlagged(conflicts.rows).map((row) => ({ ...row, approved: row.asset.approved })),
    ({ asset }) => asset.creation_date,
  );
  const first = waiting.toSorted((a, b) => Number(!a.conflict) - Number(!b.conflict));
  return (
    <DatedList
      title="Assets awaiting approval"
      more={{
        label: `All ${formatNumber(waiting.length)}`,
        to: lists.approvals({ status: 'pending' }),
      }}
      note={<ConflictNote {...conflicts} />}
      items={first.slice(0, ASSETS).map((row, at) => ({
        key: `${at} ${row.asset.id}`,
        name: <Compared row={row} />,
        to: lists.approvals({ details: row.asset.id }),
        by: row.owner && <OrganizationName name={row.owner.name} />,
        status: (row.conflict || row.flaggedBeside) && <ReviewMark />,
        date: row.asset.creation_date,
      }))}
      waits
      nothing="No asset is awaiting approval."
    />
  );
}

/** How many pending assets conflict; keeps its line while they are compared, so that nothing moves. */
function ConflictNote({ rows, search }: Conflicts) {
  const { others, own } = flaggedByOwner(rows);
  const flagged = others.length + own.length;
  if (search.is === 'idle') return null;
  if (search.is === 'running') return 'Comparing with other organisations’ assets…';
  if (search.is !== 'done') return 'Not compared with other organisations’ assets.';
  if (flagged === 0) return 'None conflicts with another organisation’s asset.';
  return (
    <Link
      to={lists.approvals({ conflict: 'yes' })}
      className="group flex flex-1 gap-2 py-2 font-semibold text-ink"
    >
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <span className="flex flex-1 flex-wrap justify-between gap-x-4">
        <FlaggedWords others={others.length} own={own.length} />{' '}
        <span className="whitespace-nowrap text-brand-deep underline-offset-3 group-hover:underline">
          Review {flagged === 1 ? 'it' : 'them'} first
        </span>
      </span>
    </Link>
  );
}

interface WaitingOrganizationsProps {
  organizations: readonly Organization[];
  /** The assets, as far as they are known and compared. */
  rows: readonly ApprovalRow[];
}

/** The organisations that have waited longest for approval. */
export function WaitingOrganizations({ organizations, rows }: WaitingOrganizationsProps) {
  const flagged = new Set(flaggedByOwner(rows).others.map(({ owner }) => owner?.id));
  const waiting = waitingLongest(organizations, ({ created_on }) => created_on);
  return (
    <DatedList
      title="Organisations awaiting approval"
      more={{
        label: `All ${formatNumber(waiting.length)}`,
        to: lists.organizations({ status: 'pending' }),
      }}
      items={waiting.slice(0, ORGANIZATIONS).map(({ id, name, email, created_on }, at) => ({
        key: `${at} ${id}`,
        name: <OrganizationName name={name} />,
        to: lists.organizations({ details: id }),
        by: email.trim() !== '' && <HostileText text={email} />,
        status: flagged.has(id) && <ReviewMark />,
        date: created_on,
      }))}
      waits
      nothing="No organisation is awaiting approval."
    />
  );
}

function OrganizationName({ name }: { name: string }) {
  if (name.trim() === '') return <span className="text-quiet">Not given</span>;
  return <HostileText text={name} />;
}
