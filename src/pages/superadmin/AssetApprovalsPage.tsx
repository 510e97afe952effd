import type { Asset, Organization } from '@/api/contract/index.ts';
import { superadminAssetErrorText } from '@/api/errors.ts';
import {
  approveAssetMutation,
  approveAssetsMutation,
  assetListQuery,
  deleteAssetAsSuperadminMutation,
} from '@/api/queries/assets.ts';
import {
  ApprovalList,
  AssetDetails,
  assetTable,
  ReviewedName,
  type Kind,
} from '@/approvals/index.ts';
import { namedNews } from '@/components/named-news.tsx';
import { domainOf } from '@/lib/read-name.ts';

const TITLE = 'Asset approvals';

const DOING = {
  fetch: 'fetching assets',
  approve: 'approving asset',
  delete: 'deleting asset',
} as const;

const KIND: Kind<Asset> = {
  noun: 'asset',
  label: TITLE,
  empty:
    'No organisation has registered an asset. Each one is listed here, as Pending, as soon as it is registered.',
  query: assetListQuery(),
  listIn: ({ assets }) => assets,
  tableOf: assetTable,
  approve: approveAssetMutation(),
  approveMany: approveAssetsMutation(),
  remove: deleteAssetAsSuperadminMutation(),
  errorText: (error, doing) => superadminAssetErrorText(DOING[doing], error),
  deleteLabel: 'Yes, Delete',
  newsOf: (asset, done, { owners }) =>
    namedNews(asset.name, 'The asset', newsText(done, owners.get(asset.owner_id))),
  details: (asset, reviews) => <AssetDetails asset={asset} reviews={reviews} />,
  deletion: (asset) => <Deletion asset={asset} />,
};

function newsText(done: 'approved' | 'deleted', owner: Organization | undefined): string {
  if (done === 'deleted') return 'was deleted';
  return owner?.approved === false
    ? 'is approved. Its organisation is still pending.'
    : 'is approved';
}

/** The super-admin's assets of all organisations. */
export function Component() {
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-h3 font-semibold">{TITLE}</h1>
        <p className="text-quiet">
          The domain names that organisations ask us to monitor. Monitoring starts once a name is
          approved, and you can’t undo an approval here.
        </p>
      </div>
      <ApprovalList kind={KIND} />
    </div>
  );
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
