/** The columns of the alert list (specification section 2). Ids are those of AlertSort. */
import type { TableColumn } from '@/components/data-table/table-columns.ts';
import { Severity } from '@/components/Severity.tsx';
import type { Alert } from '@/features/shared/alerts/alert.ts';
import { Technique } from '@/features/shared/alerts/Technique.tsx';
import {
  AlertDnsCell,
  AlertId,
  AlertName,
  AlertStatus,
  NotGiven,
  ShortAsset,
} from './alert-cells.tsx';
import { Details, WaitingReport } from './ReportCells.tsx';

const ALERT_COLUMNS: readonly TableColumn<Alert>[] = [
  {
    id: 'domain',
    header: 'Impersonating Domain',
    width: 'minmax(min(17rem,26vw),5.95fr)',
    stacked: 'title',
    sortBy: (row) => row.impersonating_domain,
    cell: (row) => (row.impersonating_domain === '' ? <NotGiven /> : <AlertName alert={row} />),
  },
  {
    id: 'asset',
    header: 'Asset Name',
    // From 1,270 px on a short name is whole; until 32 characters fit, the details have most of what a window has
    // more. An open sidebar takes some of that (`--words`).
    width: 'minmax(min(16.875rem,max(14.5vw,25vw - 8.25rem - var(--words,0px))),4fr)',
    stacked: 'second',
    below: true,
    sortBy: (row) => row.asset_name,
    cell: (row) => <ShortAsset name={row.asset_name} />,
  },
  {
    id: 'technique',
    header: 'Technique',
    width: '8.75rem',
    stacked: 'second-end',
    from: 940,
    lines: { 769: 2 },
    cell: (row) => <Technique alert={row} />,
  },
  {
    id: 'details',
    header: 'Details',
    width: 'minmax(0,5.2fr)',
    stacked: 'third',
    from: 1180,
    lines: { 769: 3, 940: 2 },
    cell: (row) => <Details text={row.details} />,
  },
  {
    id: 'severity',
    header: 'Severity',
    width: '7.25rem',
    stacked: 'corner',
    sortBy: (row) => row.severity_score,
    firstDescending: true,
    cell: (row) => <Severity score={row.severity_score} className="dt-score" />,
  },
  {
    id: 'status',
    header: 'Status',
    width: '6.5rem',
    stacked: 'third-end',
    cell: (row) => <AlertStatus id={row.id} />,
  },
  {
    id: 'id',
    header: 'Alert ID',
    width: '4.25rem',
    stacked: 'away',
    fixed: true,
    sortBy: (row) => row.id,
    cell: (row) => <AlertId alert={row} />,
  },
];

type FromWidth = TableColumn<Alert>['from'];

/**
 * The same with what DNS says of each name, and from which width on the technique and the details stand beside it.
 */
function withDns(technique: FromWidth, details: FromWidth): readonly TableColumn<Alert>[] {
  const beside: Readonly<Record<string, Partial<TableColumn<Alert>>>> = {
    // Up to 1,200 px the window has no room for the longest word.
    technique: {
      from: technique,
      width: 'clamp(7.5rem,100vw - 66.25rem,8.75rem)',
      lines: { 769: 2, 940: 2 },
    },
    asset: { width: 'minmax(min(11.75rem,14.5vw),3.4fr)' },
    details: { from: details, width: 'minmax(0,4.9fr)', lines: { 769: 3, 940: 3 } },
  };
  return ALERT_COLUMNS.map((column) => ({ ...column, ...beside[column.id] })).toSpliced(3, 0, {
    id: 'dns',
    header: 'DNS',
    width: '6.25rem',
    stacked: 'bare',
    cell: (row) => <AlertDnsCell name={row.impersonating_domain} />,
  });
}

/** A technique is a word to choose by; the details, of which two lines show a part, give way to DNS. */
const COLUMNS_WITH_DNS = withDns(1180, 1400);

/** The same where all that is listed waits for an answer: what was recorded of it in place of the details. */
const waitingIn = (columns: readonly TableColumn<Alert>[]): readonly TableColumn<Alert>[] =>
  columns.map((column) =>
    column.id === 'details'
      ? {
          ...column,
          id: 'waiting',
          header: 'Reported',
          sortBy: (row) => row.id,
          firstDescending: true,
          cell: (row) => <WaitingReport id={row.id} />,
        }
      : column,
  );
const WAITING_COLUMNS = waitingIn(ALERT_COLUMNS);
/** What a report waits for is the reason of this list: here the technique gives way. */
const WAITING_COLUMNS_WITH_DNS = waitingIn(withDns(1400, 1180));

/**
 * Always one of the same four arrays.
 *
 * @param dns whether the resolver has answered for any name that is listed
 * @param waits whether all that is listed is Reported
 */
export function alertColumns(dns: boolean, waits = false): readonly TableColumn<Alert>[] {
  if (waits) return dns ? WAITING_COLUMNS_WITH_DNS : WAITING_COLUMNS;
  return dns ? COLUMNS_WITH_DNS : ALERT_COLUMNS;
}
