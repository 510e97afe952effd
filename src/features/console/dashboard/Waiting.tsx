import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Asset, Organization } from '@/api/contract/index.ts';
import { ReviewedName, type Conflict, type Reviews } from '@/approvals/index.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { formatNumber } from '@/lib/format.ts';
import { lists, waitingLongest } from './counts.ts';
import { DatedList } from './DatedList.tsx';

const ASSETS = 8;
const ORGANIZATIONS = 5;

/** Marks what is reviewed before it is approved. A shape: red is for severities. */
function ReviewMark() {
  return (
    <span className="flex items-center gap-1.5 font-semibold max-sm:justify-end">
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
      Review
    </span>
  );
}

/** A name under review with the one it conflicts with below it, letter under letter. */
function Compared({ name, conflict }: { name: string; conflict: Conflict | undefined }) {
  return (
    <>
      <ReviewedName name={name} forms={!conflict} lit={conflict?.lit} />
      {conflict && (
        <span className="flex gap-x-2 font-normal text-quiet">
          <ReviewedName name={conflict.other.name} />
          <span className="shrink-0 text-xs">
            {conflict.own ? 'its own' : conflict.other.approved ? 'approved' : 'pending'}
          </span>
        </span>
      )}
    </>
  );
}

/** True if a row is not clear. Before the comparison has ended no row is marked: the note above says so. */
const needsReview = (subject: Asset | Organization, { context, of }: Reviews): boolean =>
  context.check.state === 'done' && of(subject).state !== 'clear';

interface WaitingAssetsProps {
  assets: readonly Asset[];
  reviews: Reviews;
}

/** The assets that have waited longest for approval, each with its owner. */
export function WaitingAssets({ assets, reviews }: WaitingAssetsProps) {
  const waiting = waitingLongest(assets, ({ creation_date: date }) => date);
  return (
    <DatedList
      title="Assets awaiting approval"
      more={{
        label: `All ${formatNumber(waiting.length)}`,
        to: lists.approvals({ status: 'pending' }),
      }}
      note={<ReviewNote waiting={waiting} reviews={reviews} />}
      items={waiting.slice(0, ASSETS).map((asset, at) => {
        const conflict = reviews.of(asset).reasons.find((reason) => reason.kind === 'conflict');
        const owner = reviews.context.owners.get(asset.owner_id);
        return {
          key: `${at} ${asset.id}`,
          name: <Compared name={asset.name} conflict={conflict} />,
          to: lists.approvals({ details: asset.id }),
          by: owner && <OrganizationName name={owner.name} />,
          status: needsReview(asset, reviews) && <ReviewMark />,
          date: asset.creation_date,
        };
      })}
      waits
      nothing="No asset is awaiting approval."
    />
  );
}

interface ReviewNoteProps {
  waiting: readonly Asset[];
  reviews: Reviews;
}

/** How many pending assets need a review; keeps its line while they are compared, so that nothing moves. */
function ReviewNote({ waiting, reviews }: ReviewNoteProps) {
  const { check } = reviews.context;
  if (check.state === 'checking') return 'Comparing with all other assets…';
  if (check.state === 'failed') return 'Not compared with all other assets.';
  const open = waiting.filter((asset) => needsReview(asset, reviews)).length;
  if (open === 0) return 'None needs review.';
  return (
    <Link
      to={lists.approvals({ conflict: 'yes' })}
      className="group flex flex-1 gap-2 py-2 font-semibold text-ink"
    >
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <span className="flex flex-1 flex-wrap justify-between gap-x-4">
        {`${formatNumber(open)} ${open === 1 ? 'needs' : 'need'} review`}{' '}
        <span className="whitespace-nowrap text-brand-deep underline-offset-3 group-hover:underline">
          Review {open === 1 ? 'it' : 'them'} first
        </span>
      </span>
    </Link>
  );
}

interface WaitingOrganizationsProps {
  organizations: readonly Organization[];
  reviews: Reviews;
}

/** The organisations that have waited longest for approval. */
export function WaitingOrganizations({ organizations, reviews }: WaitingOrganizationsProps) {
  const waiting = waitingLongest(organizations, ({ created_on }) => created_on);
  return (
    <DatedList
      title="Organisations awaiting approval"
      more={{
        label: `All ${formatNumber(waiting.length)}`,
        to: lists.organizations({ status: 'pending' }),
      }}
      items={waiting.slice(0, ORGANIZATIONS).map((organization, at) => {
        const { id, name, email, created_on: date } = organization;
        return {
          key: `${at} ${id}`,
          name: <OrganizationName name={name} />,
          to: lists.organizations({ details: id }),
          by: email.trim() !== '' && <HostileText text={email} />,
          status: needsReview(organization, reviews) && <ReviewMark />,
          date,
        };
      })}
      waits
      nothing="No organisation is awaiting approval."
    />
  );
}

function OrganizationName({ name }: { name: string }) {
  if (name.trim() === '') return <span className="text-quiet">Not given</span>;
  return <HostileText text={name} />;
}
