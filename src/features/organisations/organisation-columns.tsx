/** The columns of the super-admin's organisations (specification section 2). */
import { useContext } from 'react';
import type { Organisation } from '@/api/contract/index.ts';
import { columnHelperFor } from '@/components/data-table/table-columns.ts';
import { NameButton } from '../approvals/NameButton.tsx';
import { RowActions } from '../approvals/RowActions.tsx';
import { StatusMark } from '../approvals/StatusMark.tsx';
import { Told } from '../approvals/Told.tsx';
import { OrganisationActionsContext } from './organisation-actions.ts';
import { organisationStatus } from './organisation-status.ts';

const column = columnHelperFor<Organisation>();

export const ORGANISATION_COLUMNS = column.columns([
  column.accessor((row) => row.name, {
    id: 'organization',
    header: 'Organization',
    cell: ({ row }) => <OrganisationName organisation={row.original} />,
    meta: { track: 'minmax(0,3.5fr)', stacked: 'title' },
  }),
  column.accessor((row) => row.email, {
    id: 'email',
    header: 'Email',
    cell: ({ row }) => <Told text={row.original.email} inRow className="break-all" />,
    meta: { track: 'minmax(0,3fr)' },
  }),
  column.accessor((row) => row.address, {
    id: 'address',
    header: 'Address',
    cell: ({ row }) => <Told text={row.original.address} inRow />,
    meta: { track: 'minmax(0,4.5fr)' },
  }),
  column.accessor(organisationStatus, {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <StatusMark approved={row.original.approved} approvedLabel="Active" />,
    meta: { track: '6.5rem' },
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <OrganisationRowActions organisation={row.original} />,
    meta: { track: '9.5rem', stacked: 'end' },
  }),
]);

function OrganisationName({ organisation }: { organisation: Organisation }) {
  const { open } = useContext(OrganisationActionsContext);
  if (organisation.id === '') return <Told text={organisation.name} inRow />;
  return (
    <NameButton name={organisation.name} onOpen={() => open(organisation)}>
      <Told text={organisation.name} inRow className="font-semibold" />
    </NameButton>
  );
}

function OrganisationRowActions({ organisation }: { organisation: Organisation }) {
  const { approve, askDelete, approving } = useContext(OrganisationActionsContext);
  return (
    <RowActions
      // Its place in the page is taken over by the next row, which nobody has approved yet.
      key={organisation.id}
      name={organisation.name}
      approved={organisation.approved}
      approving={approving.has(organisation.id)}
      actionable={organisation.id !== ''}
      onApprove={() => approve(organisation)}
      onDelete={() => askDelete(organisation)}
    />
  );
}
