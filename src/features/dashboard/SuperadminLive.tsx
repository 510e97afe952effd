import type { Asset, Organisation } from '@/api/contract/index.ts';
import { errorText, superadminAssetErrorText } from '@/api/errors.ts';
import { ORGANISATION_MESSAGES } from '@/api/queries/organisations.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { QueryBoundary, type QueryLike } from '@/components/QueryBoundary.tsx';
import { Attention, type AttentionItem } from './Attention.tsx';
import { countAssets, countByType, countOrganisations, lists } from './counts.ts';
import { CountTable } from './CountTable.tsx';
import { Panel, PanelNote } from './Panel.tsx';

const organisationsErrorText = (error: unknown) =>
  errorText(error, ORGANISATION_MESSAGES.fetchList);
const assetsErrorText = (error: unknown) => superadminAssetErrorText('fetching assets', error);

interface SuperadminLiveProps {
  organisations: QueryLike<readonly Organisation[]>;
  assets: QueryLike<readonly Asset[]>;
}

/** The provider's figures, computed from the two lists. */
export function SuperadminLive({ organisations, assets }: SuperadminLiveProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8">
      {(organisations.data ?? assets.data) && (
        <Attention
          items={attentionItems(organisations.data, assets.data)}
          nothing="Nothing. No organization and no asset waits for approval."
          partial={organisations.data === undefined || assets.data === undefined}
        />
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <QueryBoundary
          query={organisations}
          loading="Loading organizations..."
          errorText={organisationsErrorText}
        >
          {(list) => <OrganisationPanel organisations={list} />}
        </QueryBoundary>
        <QueryBoundary query={assets} loading="Loading assets..." errorText={assetsErrorText}>
          {(list) => <AssetPanels assets={list} />}
        </QueryBoundary>
      </div>
    </div>
  );
}

function attentionItems(
  organisations: readonly Organisation[] | undefined,
  assets: readonly Asset[] | undefined,
): AttentionItem[] {
  const items: AttentionItem[] = [];
  if (organisations) {
    items.push({
      count: countOrganisations(organisations).pending,
      words: ['organization waits for approval', 'organizations wait for approval'],
      to: lists.organisations({ status: 'pending' }),
    });
  }
  if (assets) {
    items.push({
      count: countAssets(assets).pending,
      words: ['asset waits for approval', 'assets wait for approval'],
      to: lists.approvals({ status: 'pending' }),
    });
  }
  return items;
}

function OrganisationPanel({ organisations }: { organisations: readonly Organisation[] }) {
  const { total, active, pending } = countOrganisations(organisations);
  return (
    <Panel title="Organizations by status">
      {total === 0 ? (
        <PanelNote>No organization has signed up yet.</PanelNote>
      ) : (
        <CountTable
          label="Organizations by status"
          head={['Status', 'Organizations']}
          rows={[
            {
              key: 'active',
              label: 'Active',
              name: 'active organizations',
              count: active,
              to: lists.organisations({ status: 'active' }),
            },
            {
              key: 'pending',
              label: 'Pending',
              name: 'pending organizations',
              count: pending,
              to: lists.organisations({ status: 'pending' }),
            },
          ]}
        />
      )}
    </Panel>
  );
}

function AssetPanels({ assets }: { assets: readonly Asset[] }) {
  return (
    <Panel title="Assets by type">
      {assets.length === 0 ? (
        <PanelNote>No organization has registered an asset yet.</PanelNote>
      ) : (
        <CountTable
          label="Assets by type"
          head={['Type', 'Assets']}
          rows={countByType(assets).map(({ type, approved, pending }) => ({
            key: type,
            label: type === '' ? 'No type given' : <HostileText text={type} />,
            name: type === '' ? 'assets without a type' : `assets of type ${type}`,
            count: approved + pending,
            to: type === '' ? null : lists.approvals({ type }),
          }))}
        />
      )}
    </Panel>
  );
}
