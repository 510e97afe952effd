/** The table of organisations to approve. */
import type { Organization } from '@/api/contract/index.ts';
import { count } from '@/lib/format.ts';
import type { KindTable } from './kind.ts';
import { assetsOfOrganization } from './model/review-asset.ts';
import { ACTIONS_COLUMN, dateColumn, FILTER_NAMES, statusColumn } from './ReviewTable.tsx';
import { NameCell, useRows } from './RowParts.tsx';
import { BackendText } from './Subject.tsx';

export const ORGANIZATION_TABLE: KindTable<Organization> = {
  filterNames: FILTER_NAMES,
  columns: [
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
  ],
  searchIn: ({ name, email, address }) => [name, email, address],
  filters: [],
  keep: () => true,
};

function OrganizationCell({ organization }: { organization: Organization }) {
  const assets = assetsOfOrganization(organization, useRows().reviews.context);
  return (
    <NameCell subject={organization}>
      {assets ? count(assets.length, 'asset') : 'Assets not reported'}
    </NameCell>
  );
}
