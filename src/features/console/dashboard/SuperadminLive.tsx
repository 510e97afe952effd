import type { Asset, Organization } from '@/api/contract/index.ts';
import { errorText, superadminAssetErrorText } from '@/api/errors.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { ORGANIZATION_MESSAGES, organizationListQuery } from '@/api/queries/organizations.ts';
import { useReviews } from '@/approvals/index.ts';
import { ListLoading } from '@/components/ListLoading.tsx';
import { QueryBoundary, type QueryLike } from '@/components/QueryBoundary.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { formatNumber } from '@/lib/format.ts';
import { assetTotals, assetTypes, lists, organizationTotals, type TypeCount } from './counts.ts';
import { type CountRow, CountTable, Total } from './CountTable.tsx';
import { DashboardGrid } from './DashboardGrid.tsx';
import { Documentation } from './Documentation.tsx';
import { Panel, PanelNote } from './Panel.tsx';
import { StackedBar } from './StackedBar.tsx';
import { WaitingAssets, WaitingOrganizations } from './Waiting.tsx';

const organizationsErrorText = (error: unknown) =>
  errorText(error, ORGANIZATION_MESSAGES.fetchList);
const assetsErrorText = (error: unknown) => superadminAssetErrorText('fetching assets', error);

interface SuperadminLiveProps {
  organizations: QueryLike<readonly Organization[]>;
  assets: QueryLike<readonly Asset[]>;
}

/** What waits for the provider, longest first and by name; what there is of it beside. */
export function SuperadminLive({ organizations, assets }: SuperadminLiveProps) {
  const reviews = useReviews(assets, organizations);
  const loadingAssets = <ListLoading query={assetListQuery()}>Loading assets...</ListLoading>;
  const loadingOrganizations = (
    <ListLoading query={organizationListQuery()}>Loading organisations...</ListLoading>
  );
  return (
    <DashboardGrid
      lists={[
        [organizations, loadingOrganizations],
        [assets, loadingAssets],
      ]}
      main={
        <>
          <div>
            <QueryBoundary
              query={assets}
              title="Assets"
              errorText={assetsErrorText}
              skeleton={null}
              loading={loadingAssets}
            >
              {(list) => <WaitingAssets assets={list} reviews={reviews} />}
            </QueryBoundary>
          </div>
          <div>
            <QueryBoundary
              query={organizations}
              title="Organisations"
              errorText={organizationsErrorText}
              skeleton={null}
              loading={loadingOrganizations}
            >
              {(list) => <WaitingOrganizations organizations={list} reviews={reviews} />}
            </QueryBoundary>
          </div>
          <Documentation area="superadmin" />
        </>
      }
      side={
        <>
          {assets.data && <Assets assets={assets.data} />}
          {organizations.data && <Organizations organizations={organizations.data} />}
        </>
      }
    />
  );
}

type ListOf = (filters: { status: string }) => string;

const donePart = (label: 'Active' | 'Approved', count: number, list: ListOf) =>
  ({ label, count, to: list({ status: label.toLowerCase() }), colour: 'control' }) as const;

const pendingPart = (count: number, list: ListOf) =>
  ({ label: 'Pending', count, to: list({ status: 'pending' }), colour: 'faint' }) as const;

function Organizations({ organizations }: { organizations: readonly Organization[] }) {
  const { total, active, pending } = organizationTotals(organizations);
  return (
    <Panel
      title="Organisations"
      aside={
        <Total
          many={`${total === 1 ? 'organisation' : 'organisations'} in all`}
          count={total}
          to={lists.organizations()}
        />
      }
    >
      {total === 0 ? (
        <PanelNote>No organisation has signed up yet.</PanelNote>
      ) : (
        <StackedBar
          label="Organisations by status"
          parts={[
            donePart('Active', active, lists.organizations),
            pendingPart(pending, lists.organizations),
          ]}
        />
      )}
    </Panel>
  );
}

function Assets({ assets }: { assets: readonly Asset[] }) {
  const { total, approved, pending } = assetTotals(assets);
  return (
    <Panel
      title="Assets"
      aside={
        <Total
          many={`${total === 1 ? 'asset' : 'assets'} in all`}
          count={total}
          to={lists.approvals()}
        />
      }
    >
      {total === 0 ? (
        <PanelNote>No organisation has registered an asset yet.</PanelNote>
      ) : (
        <>
          <StackedBar
            label="Assets by status"
            parts={[
              donePart('Approved', approved, lists.approvals),
              pendingPart(pending, lists.approvals),
            ]}
          />
          <CountTable
            label="Assets by type"
            head={['Type', 'Pending', 'Approved', 'All']}
            rows={typeRows(assetTypes(assets))}
          />
        </>
      )}
    </Panel>
  );
}

/** The last of these rows adds up all other types. */
const MOST_TYPES = 6;

/** The most frequent types, and the rest together. */
function typeRows(types: readonly TypeCount[]): CountRow[] {
  if (types.length <= MOST_TYPES) return types.map(typeRow);
  const rest = types.slice(MOST_TYPES - 1);
  const sum = (of: 'approved' | 'pending') => rest.reduce((all, one) => all + one[of], 0);
  return [
    ...types.slice(0, MOST_TYPES - 1).map(typeRow),
    {
      key: 'others',
      label: <span className="text-quiet">{`${formatNumber(rest.length)} others`}</span>,
      // No filter of the list selects them.
      figures: [sum('pending'), sum('approved'), sum('pending') + sum('approved')].map((count) => ({
        count,
        to: null,
        colour: null,
      })),
    },
  ];
}

function typeRow({ type, approved, pending }: TypeCount): CountRow {
  // The list cannot be filtered by "no type".
  const to = (search: { status?: string }) =>
    type === '' ? null : lists.approvals({ type, ...search });
  return {
    // A type may be any text, 'others' too.
    key: `type ${type}`,
    label:
      type === '' ? <span className="text-quiet">No type given</span> : <HostileText text={type} />,
    figures: [
      { count: pending, to: to({ status: 'pending' }), colour: 'faint' },
      { count: approved, to: to({ status: 'approved' }), colour: 'control' },
      { count: approved + pending, to: to({}), colour: null },
    ],
  };
}
