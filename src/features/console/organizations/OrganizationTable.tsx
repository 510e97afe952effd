import { useMemo, type ReactNode } from 'react';
import type { Organization } from '@/api/contract/index.ts';
import { DataTable } from '@/components/data-table/DataTable.tsx';
import { arrangeRows } from '@/components/data-table/rows.ts';
import { useTableState } from '@/components/data-table/url-table-state.ts';
import { EmptyState } from '@/components/EmptyState.tsx';
import { StatusFilter } from '@/features/shared/review/StatusFilter.tsx';
import { useFirstGroups } from '@/features/shared/review/use-first-groups.ts';
import { ORGANIZATION_COLUMNS } from './organization-columns.tsx';
import {
  ORGANIZATION_FILTERS,
  ORGANIZATION_STATUSES,
  passesStatus,
} from './organization-status.ts';

const NOUN = ['organisation', 'organisations'] as const;

const idOf = ({ id }: Organization) => id;
const groupOf = ({ approved }: Organization) => Number(approved);
const opens = ({ id }: Organization) => id !== '';
const searchIn = ({ name, email, address }: Organization) => [name, email, address];

interface OrganizationTableProps {
  organizations: readonly Organization[];
  /** When they were fetched, in milliseconds since the epoch. */
  asOf: number;
  /** Stands at the end of the toolbar, and under the words for an empty list. */
  refresh: ReactNode;
}

/** All organisations, the pending ones first: search, status filter, details, approve, delete. */
export function OrganizationTable({ organizations, asOf, refresh }: OrganizationTableProps) {
  const state = useTableState(ORGANIZATION_FILTERS);
  const { query, sort } = state;
  const status = state.filters['status'];
  const groups = useFirstGroups(organizations, idOf, groupOf);
  const ordered = useMemo(() => {
    const placeOf = (one: Organization) => groups.get(one.id) ?? groupOf(one);
    return organizations.toSorted((a, b) => placeOf(a) - placeOf(b));
  }, [organizations, groups]);
  const rows = useMemo(
    () =>
      arrangeRows(ordered, {
        query,
        sort,
        columns: ORGANIZATION_COLUMNS,
        idOf,
        searchIn,
        keep: (organization) => passesStatus(organization, status),
      }),
    [ordered, query, sort, status],
  );
  const pending = organizations.filter(({ approved }) => !approved).length;
  return (
    <DataTable
      label="Organisations"
      noun={NOUN}
      columns={ORGANIZATION_COLUMNS}
      rows={rows}
      opens={opens}
      total={organizations.length}
      state={state}
      asOf={asOf}
      searchLabel="Search organisations"
      order="pending first"
      filters={
        <StatusFilter
          state={state}
          words={ORGANIZATION_STATUSES}
          counts={[pending, organizations.length - pending]}
        />
      }
      actions={refresh}
      empty={
        <EmptyState title="No organisations yet" action={refresh}>
          No organisation has signed up. Each is listed here, as Pending, as soon as someone creates
          an account for it.
        </EmptyState>
      }
    />
  );
}
