import { use } from 'react';
import type { Organization } from '@/api/contract/index.ts';
import type { TableColumn } from '@/components/table/columns.ts';
import { count } from '@/lib/format.ts';
import { assetsOfOrganization } from './model/review-asset.ts';
import {
  ACTIONS_COLUMN,
  dateColumn,
  FILTER_NAMES,
  ReviewTable,
  statusColumn,
  type TableProps,
} from './ReviewTable.tsx';
import { NameCell } from './RowParts.tsx';
import { BackendText } from './Subject.tsx';
import { ReviewsContext } from './use-reviews.ts';

export const ORGANIZATION_COLUMNS: readonly TableColumn<Organization>[] = [
  {
    id: 'organization',
    header: 'Organisation',
    width: 'minmax(0,4fr)',
    card: 'title',
    sortBy: ({ name }) => name,
    cell: (organization) => <OrganizationCell organization={organization} />,
  },
  {
    id: 'email',
    header: 'Email',
    width: 'minmax(0,4fr)',
    card: 'second',
    sortBy: ({ email }) => email,
    cell: ({ email }) => <BackendText text={email} inRow className="break-all" />,
  },
  {
    id: 'address',
    header: 'Address',
    width: 'minmax(0,3.4fr)',
    card: 'third',
    sortBy: ({ address }) => address,
    cell: ({ address }) => <BackendText text={address} inRow />,
  },
  statusColumn('organisation'),
  dateColumn('Join Date'),
  ACTIONS_COLUMN,
];

function OrganizationCell({ organization }: { organization: Organization }) {
  const context = use(ReviewsContext)?.context;
  const assets = context && assetsOfOrganization(organization, context);
  return (
    <NameCell subject={organization}>
      {assets ? count(assets.length, 'asset') : 'Assets not reported'}
    </NameCell>
  );
}

const searchIn = ({ name, email, address }: Organization) => [name, email, address];

interface OrganizationTableProps extends TableProps {
  organizations: readonly Organization[];
}

/** All organisations: search, filters, review, approve (also several), delete. */
export function OrganizationTable({ organizations, ...rest }: OrganizationTableProps) {
  return (
    <ReviewTable
      {...rest}
      noun="organisation"
      label="Organisations"
      columns={ORGANIZATION_COLUMNS}
      rows={organizations}
      filterNames={FILTER_NAMES}
      searchIn={searchIn}
      empty="No organisation has signed up. Each is listed here, as Pending, as soon as someone creates an account for it."
    />
  );
}
