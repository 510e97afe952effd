import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Organisation } from '@/api/contract/index.ts';
import { ApiError, changeErrorText, deletionErrorText } from '@/api/errors.ts';
import { mutate } from '@/api/queries/mutate.ts';
import {
  approveOrganisationMutation,
  deleteOrganisationMutation,
} from '@/api/queries/organisation-changes.ts';
import { ORGANISATION_MESSAGES, organisationListQuery } from '@/api/queries/organisations.ts';
import { TableSkeleton } from '@/components/data-table/TableSkeleton.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { LazyConfirmDialog } from '@/components/lazy-confirm.ts';
import { ListLoading } from '@/components/ListLoading.tsx';
import { notify, notifyFailure } from '@/components/notify.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { words } from '@/lib/hostile-words.ts';
import { RefreshList } from '@/features/approvals/RefreshList.tsx';
import { Told } from '@/features/approvals/Told.tsx';
import { useDetails } from '@/features/approvals/use-details.ts';
import { useRunning } from '@/features/approvals/use-running.ts';
import { ORGANISATION_COLUMNS } from '@/features/organisations/organisation-columns.tsx';
import { OrganisationActionsContext } from '@/features/organisations/organisation-actions.ts';
import { OrganisationDetails, soonDialogs } from '@/features/organisations/organisation-dialogs.ts';
import { approvalErrorMs } from '@/features/organisations/organisation-status.ts';
import { OrganisationTable } from '@/features/organisations/OrganisationTable.tsx';

const listErrorText = (error: unknown) =>
  error instanceof ApiError && error.kind === 'config'
    ? error.message
    : ORGANISATION_MESSAGES.fetchList;
const approveErrorText = (error: unknown) => changeErrorText(error, ORGANISATION_MESSAGES.approve);
const deleteErrorText = (error: unknown) => deletionErrorText(error, ORGANISATION_MESSAGES.delete);

const called = (organisation: Organisation) => words(organisation.name, 'The organization');

/** The super-admin's organisations: find, read, approve, delete. */
export function Component() {
  const organisations = useQuery(organisationListQuery());
  const client = useQueryClient();
  const details = useDetails();
  const [deleting, setDeleting] = useState<Organisation | null>(null);
  const approving = useRunning();

  /** What the backend has confirmed shows at once; the list that is fetched again has the last word. */
  const update = (change: (list: Organisation[]) => Organisation[]) =>
    client.setQueryData(organisationListQuery().queryKey, (list) => list && change(list));

  async function approve(organisation: Organisation) {
    const { id } = organisation;
    await approving.run(id, () => mutate(client, approveOrganisationMutation(), { id }));
    update((list) => list.map((row) => (row.id === id ? { ...row, approved: true } : row)));
    notify({ title: `${called(organisation)} is now active`, tone: 'success' });
  }

  async function approveFromRow(organisation: Organisation) {
    try {
      await approve(organisation);
    } catch (error) {
      const title = approveErrorText(error);
      notifyFailure(error, { title, duration: approvalErrorMs(title) });
    }
  }

  async function remove(organisation: Organisation) {
    await mutate(client, deleteOrganisationMutation(), { id: organisation.id });
    update((list) => list.filter((row) => row.id !== organisation.id));
    notify({ title: `${called(organisation)} was deleted`, tone: 'success' });
  }

  return (
    <div className="grid gap-5" {...soonDialogs}>
      <div>
        <h1 className="text-h3 font-semibold">Organizations</h1>
        <p className="text-quiet">
          Everyone who has signed up. A pending one waits for your approval.
        </p>
      </div>
      <OrganisationActionsContext
        value={{
          open: ({ id }) => details.open(id),
          approve: (organisation) => void approveFromRow(organisation),
          askDelete: setDeleting,
          approving: approving.ids,
        }}
      >
        <QueryBoundary
          query={organisations}
          skeleton={<TableSkeleton columns={ORGANISATION_COLUMNS} />}
          errorText={listErrorText}
          loading={
            <ListLoading onCancel={() => void client.cancelQueries(organisationListQuery())}>
              Loading organizations...
            </ListLoading>
          }
        >
          {(list) => (
            <>
              <OrganisationTable
                organisations={list}
                refresh={<RefreshList queries={[organisations]} />}
              />
              {details.id !== null && (
                <DialogBoundary
                  key={details.id}
                  name="Organization details"
                  onClose={details.close}
                >
                  <Suspense>
                    <OrganisationDetails
                      id={details.id}
                      organisations={list}
                      onClose={details.close}
                      onApprove={approve}
                      onDelete={(organisation) => {
                        details.close();
                        setDeleting(organisation);
                      }}
                      approvalErrorText={approveErrorText}
                    />
                  </Suspense>
                </DialogBoundary>
              )}
            </>
          )}
        </QueryBoundary>
      </OrganisationActionsContext>

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
              <Told text={deleting.name} className="mt-2 font-semibold" />
              <p className="mt-2 text-quiet">It cannot be brought back from this console.</p>
            </LazyConfirmDialog>
          </Suspense>
        </DialogBoundary>
      )}
    </div>
  );
}
