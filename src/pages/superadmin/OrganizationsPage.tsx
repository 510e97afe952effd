import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeErrorText, deletionErrorText, ownWords } from '@/api/errors.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { usePendingIds } from '@/api/queries/client.ts';
import {
  approveOrganizationMutation,
  approveOrganizationsMutation,
  deleteOrganizationMutation,
  ORGANIZATION_MESSAGES,
  organizationListQuery,
} from '@/api/queries/organizations.ts';
import {
  BackendText,
  Decisions,
  monitoringText,
  ORGANIZATION_COLUMNS,
  OrganizationDetails,
  OrganizationTable,
  useReviews,
} from '@/approvals/index.ts';
import { TableSkeleton } from '@/components/table/TableSkeleton.tsx';
import { ListLoading } from '@/components/ListLoading.tsx';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import { labelText } from '@/lib/visible-text.ts';

const listErrorText = (error: unknown) => ownWords(error) ?? ORGANIZATION_MESSAGES.fetchList;

/** Longest text that can be read in three seconds, in characters. */
const SHORT = 60;

/** As specified (section 9); a long text shows until it is read. */
const approveErrorMs = (text: string): number => (text.length > SHORT ? 10_000 : 3_000);

/** The super-admin's organisations: find, review, approve (also several), delete. */
export function Component() {
  const organizations = useQuery(organizationListQuery());
  const assets = useQuery(assetListQuery());
  const reviews = useReviews(assets, organizations);
  const [refreshes, setRefreshes] = useState(0);
  const { mutateAsync: approve } = useMutation(approveOrganizationMutation());
  const { mutateAsync: remove } = useMutation(deleteOrganizationMutation());
  const approving = usePendingIds(approveOrganizationMutation().mutationKey);

  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-h3 font-semibold">Organisations</h1>
        <p className="text-quiet">
          Everyone who has signed up. A pending organisation waits for your approval.
        </p>
      </div>
      <QueryBoundary
        query={organizations}
        skeleton={<TableSkeleton columns={ORGANIZATION_COLUMNS} selects opens />}
        errorText={listErrorText}
        loading={
          <ListLoading query={organizationListQuery()}>Loading organisations...</ListLoading>
        }
      >
        {(list) => (
          <Decisions
            noun="organisation"
            subjects={list}
            reviews={reviews}
            approving={approving}
            onApprove={async (id) => approve({ id })}
            approveMany={approveOrganizationsMutation()}
            onDelete={async (id) => remove({ id })}
            errorText={(error, doing) =>
              doing === 'approve'
                ? changeErrorText(error, ORGANIZATION_MESSAGES.approve)
                : deletionErrorText(error, ORGANIZATION_MESSAGES.delete)
            }
            approveErrorMs={approveErrorMs}
            deleteLabel="Delete"
            newsOf={({ name }, done) =>
              `${labelText(name, 'The organisation')} ${done === 'approved' ? 'is now active' : 'was deleted'}`
            }
            details={(organization) => (
              <OrganizationDetails organization={organization} reviews={reviews} />
            )}
            deletion={(organization) => (
              <>
                <p>Are you sure you want to delete this organization?</p>
                <BackendText text={organization.name} className="mt-2 font-semibold" />
                {organization.approved && (
                  <>
                    <p className="mt-2">{monitoringText(organization, reviews)}</p>
                    <p className="mt-2">Its alerts and accounts may go as well.</p>
                  </>
                )}
                <p className="mt-2 text-quiet">You can’t undo this here.</p>
              </>
            )}
          >
            {(selection) => (
              <OrganizationTable
                organizations={list}
                reviews={reviews}
                asOf={organizations.dataUpdatedAt}
                refreshes={refreshes}
                selection={selection}
                refresh={
                  <RefreshButton
                    queries={[assets, organizations]}
                    onRefreshed={() => setRefreshes((count) => count + 1)}
                  />
                }
              />
            )}
          </Decisions>
        )}
      </QueryBoundary>
    </div>
  );
}
