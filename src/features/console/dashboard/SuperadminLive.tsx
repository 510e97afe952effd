import { useMemo } from 'react';
import type { Asset, Organization } from '@/api/contract/index.ts';
import { errorText, superadminAssetErrorText } from '@/api/errors.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { ORGANIZATION_MESSAGES, organizationListQuery } from '@/api/queries/organizations.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { approvalRows } from '@/features/shared/conflicts/approval-rows.ts';
import { useConflicts } from '@/features/shared/conflicts/use-conflicts.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { ListLoading } from '@/components/ListLoading.tsx';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import { formatNumber } from '@/lib/format.ts';
import { Attention, counted, type Count } from './Attention.tsx';
import {
  assetTotals,
  assetTypes,
  lists,
  organizationTotals,
  waitingLongest,
  type TypeCount,
} from './counts.ts';
import { countRow, CountTable, Total, type CountRow } from './CountTable.tsx';
import { DatedList } from './DatedList.tsx';
import { LivePart } from './LivePart.tsx';
import { Panel, PanelNote } from './Panel.tsx';

const organizationsErrorText = (error: unknown) =>
  errorText(error, ORGANIZATION_MESSAGES.fetchList);
const assetsErrorText = (error: unknown) => superadminAssetErrorText('fetching assets', error);

/** More would leave a gap below the two statuses beside them. */
const LONGEST_ORGANIZATIONS = 3;
const LONGEST_ASSETS = 5;
/** The last of these rows adds up all other types. */
const MOST_TYPES = 8;

interface SuperadminLiveProps {
  organizations: QueryLike<readonly Organization[]>;
  assets: QueryLike<readonly Asset[]>;
}

/** The provider's figures, computed from the two lists. */
export function SuperadminLive({ organizations, assets }: SuperadminLiveProps) {
  const rows = useMemo(
    () => assets.data && approvalRows(assets.data, organizations.data),
    [assets.data, organizations.data],
  );
  const conflicts = useConflicts(rows, organizations.data !== undefined);

  function conflictCount(): Count {
    const { is } = conflicts.search;
    const both: readonly QueryLike<unknown>[] = [organizations, assets];
    const absent = both.find(({ data }) => data === undefined);
    if (absent) return counted(absent, () => 0);
    if (is === 'running') return 'counting';
    if (is === 'stopped' || is === 'failed') return 'missing';
    return conflicts.rows.filter(({ conflict }) => conflict !== undefined).length;
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8">
      <Attention
        items={[
          {
            count: counted(organizations, (list) => organizationTotals(list).pending),
            words: ['organization waits for approval', 'organizations wait for approval'],
            to: lists.organizations({ status: 'pending' }),
          },
          {
            count: counted(assets, (list) => assetTotals(list).pending),
            words: ['asset waits for approval', 'assets wait for approval'],
            to: lists.approvals({ status: 'pending' }),
          },
          {
            count: conflictCount(),
            words: [
              'pending asset conflicts with another organization’s',
              'pending assets conflict with other organizations’',
            ],
            to: lists.approvals({ conflict: 'yes' }),
          },
        ]}
        nothing="Nothing. No organization and no asset waits for approval."
      />
      <LivePart
        query={organizations}
        title="Organizations"
        errorText={organizationsErrorText}
        loading={
          <ListLoading query={organizationListQuery()}>Loading organizations...</ListLoading>
        }
        shape={[[2], [LONGEST_ORGANIZATIONS]]}
      >
        {(list) => <OrganizationPanels organizations={list} />}
      </LivePart>
      <LivePart
        query={assets}
        title="Assets"
        errorText={assetsErrorText}
        loading={<ListLoading query={assetListQuery()}>Loading assets...</ListLoading>}
        shape={[[2, 4], [LONGEST_ASSETS]]}
      >
        {(list) => <AssetPanels assets={list} />}
      </LivePart>
    </div>
  );
}

function OrganizationPanels({ organizations }: { organizations: readonly Organization[] }) {
  const { total, active, pending } = organizationTotals(organizations);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <Panel
        title="Organizations by status"
        aside={<Total many="organizations" count={total} to={lists.organizations()} />}
      >
        {total === 0 ? (
          <PanelNote>No organization has signed up yet.</PanelNote>
        ) : (
          <CountTable
            label="Organizations by status"
            head={['Status', 'Organizations']}
            rows={[
              countRow('Active', active, lists.organizations({ status: 'active' })),
              countRow('Pending', pending, lists.organizations({ status: 'pending' }), 'quiet'),
            ]}
          />
        )}
      </Panel>
      <DatedList
        title="Organizations waiting longest"
        more={{
          label: 'View all waiting',
          to: lists.organizations({ status: 'pending' }),
        }}
        items={waitingLongest(
          organizations,
          ({ created_on }) => created_on,
          LONGEST_ORGANIZATIONS,
        ).map(({ id, name, created_on }, at) => ({
          key: `${at} ${id}`,
          name: <OrganizationName name={name} />,
          to: lists.organizations({ details: id }),
          date: created_on,
        }))}
        nothing="No organization waits for approval."
      />
    </div>
  );
}

function OrganizationName({ name }: { name: string }) {
  if (name.trim() === '') return <span className="text-quiet">Not given</span>;
  return <HostileText text={name} />;
}

function AssetPanels({ assets }: { assets: readonly Asset[] }) {
  const { total, approved, pending } = assetTotals(assets);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="grid content-start gap-y-8">
        <Panel
          title="Assets by status"
          aside={<Total many="assets" count={total} to={lists.approvals()} />}
        >
          {total === 0 ? (
            <PanelNote>No organization has registered an asset yet.</PanelNote>
          ) : (
            <CountTable
              label="Assets by status"
              head={['Status', 'Assets']}
              rows={[
                countRow('Approved', approved, lists.approvals({ status: 'approved' })),
                countRow('Pending', pending, lists.approvals({ status: 'pending' }), 'quiet'),
              ]}
            />
          )}
        </Panel>
        {total > 0 && (
          <Panel title="Assets by type">
            <CountTable
              label="Assets by type"
              head={['Type', 'Pending', 'Approved', 'All']}
              rows={typeRows(assetTypes(assets))}
            />
          </Panel>
        )}
      </div>
      <DatedList
        title="Assets waiting longest"
        more={{
          label: 'View all waiting',
          to: lists.approvals({ status: 'pending' }),
        }}
        items={waitingLongest(assets, ({ creation_date }) => creation_date, LONGEST_ASSETS).map(
          ({ id, name, creation_date }, at) => ({
            key: `${at} ${id}`,
            name: <AssetName name={name} />,
            to: lists.approvals({ details: id }),
            date: creation_date,
          }),
        )}
        nothing="No asset waits for approval."
      />
    </div>
  );
}

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
      figures: typeFigures(sum('pending'), sum('approved'), () => null),
    },
  ];
}

function typeRow({ type, approved, pending }: TypeCount): CountRow {
  return {
    // A type may be any text, 'others' too.
    key: `type ${type}`,
    label:
      type === '' ? <span className="text-quiet">No type given</span> : <HostileText text={type} />,
    figures: typeFigures(pending, approved, (search) =>
      // The list cannot be filtered by "no type".
      type === '' ? null : lists.approvals({ type, ...search }),
    ),
  };
}

function typeFigures(
  pending: number,
  approved: number,
  to: (search: { status?: string }) => string | null,
): CountRow['figures'] {
  return [
    { count: pending, to: to({ status: 'pending' }), colour: 'quiet' },
    { count: approved, to: to({ status: 'approved' }), colour: 'control' },
    { count: approved + pending, to: to({}), colour: null },
  ];
}
