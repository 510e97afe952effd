import { useMemo } from 'react';
import { DataTable } from '@/components/data-table/DataTable.tsx';
import { FilterSelect } from '@/components/data-table/FilterSelect.tsx';
import { arrangeRows } from '@/components/data-table/rows.ts';
import { useTableState } from '@/components/data-table/table-state.ts';
import { EmptyState } from '@/components/EmptyState.tsx';
import { SEVERITIES } from '@/lib/severity.ts';
import { SAMPLE_ALERT_COLUMNS } from './sample-alert-columns.tsx';
import type { SampleAlert } from '@/samples/types.ts';

const SAMPLE_ALERT_STATUSES: readonly SampleAlert['status'][] = [
  'Active',
  'Investigating',
  'Resolved',
];

const NOUN = ['sample alert', 'sample alerts'] as const;
const FILTERS = ['severity', 'status', 'organization'] as const;

const idOf = ({ id }: SampleAlert) => id;
const searchIn = ({ domain, organization, description, id }: SampleAlert) => [
  domain,
  organization,
  description,
  id,
];

/** The alerts given, filtered by severity, status and organization. */
export function SampleAlertTable({ alerts }: { alerts: readonly SampleAlert[] }) {
  const state = useTableState(FILTERS);
  const { query, sort, filters } = state;
  const rows = useMemo(
    () =>
      arrangeRows(alerts, {
        query,
        sort,
        columns: SAMPLE_ALERT_COLUMNS,
        idOf,
        searchIn,
        keep: (alert) =>
          FILTERS.every((name) => filters[name] === undefined || alert[name] === filters[name]),
      }),
    [alerts, query, sort, filters],
  );
  const organizations = useMemo(
    () => [...new Set(alerts.map(({ organization }) => organization))].toSorted(),
    [alerts],
  );
  const select = (
    label: string,
    name: (typeof FILTERS)[number],
    all: string,
    options: readonly string[],
  ) => (
    <FilterSelect
      label={label}
      name={name}
      all={all}
      state={state}
      options={options.map((option) => ({ value: option, text: option }))}
    />
  );
  return (
    <DataTable
      label="Global alerts"
      noun={NOUN}
      columns={SAMPLE_ALERT_COLUMNS}
      rows={rows}
      total={alerts.length}
      state={state}
      searchLabel="Search domain or description"
      order="newest first"
      foldFilters
      filters={
        <>
          {select('Severity', 'severity', 'All severities', SEVERITIES)}
          {select('Status', 'status', 'All statuses', SAMPLE_ALERT_STATUSES)}
          {select('Organization', 'organization', 'All organizations', organizations)}
        </>
      }
      noMatch="No sample alerts match"
      empty={<EmptyState title="No sample alerts" />}
    />
  );
}
