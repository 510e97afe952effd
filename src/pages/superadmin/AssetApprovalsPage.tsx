import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { superadminAssetErrorText } from '@/api/errors.ts';
import {
  approveAssetMutation,
  assetListQuery,
  deleteAssetAsSuperadminMutation,
} from '@/api/queries/assets.ts';
import { usePendingIds } from '@/api/queries/client.ts';
import { ORGANIZATION_MESSAGES, organizationListQuery } from '@/api/queries/organizations.ts';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { TableSkeleton } from '@/components/data-table/TableSkeleton.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { lazyPart } from '@/components/lazy-part.tsx';
import { ListLoading } from '@/components/ListLoading.tsx';
import { notify, notifyFailure } from '@/components/notify.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import {
  APPROVAL_COLUMNS,
  ApprovalActionsContext,
} from '@/features/console/approvals/approval-columns.tsx';
import {
  approvalRows,
  besideFlagged,
  type ApprovalRow,
  warns,
} from '@/features/shared/conflicts/approval-rows.ts';
import { ApprovalTable } from '@/features/console/approvals/ApprovalTable.tsx';
import { namedNews } from '@/features/shared/review/named-news.tsx';
import { ReviewedName } from '@/features/shared/review/ReviewedName.tsx';
import { useConflicts } from '@/features/shared/conflicts/use-conflicts.ts';
import { useDetails } from '@/features/shared/review/use-details.ts';
import { useNameFacts } from '@/features/console/approvals/use-name-facts.ts';
import { useSettled } from '@/features/console/approvals/use-review-order.ts';
import { domainOf } from '@/lib/read-name.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';

const AssetDetails = lazyPart(() =>
  import('@/features/console/approvals/AssetDetails.tsx').then((m) => m.AssetDetails),
);
const BulkApproveDialog = lazyPart(() =>
  import('@/features/console/approvals/BulkApproveDialog.tsx').then((m) => m.BulkApproveDialog),
);

const listErrorText = (error: unknown) => superadminAssetErrorText('fetching assets', error);
const approveErrorText = (error: unknown) => superadminAssetErrorText('approving asset', error);
const deleteErrorText = (error: unknown) => superadminAssetErrorText('deleting asset', error);

const newsOf = ({ asset }: ApprovalRow, what: string) => namedNews(asset.name, 'The asset', what);

/** The super-admin's assets of all organisations: find, read, approve (also several), delete. */
export function Component() {
  const assets = useQuery(assetListQuery());
  const organizations = useQuery(organizationListQuery());
  const listed = useMemo(
    () => assets.data && approvalRows(assets.data, organizations.data),
    [assets.data, organizations.data],
  );
  const conflicts = useConflicts(listed, organizations.data !== undefined, true);
  const { told: addFacts, unknown: factsUnknown } = useNameFacts(
    // Once the owners are known, or will not be: names are tied to them.
    organizations.isLoading ? undefined : listed,
  );
  // Until the first comparison has ended, no row is known to be clean: a press opens it.
  const undecided = factsUnknown || (conflicts.unknown && conflicts.search.is === 'running');
  const comparing = organizations.isLoading || factsUnknown || conflicts.search.is === 'running';
  const settled = useSettled(listed !== undefined, comparing);
  const reviewed = useMemo(
    () => besideFlagged(addFacts(conflicts.rows)),
    [addFacts, conflicts.rows],
  );
  const rows = listed && settled ? reviewed : undefined;
  const details = useDetails();
  const [deleting, setDeleting] = useState<ApprovalRow | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [approvingMany, setApprovingMany] = useState<readonly ApprovalRow[] | null>(null);
  const approval = useMutation(approveAssetMutation());
  const deletion = useMutation(deleteAssetAsSuperadminMutation());
  const approving = usePendingIds(approveAssetMutation().mutationKey);

  const waiting = rows?.filter(({ asset }) => !asset.approved && asset.id !== '') ?? [];
  // Assets that were approved or deleted meanwhile are no longer selected.
  const selectedRows = waiting.filter(({ asset }) => chosen.has(asset.id));
  const selected = new Set(selectedRows.map(({ asset }) => asset.id));

  async function approve(row: ApprovalRow) {
    await approval.mutateAsync({ id: row.asset.id });
    const waits = row.owner !== null && !row.owner.approved;
    notify({
      title: newsOf(row, waits ? 'is approved. Its organisation is still pending.' : 'is approved'),
      tone: 'success',
    });
  }

  async function approveFromRow(row: ApprovalRow) {
    if (undecided) {
      details.open(row.asset.id);
      return;
    }
    try {
      await approve(row);
    } catch (error) {
      notifyFailure(error, { title: approveErrorText(error) });
    }
  }

  async function remove(row: ApprovalRow) {
    await deletion.mutateAsync({ id: row.asset.id });
    notify({ title: newsOf(row, 'was deleted'), tone: 'success' });
  }

  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-h3 font-semibold">Asset approvals</h1>
        <p className="text-quiet">
          The domain names that organisations ask us to watch. We watch a name once it is approved,
          and an approval cannot be taken back here.
        </p>
      </div>
      <ApprovalActionsContext
        value={{
          open: ({ asset }) => details.open(asset.id),
          approve: (row) => void approveFromRow(row),
          askDelete: setDeleting,
          approving,
          owners: organizations.data ? 'known' : organizations.isFetching ? 'loading' : 'unknown',
        }}
      >
        <QueryBoundary
          query={{
            ...assets,
            data: rows,
            isFetching: assets.isFetching || (listed !== undefined && !settled),
          }}
          skeleton={<TableSkeleton columns={APPROVAL_COLUMNS} selects opens />}
          errorText={listErrorText}
          loading={<ListLoading query={assetListQuery()}>Loading assets...</ListLoading>}
        >
          {(list) => (
            <>
              {organizations.isError && (
                <Notice
                  tone="warning"
                  className="mb-4"
                  action={
                    <Button
                      size="sm"
                      pending={organizations.isFetching}
                      onClick={() => void organizations.refetch()}
                    >
                      Retry
                    </Button>
                  }
                >
                  {ORGANIZATION_MESSAGES.fetchList}
                  {organizations.data === undefined &&
                    ': who owns which asset cannot be shown, nor which assets conflict.'}
                </Notice>
              )}
              <ApprovalTable
                rows={list}
                asOf={assets.dataUpdatedAt}
                selected={selected}
                onSelect={setChosen}
                onApproveSelected={() => setApprovingMany(selectedRows)}
                conflicts={{
                  search: conflicts.search,
                  uncompared: conflicts.uncompared,
                  onStop: conflicts.stop,
                  onAgain: conflicts.again,
                }}
                refresh={<RefreshButton queries={[assets, organizations]} />}
              />
              {details.id !== null && (
                <DialogBoundary key={details.id} name="Asset details" onClose={details.close}>
                  <AssetDetails
                    row={list.find(({ asset }) => asset.id === details.id)}
                    rows={list}
                    comparing={undecided}
                    onClose={details.close}
                    onApprove={approve}
                    onDelete={(row) => {
                      details.close();
                      setDeleting(row);
                    }}
                    errorText={approveErrorText}
                  />
                </DialogBoundary>
              )}
            </>
          )}
        </QueryBoundary>
      </ApprovalActionsContext>

      {approvingMany && (
        <DialogBoundary name="The dialog" onClose={() => setApprovingMany(null)}>
          <BulkApproveDialog
            rows={approvingMany}
            // From the current list: the comparison may end while the dialog is open.
            flagged={selectedRows.filter(warns)}
            comparing={undecided}
            uncompared={
              ['running', 'stopped', 'failed'].includes(conflicts.search.is) ||
              selectedRows.some(({ owner }) => owner === null)
            }
            onClose={() => setApprovingMany(null)}
            errorText={approveErrorText}
          />
        </DialogBoundary>
      )}
      {deleting && (
        <ConfirmDialog
          title="Delete asset"
          confirmLabel="Yes, Delete"
          subject={deleting.asset.id}
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
          errorText={deleteErrorText}
        >
          <p>Are you sure you want to delete this asset?</p>
          <p className="mt-2">
            <ReviewedName name={deleting.asset.name} />
          </p>
          <p className="mt-2 text-quiet">
            {deleting.asset.approved &&
              'Its watch ends. Whether its alerts stay in its organisation’s list is not known here. '}
            {domainOf(deleting.asset.name) === null
              ? 'It is no domain name, so its organisation cannot register it again in its console.'
              : 'Its organisation can register it again; it then awaits approval.'}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
