import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { errorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, assetListQuery } from '@/api/queries/assets.ts';
import {
  AddAssetDialog,
  AskDelete,
  ASSET_COLUMNS,
  AssetTable,
  DeleteAsset,
  FirstSteps,
  PendingOrganization,
  useAdding,
} from '@/assets/index.ts';
import { TableSkeleton } from '@/components/table/TableSkeleton.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { ListLoading } from '@/components/ListLoading.tsx';
import { usePageAction } from '@/components/page-actions.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import { alertsQuery } from '@/alerts/index.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';

const listErrorText = (error: unknown) => `Error: ${errorText(error, ASSET_MESSAGES.fetch)}`;
const NO_ASSETS: readonly Asset[] = [];

/** The organisation's domain assets: register, find, open, delete. */
export function Component() {
  const assets = useQuery(assetListQuery());
  const alerts = useQuery(alertsQuery());
  const adding = useAdding();
  const [deleting, setDeleting] = useState<Asset | null>(null);
  const openDialog = () => adding.change({ isOpen: true });
  const closeDialog = () => adding.change({ isOpen: false });
  usePageAction('add-asset', openDialog);

  /** An icon in a phone's toolbar, so that the toolbar keeps to one line. */
  const add = (inToolbar: boolean) => (
    <Button
      tone="primary"
      icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
      onClick={openDialog}
      title={inToolbar ? 'Add Asset' : undefined}
      className={cx(inToolbar && 'max-md:w-11 max-md:gap-0 max-md:px-0!')}
    >
      <span className={cx(inToolbar && 'max-md:sr-only')}>Add Asset</span>
    </Button>
  );

  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-h3 font-semibold">Assets</h1>
        <p className="text-quiet">Your domains. We monitor each one once it is approved.</p>
      </div>
      <PendingOrganization />
      <QueryBoundary
        query={assets}
        loading={<ListLoading query={assetListQuery()}>Loading assets...</ListLoading>}
        skeleton={<TableSkeleton columns={ASSET_COLUMNS} />}
        errorText={listErrorText}
      >
        {(list) =>
          list.length === 0 ? (
            <FirstSteps current={0} action={add(false)} />
          ) : (
            <AskDelete value={setDeleting}>
              {list.every((asset) => !asset.approved) && <FirstSteps current={1} />}
              <AssetTable
                assets={list}
                asOf={assets.dataUpdatedAt}
                actions={
                  <>
                    <RefreshButton queries={[assets]} label="Refresh assets" />
                    {add(true)}
                  </>
                }
              />
            </AskDelete>
          )
        }
      </QueryBoundary>
      {adding.draft.isOpen && (
        <DialogBoundary name="The dialog" onClose={closeDialog}>
          <AddAssetDialog adding={adding} assets={assets.data ?? NO_ASSETS} alerts={alerts.data} />
        </DialogBoundary>
      )}
      {deleting && <DeleteAsset asset={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}
