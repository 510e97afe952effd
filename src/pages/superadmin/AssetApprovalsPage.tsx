import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { superadminAssetErrorText } from '@/api/errors.ts';
import {
  approveAssetMutation,
  approveAssetsMutation,
  assetListQuery,
  deleteAssetAsSuperadminMutation,
} from '@/api/queries/assets.ts';
import { usePendingIds } from '@/api/queries/client.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import {
  assetColumns,
  AssetDetails,
  AssetTable,
  Decisions,
  ReviewedName,
  useReviews,
} from '@/approvals/index.ts';
import { TableSkeleton } from '@/components/table/TableSkeleton.tsx';
import { ListLoading } from '@/components/ListLoading.tsx';
import { namedNews } from '@/components/named-news.tsx';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import { domainOf } from '@/lib/read-name.ts';

const COLUMNS = assetColumns(new Map());

/** The super-admin's assets of all organisations: find, review, approve (also several), delete. */
export function Component() {
  const assets = useQuery(assetListQuery());
  const organizations = useQuery(organizationListQuery());
  const reviews = useReviews(assets, organizations);
  const [refreshes, setRefreshes] = useState(0);
  const { mutateAsync: approve } = useMutation(approveAssetMutation());
  const { mutateAsync: remove } = useMutation(deleteAssetAsSuperadminMutation());
  const approving = usePendingIds(approveAssetMutation().mutationKey);

  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-h3 font-semibold">Asset approvals</h1>
        <p className="text-quiet">
          The domain names that organisations ask us to monitor. Monitoring starts once a name is
          approved, and you can’t undo an approval here.
        </p>
      </div>
      <QueryBoundary
        query={assets}
        skeleton={<TableSkeleton columns={COLUMNS} selects opens />}
        errorText={(error) => superadminAssetErrorText('fetching assets', error)}
        loading={<ListLoading query={assetListQuery()}>Loading assets...</ListLoading>}
      >
        {(list) => (
          <Decisions
            noun="asset"
            subjects={list}
            reviews={reviews}
            approving={approving}
            onApprove={async (id) => approve({ id })}
            approveMany={approveAssetsMutation()}
            onDelete={async (id) => remove({ id })}
            errorText={(error, doing) =>
              superadminAssetErrorText(
                doing === 'approve' ? 'approving asset' : 'deleting asset',
                error,
              )
            }
            deleteLabel="Yes, Delete"
            newsOf={(asset, done) => namedNews(asset.name, 'The asset', newsText(asset, done))}
            details={(asset) => <AssetDetails key={asset.id} asset={asset} reviews={reviews} />}
            deletion={(asset) => <Deletion asset={asset} />}
          >
            {(selection) => (
              <AssetTable
                assets={list}
                reviews={reviews}
                asOf={assets.dataUpdatedAt}
                refreshes={refreshes}
                selection={selection}
                refresh={
                  <RefreshButton
                    queries={[assets, organizations]}
                    onRefreshed={() => setRefreshes((count) => count + 1)}
                  />
                }
              />
            )}
          </Decisions>
        )}
      </QueryBoundary>
    </div>
  );

  function newsText({ owner_id: owner }: Asset, done: 'approved' | 'deleted'): string {
    if (done === 'deleted') return 'was deleted';
    return reviews.context.owners.get(owner)?.approved === false
      ? 'is approved. Its organisation is still pending.'
      : 'is approved';
  }
}

function Deletion({ asset }: { asset: Asset }) {
  return (
    <>
      <p>Are you sure you want to delete this asset?</p>
      <p className="mt-2">
        <ReviewedName name={asset.name} />
      </p>
      <p className="mt-2 text-quiet">
        {asset.approved &&
          'Monitoring stops. The organisation may lose its alerts for this domain. '}
        {domainOf(asset.name) === null
          ? 'It is not a domain name, so its organisation can’t register it again in its console.'
          : 'Its organisation can register it again; it then awaits approval.'}
      </p>
    </>
  );
}
