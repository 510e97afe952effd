import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { deletionErrorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, deleteAssetMutation } from '@/api/queries/assets.ts';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { notify } from '@/components/notify.ts';
import { alertsByAsset, type AssetAlerts } from '@/alerts/model/asset-alerts.ts';
import type { AlertSummary } from '@/alerts/model/alert-list.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { namedNews } from '@/components/named-news.tsx';
import { count, formatNumber } from '@/lib/format.ts';
import { domainOf } from '@/lib/read-name.ts';
import { SEVERITIES } from '@/lib/severity.ts';

interface DeleteAssetProps {
  asset: Asset;
  /** Counts of all alerts, and of the open ones; undefined while they are not known. */
  all: AlertSummary | undefined;
  open: AlertSummary | undefined;
  onClose: () => void;
}

/** Asks before an asset is deleted, and says what may be lost with it. */
export function DeleteAsset({ asset, all, open, onClose }: DeleteAssetProps) {
  const { mutateAsync } = useMutation(deleteAssetMutation());

  async function remove() {
    await mutateAsync({ id: asset.id });
    notify({ title: namedNews(asset.name, 'The asset', 'was deleted'), tone: 'success' });
  }

  // As it was known when the question opened: words that come later would move the button under a press.
  const [alerts] = useState(() =>
    alertWords(alertsByAsset(all)(asset.name), open ? alertsByAsset(open)(asset.name) : null),
  );
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
      {alerts !== '' && <p className="mt-2 text-quiet">{alerts}</p>}
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

const sumOf = ({ bySeverity, unscored }: AssetAlerts): number =>
  SEVERITIES.reduce((sum, level) => sum + bySeverity[level], unscored);

/**
 * Says what may happen to its alerts: the contract does not tell. Empty if it has none.
 *
 * @param all null if its alerts are not counted
 * @param open null if its open alerts are not known
 */
function alertWords(all: AssetAlerts | null, open: AssetAlerts | null): string {
  if (all !== null && sumOf(all) === 0) return '';
  const waiting = open ? sumOf(open) : 0;
  const high =
    open && open.bySeverity.High > 0 ? ` (${formatNumber(open.bySeverity.High)} High)` : '';
  const has = waiting > 0 ? `It has ${count(waiting, 'open alert')}${high}. ` : '';
  return `${has}Its alerts may disappear from your list, so export any you need first. Your notes stay in this browser.`;
}
