/** The columns of Global alerts. */
import { columnHelperFor } from '@/components/data-table/table-columns.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { SeverityLevel } from '@/components/Severity.tsx';
import { SEVERITIES } from '@/lib/severity.ts';
import { formatDate, formatDateTime } from '@/lib/format.ts';
import type { SampleAlert } from '@/samples/types.ts';
import { SampleName } from '@/components/SampleName.tsx';

const column = columnHelperFor<SampleAlert>();

export const SAMPLE_ALERT_COLUMNS = column.columns([
  column.accessor((row) => row.domain, {
    id: 'domain',
    header: 'Domain',
    cell: ({ row }) => <SampleName sample={row.original} />,
    meta: { track: 'minmax(0,4fr)', stacked: 'title' },
  }),
  column.accessor((row) => SEVERITIES.indexOf(row.severity), {
    id: 'severity',
    header: 'Severity',
    cell: ({ row }) => <SeverityLevel level={row.original.severity} />,
    meta: { track: '6.5rem', stacked: 'lead' },
  }),
  column.accessor((row) => row.status, {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => row.original.status,
    meta: { track: '7rem' },
  }),
  column.accessor((row) => row.type, {
    id: 'type',
    header: 'Type',
    cell: ({ row }) => <span className="text-quiet">{row.original.type}</span>,
    meta: { track: '8.5rem' },
  }),
  column.accessor((row) => row.organization, {
    id: 'organization',
    header: 'Organization',
    cell: ({ row }) => <HostileText text={row.original.organization} />,
    meta: { track: 'minmax(0,3.25fr)' },
  }),
  column.display({
    id: 'description',
    header: 'Description',
    cell: ({ row }) => (
      <span
        title={row.original.description}
        className="line-clamp-3 text-quiet 2xl:line-clamp-1 md:line-clamp-2"
      >
        {row.original.description}
      </span>
    ),
    meta: { track: 'minmax(0,6fr)', stacked: 'bare' },
  }),
  column.accessor((row) => row.detectedAt, {
    id: 'detected',
    header: 'Detected',
    cell: ({ row }) => (
      <time
        dateTime={row.original.detectedAt}
        title={formatDateTime(row.original.detectedAt)}
        className="whitespace-nowrap tabular-nums"
      >
        {formatDate(row.original.detectedAt)}
      </time>
    ),
    meta: { track: '7rem' },
  }),
]);
