/** The columns of the super-admin's organisations (specification section 2). */
import { TriangleAlert } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { Organization } from '@/api/contract/index.ts';
import type { TableColumn } from '@/components/data-table/table-columns.ts';
import { NameButton } from '@/features/shared/review/NameButton.tsx';
import { RowActions } from '@/features/shared/review/RowActions.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { count, formatNumber } from '@/lib/format.ts';
import type { FlaggedNames } from './use-flagged.ts';
import { organizationStatus } from './organization-status.ts';

interface OrganizationActions {
  readonly open: (organization: Organization) => void;
  readonly approve: (organization: Organization) => void;
  readonly askDelete: (organization: Organization) => void;
  /** The ids whose approval is under way. */
  readonly approving: ReadonlySet<string>;
  /** The ids of those that are looked at first, since one of their names conflicts with another owner's. */
  readonly flagged: ReadonlyMap<string, FlaggedNames>;
}

/** What the rows can ask of their page; the columns are constants and cannot carry it. */
export const OrganizationActionsContext = createContext<OrganizationActions>({
  open: () => {},
  approve: () => {},
  askDelete: () => {},
  approving: new Set(),
  flagged: new Map(),
});

export const ORGANIZATION_COLUMNS: readonly TableColumn<Organization>[] = [
  {
    id: 'organization',
    header: 'Organisation',
    width: 'minmax(0,3.5fr)',
    stacked: 'title',
    sortBy: (row) => row.name,
    cell: (row) => <OrganizationName organization={row} />,
  },
  {
    id: 'email',
    header: 'Email',
    width: 'minmax(0,3fr)',
    stacked: 'second',
    sortBy: (row) => row.email,
    cell: (row) => <BackendText text={row.email} inRow className="break-all" />,
  },
  {
    id: 'address',
    header: 'Address',
    width: 'minmax(0,4.5fr)',
    stacked: 'third',
    sortBy: (row) => row.address,
    cell: (row) => <BackendText text={row.address} inRow />,
  },
  {
    id: 'status',
    header: 'Status',
    width: '6.5rem',
    stacked: 'second-end',
    sortBy: organizationStatus,
    cell: (row) => <StatusMark approved={row.approved} approvedLabel="Active" />,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: '9.5rem',
    stacked: 'end',
    cell: (row) => <OrganizationRowActions organization={row} />,
  },
];

function OrganizationName({ organization }: { organization: Organization }) {
  const { open, flagged } = useContext(OrganizationActionsContext);
  if (organization.id === '') return <BackendText text={organization.name} inRow />;
  const names = organization.approved ? undefined : flagged.get(organization.id);
  return (
    <>
      <NameButton id={organization.id} name={organization.name} onOpen={() => open(organization)}>
        <BackendText text={organization.name} inRow className="font-semibold" />
      </NameButton>
      {names && (
        <p className="flex items-start gap-1.5 pb-1 text-xs font-normal">
          <TriangleAlert aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
          {names.rows.length === 1
            ? `1 of ${count(names.total, 'name')} conflicts with a name of another organisation`
            : `${formatNumber(names.rows.length)} of ${count(names.total, 'name')} conflict with names of other organisations`}
        </p>
      )}
    </>
  );
}

function OrganizationRowActions({ organization }: { organization: Organization }) {
  const { open, approve, askDelete, approving, flagged } = useContext(OrganizationActionsContext);
  return (
    <RowActions
      name={organization.name}
      approved={organization.approved}
      approving={approving.has(organization.id)}
      actionable={organization.id !== ''}
      onApprove={() => approve(organization)}
      onReview={flagged.has(organization.id) ? () => open(organization) : undefined}
      onDelete={() => askDelete(organization)}
    />
  );
}
