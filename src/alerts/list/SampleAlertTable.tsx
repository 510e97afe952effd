import { useMemo } from 'react';
import { DataTable } from '@/components/table/DataTable.tsx';
import { FilterSelect } from '@/components/table/FilterSelect.tsx';
import { arrangeRows } from '@/components/table/rows.ts';
import type { TableColumn } from '@/components/table/columns.ts';
import { NothingMatches, TableToolbar } from '@/components/table/TableToolbar.tsx';
import { useTableState } from '@/components/table/url-table-state.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { SampleName } from '@/components/SampleMark.tsx';
import { SeverityLevel } from '@/components/Severity.tsx';
import { formatDate, formatUtc } from '@/lib/format.ts';
import { sameText } from '@/lib/same-text.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import type { SampleAlert } from '@/samples/alerts.ts';

const COLUMNS: readonly TableColumn<SampleAlert>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 'minmax(0,5fr)',
    card: 'title',
    sortBy: (row) => row.domain,
    cell: (row) => (
      <span className="dt-one block truncate">
        <SampleName sample={row} />
      </span>
    ),
  },
  {
    id: 'severity',
    header: 'Severity',
    width: '6.5rem',
    card: 'corner',
    sortBy: (row) => -SEVERITIES.indexOf(row.severity),
    firstDescending: true,
    cell: (row) => <SeverityLevel level={row.severity} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: '7rem',
    card: 'second-end',
    sortBy: (row) => row.status,
    cell: (row) => row.status,
  },
  {
    id: 'type',
    header: 'Type',
    width: '8.5rem',
    card: 'third',
    sortBy: (row) => row.type,
    cell: (row) => <span className="text-quiet">{row.type}</span>,
  },
  {
    id: 'organization',
    header: 'Organisation',
    width: 'minmax(0,3.5fr)',
    card: 'second',
    sortBy: (row) => row.organization,
    cell: (row) => (
      <span title={row.organization} className="block truncate">
        <HostileText text={row.organization} />
      </span>
    ),
  },
  {
    id: 'description',
    header: 'Description',
    width: 'minmax(0,5.5fr)',
    from: 1060,
    card: 'below',
    cell: (row) => (
      <span title={row.description} className="block text-quiet md:truncate">
        {row.description}
      </span>
    ),
  },
  {
    id: 'detected',
    header: 'Detected',
    width: '7rem',
    card: 'third-end',
    sortBy: (row) => row.detectedAt,
    firstDescending: true,
    unsorted: true,
    cell: (row) => (
      <time
        dateTime={row.detectedAt}
        title={formatUtc(row.detectedAt)}
        className="whitespace-nowrap tabular-nums"
      >
        {formatDate(row.detectedAt)}
      </time>
    ),
  },
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

/** The given alerts, filtered by severity, status and organisation. */
export function SampleAlertTable({ alerts }: { alerts: readonly SampleAlert[] }) {
  const state = useTableState(FILTERS);
  const { query, sort, filters } = state;
  const rows = useMemo(() => {
    const keep = (alert: SampleAlert) =>
      FILTERS.every((name) => filters[name] === undefined || sameText(alert[name], filters[name]));
    return arrangeRows(alerts, { query, sort, columns: COLUMNS, searchIn, keep });
  }, [alerts, query, sort, filters]);
  const select = (
    label: string,
    name: (typeof FILTERS)[number],
    all: string,
    options: readonly string[] = [...new Set(alerts.map((alert) => alert[name]))].toSorted(),
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
      columns={COLUMNS}
      rows={rows}
      idOf={idOf}
      state={state}
      toolbar={
        <TableToolbar
          noun={NOUN}
          count={rows.length}
          total={alerts.length}
          state={state}
          columns={COLUMNS}
          searchLabel="Search alerts"
          order="newest first"
          filters={
            <>
              {select('Severity', 'severity', 'All severities', SEVERITIES)}
              {select('Status', 'status', 'All statuses')}
              {select('Organisation', 'organization', 'All organisations')}
            </>
          }
        />
      }
      nothing={<NothingMatches title="No sample alerts match" state={state} />}
    />
  );
}
