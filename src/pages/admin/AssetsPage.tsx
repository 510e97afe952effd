import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListPlus, Plus } from 'lucide-react';
import { Suspense, useState, useTransition } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { deletionErrorText, errorText } from '@/api/errors.ts';
import { deleteAssetMutation } from '@/api/queries/asset-changes.ts';
import { ASSET_MESSAGES, assetListQuery } from '@/api/queries/assets.ts';
import { mutate } from '@/api/queries/mutate.ts';
import { useUser } from '@/auth/AuthContext.tsx';
import { TableSkeleton } from '@/components/data-table/TableSkeleton.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { LazyConfirmDialog, soonConfirm } from '@/components/lazy-confirm.ts';
import { ListLoading } from '@/components/ListLoading.tsx';
import { notify } from '@/components/notify.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import { ASSET_COLUMNS, AskDelete } from '@/features/console/assets/asset-columns.tsx';
import {
  AddAssetDialog,
  AddManyDialog,
  soonAddAsset,
  soonAddMany,
} from '@/features/console/assets/asset-dialogs.ts';
import { EMPTY_DRAFT, keptAsset, keptPaste } from '@/features/console/assets/asset-draft.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { AssetTable } from '@/features/console/assets/AssetTable.tsx';
import { FirstSteps } from '@/features/console/assets/FirstSteps.tsx';
import { labelText } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';

const listErrorText = (error: unknown) => `Error: ${errorText(error, ASSET_MESSAGES.fetch)}`;
const NO_ASSETS: readonly Asset[] = [];
const deleteErrorText = (error: unknown) => deletionErrorText(error, ASSET_MESSAGES.delete);

/** The organisation's domain assets: register, find, open, delete. */
export function Component() {
  const client = useQueryClient();
  const assets = useQuery(assetListQuery());
  const user = useUser();
  const [adding, setAdding] = useState<'one' | 'many' | null>(() =>
    keptAsset.of(user) !== null ? 'one' : keptPaste.of(user) !== null ? 'many' : null,
  );
  // Still sending what nobody waits for: there with what was typed, and not to be seen.
  const [away, setAway] = useState(false);
  const [opening, startOpening] = useTransition();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [manyDraft, setManyDraft] = useState('');
  const [deleting, setDeleting] = useState<Asset | null>(null);

  function closeOne() {
    setAdding((now) => (now === 'one' ? null : now));
    setAway(false);
  }

  async function remove({ id, name }: Asset) {
    await mutate(client, deleteAssetMutation(), { id });
    // The list that is fetched again has the last word.
    client.setQueryData(assetListQuery().queryKey, (list) => list?.filter((row) => row.id !== id));
    notify({ title: `${labelText(name, 'The asset')} was deleted`, tone: 'success' });
  }

  // The page stays as it is until the dialog's code is there.
  const open = (which: 'one' | 'many') => startOpening(() => setAdding(which));
  const add = (
    <>
      <Button
        {...soonAddMany}
        icon={<ListPlus aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => open('many')}
      >
        Add many
      </Button>
      <Button
        {...soonAddAsset}
        tone="primary"
        pending={opening}
        icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => open('one')}
      >
        Add Asset
      </Button>
    </>
  );

  return (
    <div className="grid gap-5" {...soonConfirm}>
      <div>
        <h1 className="text-h3 font-semibold">Assets</h1>
        <p className="text-quiet">The domain names we watch for you.</p>
      </div>
      <QueryBoundary
        query={assets}
        loading={
          <ListLoading onCancel={() => void client.cancelQueries(assetListQuery())}>
            Loading assets...
          </ListLoading>
        }
        skeleton={<TableSkeleton columns={ASSET_COLUMNS} />}
        errorText={listErrorText}
      >
        {(list) =>
          list.length === 0 ? (
            <FirstSteps current={0} action={<div className="flex flex-wrap gap-2">{add}</div>} />
          ) : (
            <AskDelete value={setDeleting}>
              {list.every((asset) => !asset.approved) && <FirstSteps current={1} />}
              <AssetTable
                assets={list}
                actions={
                  <>
                    <RefreshButton query={assets} label="Refresh assets" />
                    {add}
                  </>
                }
              />
            </AskDelete>
          )
        }
      </QueryBoundary>

      <Suspense>
        {(adding === 'one' || away) && (
          <DialogBoundary name="The dialog" onClose={closeOne}>
            <AddAssetDialog
              open={adding === 'one'}
              draft={draft}
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
              draft={manyDraft}
              assets={assets.data ?? NO_ASSETS}
              onClose={(kept) => {
                setManyDraft(kept);
                setAdding(null);
              }}
            />
          </DialogBoundary>
        )}
      </Suspense>
      {deleting && (
        <DialogBoundary name="The question" onClose={() => setDeleting(null)}>
          <Suspense>
            <LazyConfirmDialog
              open
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
              <p className="mt-2 text-quiet">
                We stop watching it. To have it watched again, it must be registered and approved
                anew.
              </p>
            </LazyConfirmDialog>
          </Suspense>
        </DialogBoundary>
      )}
    </div>
  );
}
