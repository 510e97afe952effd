import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Asset, Organization } from '@/api/contract/index.ts';
import { errorText, superadminAssetErrorText } from '@/api/errors.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { ORGANIZATION_MESSAGES, organizationListQuery } from '@/api/queries/organizations.ts';
import { ReviewedName, type Reviews, sinceOf, useReviews } from '@/approvals/index.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { ListLoading } from '@/components/ListLoading.tsx';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import { formatNumber } from '@/lib/format.ts';
import { DatedList } from './DatedList.tsx';
import { DashboardGrid, FromList, skeletons, type Source } from './DashboardGrid.tsx';
import { StackedBar } from './figures.tsx';
import { lists } from './lists.ts';
import { Documentation, Panel, Total } from './Panel.tsx';

const ASSETS = {
  title: 'Assets',
  one: 'asset',
  done: 'Approved',
  list: lists.approvals,
  nothing: 'No organisation has registered an asset yet.',
  shown: 8,
} as const;
const ORGANIZATIONS = {
  title: 'Organisations',
  one: 'organisation',
  done: 'Active',
  list: lists.organizations,
  nothing: 'No organisation has signed up yet.',
  shown: 5,
} as const;
type Kind = typeof ASSETS | typeof ORGANIZATIONS;

interface SuperadminLiveProps {
  organizations: QueryLike<readonly Organization[]>;
  assets: QueryLike<readonly Asset[]>;
}

/** Lists waiting items for the provider, longest wait first, with their names and the totals. */
export function SuperadminLive({ organizations, assets }: SuperadminLiveProps) {
  const reviews = useReviews(assets, organizations);
  const ofAssets: Source<readonly Asset[]> = {
    query: assets,
    title: ASSETS.title,
    loading: <ListLoading query={assetListQuery()}>Loading assets...</ListLoading>,
    errorText: (error) => superadminAssetErrorText('fetching assets', error),
  };
  const ofOrganizations: Source<readonly Organization[]> = {
    query: organizations,
    title: ORGANIZATIONS.title,
    loading: <ListLoading query={organizationListQuery()}>Loading organisations...</ListLoading>,
    errorText: (error) => errorText(error, ORGANIZATION_MESSAGES.fetchList),
  };
  return (
    <DashboardGrid
      lists={[ofOrganizations, ofAssets]}
      main={
        <>
          <FromList list={ofAssets} rows={6}>
            {(all) => (
              <Waiting
                kind={ASSETS}
                rows={all}
                reviews={reviews}
                note={(waiting) => <ReviewNote waiting={waiting} reviews={reviews} />}
                nameOf={(asset) => <ConflictPair asset={asset} reviews={reviews} />}
                byOf={({ owner_id: id }) => {
                  const owner = reviews.context.owners.get(id);
                  return owner && <OrganizationName name={owner.name} />;
                }}
              />
            )}
          </FromList>
          <FromList list={ofOrganizations} rows={1}>
            {(all) => (
              <Waiting
                kind={ORGANIZATIONS}
                rows={all}
                reviews={reviews}
                nameOf={({ name }) => <OrganizationName name={name} />}
                byOf={({ email }) => email.trim() !== '' && <HostileText text={email} />}
              />
            )}
          </FromList>
          <Documentation area="superadmin" />
        </>
      }
      side={
        <>
          {assets.data ? (
            <ByStatus kind={ASSETS} rows={assets.data} />
          ) : (
            !assets.error && skeletons(4)
          )}
          {organizations.data && <ByStatus kind={ORGANIZATIONS} rows={organizations.data} />}
        </>
      }
    />
  );
}

/** True if a row is not clear. Before the comparison has ended no row is marked: the note above says so. */
const needsReview = (subject: Asset | Organization, { context, of }: Reviews): boolean =>
  context.check.state === 'done' && of(subject).state !== 'clear';

interface WaitingProps<Row> {
  kind: Kind;
  rows: readonly Row[];
  reviews: Reviews;
  /** One line above the waiting rows. */
  note?: (waiting: readonly Row[]) => ReactNode;
  nameOf: (row: Row) => ReactNode;
  /** Returns the owner, or how to contact them. */
  byOf: (row: Row) => ReactNode;
}

/** The rows that have waited longest for approval, the longest first; those without a date come last. */
function Waiting<Row extends Asset | Organization>({
  kind: { title, one, list, shown },
  rows,
  reviews,
  note,
  nameOf,
  byOf,
}: WaitingProps<Row>) {
  const waiting = rows
    .filter(({ approved }) => !approved)
    .toSorted((a, b) => (sinceOf(a) ?? '\uffff').localeCompare(sinceOf(b) ?? '\uffff'));
  return (
    <DatedList
      title={`${title} awaiting approval`}
      more={{ label: `All ${formatNumber(waiting.length)}`, to: list({ status: 'pending' }) }}
      note={note?.(waiting)}
      items={waiting.slice(0, shown).map((row, at) => ({
        key: `${at} ${row.id}`,
        name: nameOf(row),
        to: list({ details: row.id }),
        by: byOf(row),
        // A shape, because red is for severities.
        status: needsReview(row, reviews) && (
          <span className="flex items-center gap-1.5 font-semibold max-sm:justify-end">
            <TriangleAlert aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
            Review
          </span>
        ),
        date: sinceOf(row),
      }))}
      waits
      nothing={`No ${one} is awaiting approval.`}
    />
  );
}

/** A name under review with the one it conflicts with below it, letter under letter. */
function ConflictPair({ asset, reviews }: { asset: Asset; reviews: Reviews }) {
  const conflict = reviews.of(asset).reasons.find((reason) => reason.kind === 'conflict');
  return (
    <>
      <ReviewedName name={asset.name} forms={!conflict} highlighted={conflict?.highlighted} />
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

interface ReviewNoteProps {
  waiting: readonly Asset[];
  reviews: Reviews;
}

/** Number of pending assets that need a review; keeps its line while they are compared, so that nothing moves. */
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

function OrganizationName({ name }: { name: string }) {
  if (name.trim() === '') return <span className="text-quiet">Not given</span>;
  return <HostileText text={name} />;
}

interface ByStatusProps {
  kind: Kind;
  rows: readonly { readonly approved: boolean }[];
}

function ByStatus({ kind: { title, one, done, list, nothing }, rows }: ByStatusProps) {
  const pending = rows.filter(({ approved }) => !approved).length;
  return (
    <Panel
      title={title}
      aside={<Total count={rows.length} one={one} to={list()} />}
      nothing={rows.length === 0 && nothing}
    >
      <StackedBar
        label={`${title} by status`}
        parts={[
          {
            what: done,
            count: rows.length - pending,
            to: list({ status: done.toLowerCase() }),
            colour: 'control',
          },
          { what: 'Pending', count: pending, to: list({ status: 'pending' }), colour: 'faint' },
        ]}
      />
    </Panel>
  );
}
