/** The columns of Global alerts. */
import type { TableColumn } from '@/components/data-table/table-columns.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { SeverityLevel } from '@/components/Severity.tsx';
import { SEVERITIES } from '@/lib/severity.ts';
import { formatDate, formatDateTime } from '@/lib/format.ts';
import type { SampleAlert } from '@/samples/types.ts';
import { SampleName } from '@/components/SampleName.tsx';

export const SAMPLE_ALERT_COLUMNS: readonly TableColumn<SampleAlert>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 'minmax(0,4fr)',
    stacked: 'title',
    sortBy: (row) => row.domain,
    cell: (row) => <SampleName sample={row} />,
  },
  {
    id: 'severity',
    header: 'Severity',
    width: '6.5rem',
    stacked: 'lead',
    sortBy: (row) => SEVERITIES.indexOf(row.severity),
    cell: (row) => <SeverityLevel level={row.severity} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: '7rem',
    sortBy: (row) => row.status,
    cell: (row) => row.status,
  },
  {
    id: 'type',
    header: 'Type',
    width: '8.5rem',
    sortBy: (row) => row.type,
    cell: (row) => <span className="text-quiet">{row.type}</span>,
  },
  {
    id: 'organization',
    header: 'Organization',
    width: 'minmax(0,3.25fr)',
    sortBy: (row) => row.organization,
    cell: (row) => <HostileText text={row.organization} />,
  },
  {
    id: 'description',
    header: 'Description',
    width: 'minmax(0,6fr)',
    stacked: 'bare',
    cell: (row) => (
      <span
        title={row.description}
        className="line-clamp-3 text-quiet 2xl:line-clamp-1 md:line-clamp-2"
      >
        {row.description}
      </span>
    ),
  },
  {
    id: 'detected',
    header: 'Detected',
    width: '7rem',
    sortBy: (row) => row.detectedAt,
    cell: (row) => (
      <time
        dateTime={row.detectedAt}
        title={formatDateTime(row.detectedAt)}
        className="whitespace-nowrap tabular-nums"
      >
        {formatDate(row.detectedAt)}
      </time>
    ),
  },
];
