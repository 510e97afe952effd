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
import { QueryBoundary, type QueryLike } from '@/components/QueryBoundary.tsx';
import { formatDate, formatDays, formatNumber } from '@/lib/format.ts';
import { DashboardGrid, skeletons, type Source } from './DashboardGrid.tsx';
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
    loading: <ListLoading query={assetListQuery()}>Loading assets...</ListLoading>,
    errorText: (error) => superadminAssetErrorText('fetching assets', error),
  };
  const ofOrganizations: Source<readonly Organization[]> = {
    query: organizations,
    loading: <ListLoading query={organizationListQuery()}>Loading organisations...</ListLoading>,
    errorText: (error) => errorText(error, ORGANIZATION_MESSAGES.fetchList),
  };
  return (
    <DashboardGrid
      lists={[ofOrganizations, ofAssets]}
      main={
        <>
          <QueryBoundary {...ofAssets} skeleton={skeletons(6)}>
            {(all) => (
              <Waiting
                kind={ASSETS}
                rows={all}
                note={(waiting) => <ReviewNote waiting={waiting} reviews={reviews} />}
                nameOf={({ name }) => <ReviewedName name={name} />}
                byOf={({ owner_id: id }) => {
                  const owner = reviews.context.owners.get(id);
                  return owner && <OrganizationName name={owner.name} />;
                }}
              />
            )}
          </QueryBoundary>
          <QueryBoundary {...ofOrganizations} skeleton={skeletons(1)}>
            {(all) => (
              <Waiting
                kind={ORGANIZATIONS}
                rows={all}
                nameOf={({ name }) => <OrganizationName name={name} />}
                byOf={({ email }) => email.trim() !== '' && <HostileText text={email} />}
              />
            )}
          </QueryBoundary>
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

interface WaitingProps<Row> {
  kind: Kind;
  rows: readonly Row[];
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
  note,
  nameOf,
  byOf,
}: WaitingProps<Row>) {
  const waiting = rows
    .filter(({ approved }) => !approved)
    .toSorted((a, b) => (sinceOf(a) ?? '\uffff').localeCompare(sinceOf(b) ?? '\uffff'));
  return (
    <Panel
      title={`${title} awaiting approval`}
      aside={
        waiting.length > 0 && (
          <Link
            to={list({ status: 'pending' })}
            className="font-semibold text-brand-deep underline-offset-3 hover:underline"
          >
            All {formatNumber(waiting.length)}
          </Link>
        )
      }
      nothing={waiting.length === 0 && `No ${one} is awaiting approval.`}
    >
      {note && (
        <div className="flex min-h-10 items-center border-b border-hairline text-quiet">
          {note(waiting)}
        </div>
      )}
      <ul>
        {waiting.slice(0, shown).map((row, at) => (
          <li
            key={`${at} ${row.id}`}
            className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-1.5 hover:bg-ink/4 sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_6.5rem] sm:py-1"
          >
            <Link
              to={list({ details: row.id })}
              className="truncate font-medium *:max-w-full *:truncate after:absolute after:inset-0 [&_bdi+bdi]:block [&_bdi+bdi]:truncate [&_bdi+bdi]:font-normal"
            >
              {nameOf(row)}
            </Link>
            <span className="truncate text-quiet max-sm:order-last max-sm:text-xs">
              {byOf(row)}
            </span>
            <Since date={sinceOf(row)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** For how many days a row has waited. */
function Since({ date }: { date: string | null }) {
  const look = 'text-right whitespace-nowrap text-quiet tabular-nums max-sm:text-xs';
  if (date === null) return <span className={look}>No date</span>;
  return (
    <time dateTime={date} title={formatDate(date)} className={look}>
      {formatDays(date)}
    </time>
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
  const open = waiting.filter((asset) => reviews.of(asset).state !== 'clear').length;
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
