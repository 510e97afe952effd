import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Organization } from '@/api/contract/index.ts';
import { ApiError, changeErrorText, deletionErrorText } from '@/api/errors.ts';
import { usePendingIds } from '@/api/queries/client.ts';
import {
  approveOrganizationMutation,
  deleteOrganizationMutation,
  ORGANIZATION_MESSAGES,
  organizationListQuery,
} from '@/api/queries/organizations.ts';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { TableSkeleton } from '@/components/data-table/TableSkeleton.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { ListLoading } from '@/components/ListLoading.tsx';
import { notify, notifyFailure } from '@/components/notify.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import { labelText } from '@/lib/visible-text.ts';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { useDetails } from '@/features/shared/review/use-details.ts';
import { useSettled } from '@/features/console/approvals/use-review-order.ts';
import {
  ORGANIZATION_COLUMNS,
  OrganizationActionsContext,
} from '@/features/console/organizations/organization-columns.tsx';
import { OrganizationDetails } from '@/features/console/organizations/OrganizationDetails.tsx';
import { approvalErrorMs } from '@/features/console/organizations/organization-status.ts';
import { useFlagged } from '@/features/console/organizations/use-flagged.ts';
import { WatchedAssets } from '@/features/console/organizations/WatchedAssets.tsx';
import { OrganizationTable } from '@/features/console/organizations/OrganizationTable.tsx';

const listErrorText = (error: unknown) =>
  error instanceof ApiError && error.kind === 'config'
    ? error.message
    : ORGANIZATION_MESSAGES.fetchList;
const approveErrorText = (error: unknown) => changeErrorText(error, ORGANIZATION_MESSAGES.approve);
const deleteErrorText = (error: unknown) => deletionErrorText(error, ORGANIZATION_MESSAGES.delete);

const called = (organization: Organization) => labelText(organization.name, 'The organisation');

/** The super-admin's organisations: find, read, approve, delete. */
export function Component() {
  const organizations = useQuery(organizationListQuery());
  const flagged = useFlagged(organizations.data);
  // Rows that are there keep their buttons: they come once it is known which are to be reviewed, or late.
  const settled = useSettled(organizations.data !== undefined, flagged.undecided);
  const details = useDetails();
  const [deleting, setDeleting] = useState<Organization | null>(null);
  const approval = useMutation(approveOrganizationMutation());
  const deletion = useMutation(deleteOrganizationMutation());
  const approving = usePendingIds(approveOrganizationMutation().mutationKey);

  async function approve(organization: Organization) {
    await approval.mutateAsync({ id: organization.id });
    notify({ title: `${called(organization)} is now active`, tone: 'success' });
  }

  async function approveFromRow(organization: Organization) {
    if (flagged.undecided) {
      details.open(organization.id);
      return;
    }
    try {
      await approve(organization);
    } catch (error) {
      const title = approveErrorText(error);
      notifyFailure(error, { title, duration: approvalErrorMs(title) });
    }
  }

  async function remove(organization: Organization) {
    await deletion.mutateAsync({ id: organization.id });
    notify({ title: `${called(organization)} was deleted`, tone: 'success' });
  }

  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-h3 font-semibold">Organisations</h1>
        <p className="text-quiet">
          Everyone who has signed up. A pending one waits for your approval.
        </p>
      </div>
      <OrganizationActionsContext
        value={{
          open: ({ id }) => details.open(id),
          approve: (organization) => void approveFromRow(organization),
          askDelete: setDeleting,
          approving,
          flagged: flagged.byOrganization,
        }}
      >
        <QueryBoundary
          query={{
            ...organizations,
            data: settled ? organizations.data : undefined,
            isFetching: organizations.isFetching || (organizations.data !== undefined && !settled),
          }}
          skeleton={<TableSkeleton columns={ORGANIZATION_COLUMNS} opens />}
          errorText={listErrorText}
          loading={
            <ListLoading query={organizationListQuery()}>Loading organisations...</ListLoading>
          }
        >
          {(list) => (
            <>
              <OrganizationTable
                organizations={list}
                asOf={organizations.dataUpdatedAt}
                refresh={<RefreshButton queries={[organizations]} />}
              />
              {details.id !== null && (
                <DialogBoundary
                  key={details.id}
                  name="Organisation details"
                  onClose={details.close}
                >
                  <OrganizationDetails
                    id={details.id}
                    organizations={list}
                    flagged={flagged.byOrganization.get(details.id)}
                    comparing={flagged.undecided}
                    onClose={details.close}
                    onApprove={approve}
                    onDelete={(organization) => {
                      details.close();
                      setDeleting(organization);
                    }}
                    approvalErrorText={approveErrorText}
                  />
                </DialogBoundary>
              )}
            </>
          )}
        </QueryBoundary>
      </OrganizationActionsContext>

      {deleting && (
        <ConfirmDialog
          title="Delete organisation"
          confirmLabel="Delete"
          subject={deleting.id}
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
          errorText={deleteErrorText}
        >
          <p>Are you sure you want to delete this organization?</p>
          <BackendText text={deleting.name} className="mt-2 font-semibold" />
          {deleting.approved && (
            <>
              <WatchedAssets id={deleting.id} organizations={organizations.data ?? []} />
              {/* The backend tells a super-admin of no real alerts, and does not say what becomes of accounts. */}
              <p className="mt-2">Its alerts and accounts may go as well.</p>
            </>
          )}
          <p className="mt-2 text-quiet">It cannot be brought back from this console.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
