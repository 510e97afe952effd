import { useMemo, type ReactNode } from 'react';
import type { Organisation } from '@/api/contract/index.ts';
import { DataTable } from '@/components/data-table/DataTable.tsx';
import { arrangeRows, rowsOf } from '@/components/data-table/rows.ts';
import { useTableState } from '@/components/data-table/table-state.ts';
import { EmptyState } from '@/components/EmptyState.tsx';
import { StatusFilter } from '../approvals/StatusFilter.tsx';
import { ORGANISATION_COLUMNS } from './organisation-columns.tsx';
import {
  ORGANISATION_FILTERS,
  ORGANISATION_STATUSES,
  passesStatus,
} from './organisation-status.ts';

const NOUN = ['organization', 'organizations'] as const;

const searchIn = ({ name, email, address }: Organisation) => [name, email, address];

interface OrganisationTableProps {
  organisations: readonly Organisation[];
  /** Stands at the end of the toolbar, and under the words for an empty list. */
  refresh: ReactNode;
}

/** All organisations: search, status filter, details, approve, delete. */
export function OrganisationTable({ organisations, refresh }: OrganisationTableProps) {
  const state = useTableState(ORGANISATION_FILTERS);
  const { query, sort } = state;
  const status = state.filters['status'];
  const rows = useMemo(
    () =>
      rowsOf(
        arrangeRows(organisations, {
          query,
          sort,
          columns: ORGANISATION_COLUMNS,
          searchIn,
          keep: (organisation) => passesStatus(organisation, status),
        }),
      ),
    [organisations, query, sort, status],
  );
  const pending = organisations.filter(({ approved }) => !approved).length;
  return (
    <DataTable
      label="Organizations"
      noun={NOUN}
      columns={ORGANISATION_COLUMNS}
      rows={rows}
      total={organisations.length}
      state={state}
      searchLabel="Search organizations"
      filters={
        <StatusFilter
          state={state}
          words={ORGANISATION_STATUSES}
          counts={[pending, organisations.length - pending]}
        />
      }
      actions={refresh}
      empty={
        <EmptyState title="No organizations yet" action={refresh}>
          Nobody has signed up. An organization is listed here, as Pending, as soon as somebody
          creates an account for it.
        </EmptyState>
      }
    />
  );
}
