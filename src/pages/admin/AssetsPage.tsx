import { useMutation, useQuery } from '@tanstack/react-query';
import { ListPlus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { deletionErrorText, errorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, assetListQuery, deleteAssetMutation } from '@/api/queries/assets.ts';
import { useUser } from '@/auth/AuthContext.tsx';
import { keptInput } from '@/auth/kept-input.ts';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { TableSkeleton } from '@/components/data-table/TableSkeleton.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { lazyPart } from '@/components/lazy-part.tsx';
import { ListLoading } from '@/components/ListLoading.tsx';
import { notify } from '@/components/notify.ts';
import { usePageAction } from '@/components/page-actions.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import { ASSET_COLUMNS, AskDelete } from '@/features/console/assets/asset-columns.tsx';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { AssetTable } from '@/features/console/assets/AssetTable.tsx';
import { FirstSteps } from '@/features/console/assets/FirstSteps.tsx';
import { alertsByAsset, type AssetAlerts } from '@/features/shared/alert-index/asset-alerts.ts';
import { alertIndexQuery } from '@/features/shared/alert-index/alert-lists.ts';
import { PendingOrganization } from '@/features/shared/asset-state/PendingOrganization.tsx';
import { openAlerts } from '@/features/shared/alert-index/open-alerts.ts';
import { useCases } from '@/features/shared/cases/use-cases.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { domainOf } from '@/lib/hostname.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { namedNews } from '@/components/named-news.tsx';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';

const AddAssetDialog = lazyPart(() =>
  import('@/features/console/assets/AddAssetDialog.tsx').then((m) => m.AddAssetDialog),
);
const AddManyDialog = lazyPart(() =>
  import('@/features/console/assets/AddManyDialog.tsx').then((m) => m.AddManyDialog),
);

const listErrorText = (error: unknown) => `Error: ${errorText(error, ASSET_MESSAGES.fetch)}`;
const NO_ASSETS: readonly Asset[] = [];
const deleteErrorText = (error: unknown) => deletionErrorText(error, ASSET_MESSAGES.delete);

/** The organisation's domain assets: register, find, open, delete. */
export function Component() {
  const assets = useQuery(assetListQuery());
  const alerts = useQuery(alertIndexQuery());
  const cases = useCases();
  const counted = useMemo(
    () => alerts.data && openAlerts(alerts.data, cases),
    [alerts.data, cases],
  );
  const user = useUser();
  const [adding, setAdding] = useState<'one' | 'many' | null>(() =>
    keptInput(user, 'asset') ? 'one' : keptInput(user, 'pastedAssets') ? 'many' : null,
  );
  // The dialog is hidden, with what was typed, and still sends what the user waits for no longer.
  const [away, setAway] = useState(false);
  const [draft, setDraft] = useState({ domain: '', name: '' });
  const [deleting, setDeleting] = useState<Asset | null>(null);
  const deletion = useMutation(deleteAssetMutation());
  usePageAction('add-asset', () => setAdding('one'));
  usePageAction('add-many', () => setAdding('many'));

  function closeOne() {
    setAdding((now) => (now === 'one' ? null : now));
    setAway(false);
  }

  async function remove({ id, name }: Asset) {
    await deletion.mutateAsync({ id });
    notify({ title: namedNews(name, 'The asset', 'was deleted'), tone: 'success' });
  }

  /** In a phone's toolbar the words give way, so that it keeps to one line. */
  const add = (inToolbar: boolean) => (
    <>
      <Button
        icon={<ListPlus aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => setAdding('many')}
        title={inToolbar ? 'Add many' : undefined}
        className={cx(inToolbar && 'max-md:w-11 max-md:gap-0 max-md:px-0!')}
      >
        <span className={cx(inToolbar && 'max-md:sr-only')}>Add many</span>
      </Button>
      <Button
        tone="primary"
        icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => setAdding('one')}
        title={inToolbar ? 'Add Asset' : undefined}
        className={cx(inToolbar && 'max-md:w-11 max-md:gap-0 max-md:px-0!')}
      >
        <span className={cx(inToolbar && 'max-md:sr-only')}>Add Asset</span>
      </Button>
    </>
  );

  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-h3 font-semibold">Assets</h1>
        <p className="text-quiet">Your domain names: we watch each one once it is approved.</p>
      </div>
      <PendingOrganization />
      <QueryBoundary
        query={assets}
        loading={<ListLoading query={assetListQuery()}>Loading assets...</ListLoading>}
        skeleton={<TableSkeleton columns={ASSET_COLUMNS} opens />}
        errorText={listErrorText}
      >
        {(list) =>
          list.length === 0 ? (
            <FirstSteps
              current={0}
              action={<div className="flex flex-wrap gap-2">{add(false)}</div>}
            />
          ) : (
            <AskDelete value={setDeleting}>
              {list.every((asset) => !asset.approved) && <FirstSteps current={1} />}
              <AssetTable
                assets={list}
                list={alerts.data}
                counted={counted}
                asOf={assets.dataUpdatedAt}
                actions={
                  <>
                    <RefreshButton
                      queries={[assets, { isFetching: false, refetch: alerts.refetch }]}
                      label="Refresh assets"
                    />
                    {add(true)}
                  </>
                }
              />
            </AskDelete>
          )
        }
      </QueryBoundary>

      {(adding === 'one' || away) && (
        <DialogBoundary name="The dialog" onClose={closeOne}>
          <AddAssetDialog
            open={adding === 'one'}
            draft={draft}
            assets={assets.data ?? NO_ASSETS}
            alerts={alerts.data}
            onClose={(kept) => {
              setDraft(kept);
              closeOne();
            }}
            onAway={() => {
              setAway(true);
              setAdding(null);
            }}
          />
        </DialogBoundary>
      )}
      {adding === 'many' && (
        <DialogBoundary name="The dialog" onClose={() => setAdding(null)}>
          <AddManyDialog
            assets={assets.data ?? NO_ASSETS}
            alerts={alerts.data}
            onClose={() => setAdding(null)}
          />
        </DialogBoundary>
      )}
      {deleting && (
        <ConfirmDialog
          title="Delete asset"
          confirmLabel="Yes, Delete"
          subject={deleting.id}
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
          errorText={deleteErrorText}
        >
          <p>Are you sure you want to delete this asset?</p>
          <p className="mt-2">
            <AssetName name={deleting.name} />
          </p>
          <p className="mt-2 text-quiet">{afterDeletion(deleting)}</p>
          <ItsAlerts
            all={alertsByAsset(alerts.data?.summary)(deleting.name)}
            open={cases.known ? alertsByAsset(counted?.summary)(deleting.name) : null}
          />
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What a deletion means. Add Asset takes domain names alone, so a name of another kind does not come back by it. */
function afterDeletion({ name, approved }: Asset): string {
  const now = approved ? 'We stop watching it.' : 'It is not watched yet.';
  if (domainOf(name) === null) {
    return `${now} It is no domain name, so it cannot be added again here.`;
  }
  return approved
    ? `${now} To have it watched again, it must be added and approved again.`
    : `${now} To have it watched later, it must be added again.`;
}

interface ItsAlertsProps {
  /** Null where they are not counted. */
  all: AssetAlerts | null;
  /** Those of them that still wait; null where that is not known. */
  open: AssetAlerts | null;
}

const sumOf = ({ bySeverity, unscored }: AssetAlerts): number =>
  SEVERITIES.reduce((sum, level) => sum + bySeverity[level], unscored);

/**
 * What still waits about an asset that is to be deleted, and what becomes of its alerts: no backend of this contract
 * says whether they go with it. Nothing where there are none.
 */
function ItsAlerts({ all, open }: ItsAlertsProps) {
  if (all !== null && sumOf(all) === 0) return null;
  const waiting = open ? sumOf(open) : 0;
  const high =
    open && open.bySeverity.High > 0 ? ` (${formatNumber(open.bySeverity.High)} High)` : '';
  return (
    <p className="mt-2 text-quiet">
      {waiting > 0 &&
        `${count(waiting, 'open alert')}${high} ${waiting === 1 ? 'is' : 'are'} about it. `}
      Its alerts may leave your list with it: whether they do is not known beforehand, so export
      those that you need first. What was noted about them stays in this browser.
    </p>
  );
}
