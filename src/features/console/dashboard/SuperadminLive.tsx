import { useMemo } from 'react';
import type { Asset, Organization } from '@/api/contract/index.ts';
import { errorText, superadminAssetErrorText } from '@/api/errors.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { ORGANIZATION_MESSAGES, organizationListQuery } from '@/api/queries/organizations.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { approvalRows, type ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { useConflicts, type ConflictSearch } from '@/features/shared/conflicts/use-conflicts.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import { formatNumber } from '@/lib/format.ts';
import { Attention, knownOf, type AttentionItem, type Known } from './Attention.tsx';
import {
  countAssets,
  countByType,
  countOrganizations,
  lists,
  waitingLongest,
  type TypeCount,
} from './counts.ts';
import { CountTable, Total, type CountRow } from './CountTable.tsx';
import { DatedList } from './DatedList.tsx';
import { LivePart } from './LivePart.tsx';
import { Panel, PanelNote } from './Panel.tsx';

const organizationsErrorText = (error: unknown) =>
  errorText(error, ORGANIZATION_MESSAGES.fetchList);
const assetsErrorText = (error: unknown) => superadminAssetErrorText('fetching assets', error);

/** As many organisations as stand beside their two statuses without a gap below these. */
const LONGEST_ORGANIZATIONS = 3;
const LONGEST_ASSETS = 5;
/** With the others in one row. */
const MOST_TYPES = 8;

/** What the state of the comparison of pending assets with approved ones says of their figure. */
const COMPARED: Readonly<Record<ConflictSearch['is'], Known>> = {
  idle: 'all',
  running: 'counting',
  done: 'all',
  stopped: 'missing',
  failed: 'missing',
};

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
  const compared = COMPARED[conflicts.search.is];
  const known = knownOf([organizations, assets]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8">
      <Attention
        items={attentionItems(
          organizations.data,
          assets.data,
          known === 'all' && compared === 'all' ? conflicts.rows : undefined,
        )}
        known={known === 'all' ? compared : known}
        nothing="Nothing. No organization and no asset waits for approval."
      />
      <LivePart
        query={organizations}
        title="Organizations"
        errorText={organizationsErrorText}
        loading={organizationListQuery()}
        rows={2}
        room="lg:min-h-42"
        waiting="min-h-[14.75rem] sm:min-h-56"
      >
        {(list) => <OrganizationPanels organizations={list} />}
      </LivePart>
      <LivePart
        query={assets}
        title="Assets"
        errorText={assetsErrorText}
        loading={assetListQuery()}
        rows={6}
        room="lg:min-h-78"
      >
        {(list) => <AssetPanels assets={list} />}
      </LivePart>
    </div>
  );
}

function attentionItems(
  organizations: readonly Organization[] | undefined,
  assets: readonly Asset[] | undefined,
  compared: readonly ApprovalRow[] | undefined,
): AttentionItem[] {
  return [
    {
      count: organizations ? countOrganizations(organizations).pending : null,
      words: ['organization waits for approval', 'organizations wait for approval'],
      to: lists.organizations({ status: 'pending' }),
    },
    {
      count: assets ? countAssets(assets).pending : null,
      words: ['asset waits for approval', 'assets wait for approval'],
      to: lists.approvals({ status: 'pending' }),
    },
    {
      count: compared ? compared.filter(({ conflict }) => conflict !== undefined).length : null,
      words: [
        'pending asset conflicts with another organization’s',
        'pending assets conflict with other organizations’',
      ],
      to: lists.approvals({ conflict: 'yes' }),
    },
  ];
}

function OrganizationPanels({ organizations }: { organizations: readonly Organization[] }) {
  const { total, active, pending } = countOrganizations(organizations);
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
              statusRow('Active', active, lists.organizations({ status: 'active' })),
              statusRow('Pending', pending, lists.organizations({ status: 'pending' })),
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
  const { total, approved, pending } = countAssets(assets);
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
                statusRow('Approved', approved, lists.approvals({ status: 'approved' })),
                statusRow('Pending', pending, lists.approvals({ status: 'pending' })),
              ]}
            />
          )}
        </Panel>
        {total > 0 && (
          <Panel title="Assets by type">
            <CountTable
              label="Assets by type"
              head={['Type', 'Pending', 'Approved', 'All']}
              rows={typeRows(countByType(assets))}
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

function statusRow(label: 'Active' | 'Approved' | 'Pending', count: number, to: string): CountRow {
  return {
    key: label,
    label: <span>{label}</span>,
    figures: [{ count, to }],
    bar: [{ value: count, colour: label === 'Pending' ? 'medium' : 'control' }],
  };
}

/** The most frequent types; the rest together, which no filter can say. */
function typeRows(types: readonly TypeCount[]): CountRow[] {
  if (types.length <= MOST_TYPES) return types.map(typeRow);
  const rest = types.slice(MOST_TYPES - 1);
  const sum = (of: 'approved' | 'pending') => rest.reduce((all, one) => all + one[of], 0);
  const [pending, approved] = [sum('pending'), sum('approved')];
  return [
    ...types.slice(0, MOST_TYPES - 1).map(typeRow),
    {
      key: 'others',
      label: <span className="text-quiet">{`${formatNumber(rest.length)} others`}</span>,
      figures: [pending, approved, approved + pending].map((count) => ({ count, to: null })),
      bar: [
        { value: pending, colour: 'medium' },
        { value: approved, colour: 'control' },
      ],
    },
  ];
}

function typeRow({ type, approved, pending }: TypeCount): CountRow {
  // The list cannot be filtered by "no type".
  const to = (search: { status?: string }) =>
    type === '' ? null : lists.approvals({ type, ...search });
  return {
    // Not the type alone, which may be any text, 'others' too.
    key: `type ${type}`,
    label:
      type === '' ? <span className="text-quiet">No type given</span> : <HostileText text={type} />,
    figures: [
      { count: pending, to: to({ status: 'pending' }) },
      { count: approved, to: to({ status: 'approved' }) },
      { count: approved + pending, to: to({}) },
    ],
    bar: [
      { value: pending, colour: 'medium' },
      { value: approved, colour: 'control' },
    ],
  };
}
