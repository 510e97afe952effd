/** The columns of the super-admin's organisations (specification section 2). */
import { useContext } from 'react';
import type { Organization } from '@/api/contract/index.ts';
import { columnHelperFor } from '@/components/data-table/table-columns.ts';
import { NameButton } from '@/features/shared/review/NameButton.tsx';
import { RowActions } from '@/features/shared/review/RowActions.tsx';
import { StatusMark } from '@/features/shared/review/StatusMark.tsx';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { OrganizationActionsContext } from './organization-actions.ts';
import { organizationStatus } from './organization-status.ts';

const column = columnHelperFor<Organization>();

export const ORGANIZATION_COLUMNS = column.columns([
  column.accessor((row) => row.name, {
    id: 'organization',
    header: 'Organization',
    cell: ({ row }) => <OrganizationName organization={row.original} />,
    meta: { track: 'minmax(0,3.5fr)', stacked: 'title' },
  }),
  column.accessor((row) => row.email, {
    id: 'email',
    header: 'Email',
    cell: ({ row }) => <BackendText text={row.original.email} inRow className="break-all" />,
    meta: { track: 'minmax(0,3fr)' },
  }),
  column.accessor((row) => row.address, {
    id: 'address',
    header: 'Address',
    cell: ({ row }) => <BackendText text={row.original.address} inRow />,
    meta: { track: 'minmax(0,4.5fr)' },
  }),
  column.accessor(organizationStatus, {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <StatusMark approved={row.original.approved} approvedLabel="Active" />,
    meta: { track: '6.5rem' },
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <OrganizationRowActions organization={row.original} />,
    meta: { track: '9.5rem', stacked: 'end' },
  }),
]);

function OrganizationName({ organization }: { organization: Organization }) {
  const { open } = useContext(OrganizationActionsContext);
  if (organization.id === '') return <BackendText text={organization.name} inRow />;
  return (
    <NameButton name={organization.name} onOpen={() => open(organization)}>
      <BackendText text={organization.name} inRow className="font-semibold" />
    </NameButton>
  );
}

function OrganizationRowActions({ organization }: { organization: Organization }) {
  const { approve, askDelete, approving } = useContext(OrganizationActionsContext);
  return (
    <RowActions
      // Its place in the page is taken over by the next row, which nobody has approved yet.
      key={organization.id}
      name={organization.name}
      approved={organization.approved}
      approving={approving.has(organization.id)}
      actionable={organization.id !== ''}
      onApprove={() => approve(organization)}
      onDelete={() => askDelete(organization)}
    />
  );
}
