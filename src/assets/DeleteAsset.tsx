import { useMutation } from '@tanstack/react-query';
import type { Asset } from '@/api/contract/index.ts';
import { deletionErrorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, deleteAssetMutation } from '@/api/queries/assets.ts';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { notify } from '@/components/notify.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { namedNews } from '@/components/named-news.tsx';
import { domainOf } from '@/lib/read-name.ts';

/** The contract does not specify what happens to the alerts of a deleted asset. */
const LOST_WITH_IT =
  'Its alerts may disappear from your list, so export any you need first. Your notes stay in this browser.';

interface DeleteAssetProps {
  asset: Asset;
  onClose: () => void;
}

/** Asks before an asset is deleted, and says what may be lost. */
export function DeleteAsset({ asset, onClose }: DeleteAssetProps) {
  const { mutateAsync } = useMutation(deleteAssetMutation());

  async function remove() {
    await mutateAsync({ id: asset.id });
    notify({ title: namedNews(asset.name, 'The asset', 'was deleted'), tone: 'success' });
  }

  return (
    <ConfirmDialog
      title="Delete asset"
      confirmLabel="Yes, Delete"
      subject={asset.id}
      onConfirm={remove}
      onClose={onClose}
      errorText={(error) => deletionErrorText(error, ASSET_MESSAGES.delete)}
    >
      <p>Are you sure you want to delete this asset?</p>
      <p className="mt-2">
        <AssetName name={asset.name} />
      </p>
      <p className="mt-2 text-quiet">{afterDeletion(asset)}</p>
      {(asset.approved || asset.under_watch) && <p className="mt-2 text-quiet">{LOST_WITH_IT}</p>}
    </ConfirmDialog>
  );
}

/** Says what the deletion means. Add Asset accepts domain names only. */
function afterDeletion({ name, approved }: Asset): string {
  const now = approved ? 'We will stop monitoring it.' : 'It is not monitored yet.';
  if (domainOf(name) === null) {
    return `${now} It is not a domain name, so you can’t add it again here.`;
  }
  return `${now} To have it monitored ${approved ? 'again' : 'later'}, add it and wait for approval.`;
}
