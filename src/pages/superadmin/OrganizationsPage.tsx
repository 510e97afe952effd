import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Organization } from '@/api/contract/index.ts';
import { ApiError, changeErrorText, deletionErrorText } from '@/api/errors.ts';
import { mutate } from '@/api/queries/mutate.ts';
import {
  approveOrganizationMutation,
  deleteOrganizationMutation,
} from '@/api/queries/organization-changes.ts';
import { ORGANIZATION_MESSAGES, organizationListQuery } from '@/api/queries/organizations.ts';
import { TableSkeleton } from '@/components/data-table/TableSkeleton.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { LazyConfirmDialog } from '@/components/lazy-confirm.ts';
import { ListLoading } from '@/components/ListLoading.tsx';
import { notify, notifyFailure } from '@/components/notify.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { labelText } from '@/lib/visible-text.ts';
import { RefreshList } from '@/features/console/approvals/RefreshList.tsx';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { useDetails } from '@/features/console/approvals/use-details.ts';
import { useRunning } from '@/features/console/approvals/use-running.ts';
import { ORGANIZATION_COLUMNS } from '@/features/console/organizations/organization-columns.tsx';
import { OrganizationActionsContext } from '@/features/console/organizations/organization-actions.ts';
import {
  OrganizationDetails,
  soonDialogs,
} from '@/features/console/organizations/organization-dialogs.ts';
import { approvalErrorMs } from '@/features/console/organizations/organization-status.ts';
import { OrganizationTable } from '@/features/console/organizations/OrganizationTable.tsx';

const listErrorText = (error: unknown) =>
  error instanceof ApiError && error.kind === 'config'
    ? error.message
    : ORGANIZATION_MESSAGES.fetchList;
const approveErrorText = (error: unknown) => changeErrorText(error, ORGANIZATION_MESSAGES.approve);
const deleteErrorText = (error: unknown) => deletionErrorText(error, ORGANIZATION_MESSAGES.delete);

const called = (organization: Organization) => labelText(organization.name, 'The organization');

/** The super-admin's organisations: find, read, approve, delete. */
export function Component() {
  const organizations = useQuery(organizationListQuery());
  const client = useQueryClient();
  const details = useDetails();
  const [deleting, setDeleting] = useState<Organization | null>(null);
  const approving = useRunning();

  /** What the backend has confirmed shows at once; the list that is fetched again has the last word. */
  const update = (change: (list: Organization[]) => Organization[]) =>
    client.setQueryData(organizationListQuery().queryKey, (list) => list && change(list));

  async function approve(organization: Organization) {
    const { id } = organization;
    await approving.run(id, () => mutate(client, approveOrganizationMutation(), { id }));
    update((list) => list.map((row) => (row.id === id ? { ...row, approved: true } : row)));
    notify({ title: `${called(organization)} is now active`, tone: 'success' });
  }

  async function approveFromRow(organization: Organization) {
    try {
      await approve(organization);
    } catch (error) {
      const title = approveErrorText(error);
      notifyFailure(error, { title, duration: approvalErrorMs(title) });
    }
  }

  async function remove(organization: Organization) {
    await mutate(client, deleteOrganizationMutation(), { id: organization.id });
    update((list) => list.filter((row) => row.id !== organization.id));
    notify({ title: `${called(organization)} was deleted`, tone: 'success' });
  }

  return (
    <div className="grid gap-5" {...soonDialogs}>
      <div>
        <h1 className="text-h3 font-semibold">Organizations</h1>
        <p className="text-quiet">
          Everyone who has signed up. A pending one waits for your approval.
        </p>
      </div>
      <OrganizationActionsContext
        value={{
          open: ({ id }) => details.open(id),
          approve: (organization) => void approveFromRow(organization),
          askDelete: setDeleting,
          approving: approving.ids,
        }}
      >
        <QueryBoundary
          query={organizations}
          skeleton={<TableSkeleton columns={ORGANIZATION_COLUMNS} />}
          errorText={listErrorText}
          loading={
            <ListLoading onCancel={() => void client.cancelQueries(organizationListQuery())}>
              Loading organizations...
            </ListLoading>
          }
        >
          {(list) => (
            <>
              <OrganizationTable
                organizations={list}
                refresh={<RefreshList queries={[organizations]} />}
              />
              {details.id !== null && (
                <DialogBoundary
                  key={details.id}
                  name="Organization details"
                  onClose={details.close}
                >
                  <Suspense>
                    <OrganizationDetails
                      id={details.id}
                      organizations={list}
                      onClose={details.close}
                      onApprove={approve}
                      onDelete={(organization) => {
                        details.close();
                        setDeleting(organization);
                      }}
                      approvalErrorText={approveErrorText}
                    />
                  </Suspense>
                </DialogBoundary>
              )}
            </>
          )}
        </QueryBoundary>
      </OrganizationActionsContext>

      {deleting && (
        <DialogBoundary name="The question" onClose={() => setDeleting(null)}>
          <Suspense>
            <LazyConfirmDialog
              open
              title="Delete organization"
              confirmLabel="Delete"
              subject={deleting.id}
              onConfirm={() => remove(deleting)}
              onClose={() => setDeleting(null)}
              errorText={deleteErrorText}
            >
              <p>Are you sure you want to delete this organization?</p>
              <BackendText text={deleting.name} className="mt-2 font-semibold" />
              <p className="mt-2 text-quiet">It cannot be brought back from this console.</p>
            </LazyConfirmDialog>
          </Suspense>
        </DialogBoundary>
      )}
    </div>
  );
}
