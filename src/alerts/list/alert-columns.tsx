/** The columns of the alert list (specification section 2). Ids are those of AlertSort. */
import type { TableColumn } from '@/components/table/columns.ts';
import { Severity } from '@/components/Severity.tsx';
import { DnsCell } from '@/evidence/index.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { Technique } from '@/alerts/Technique.tsx';
import {
  AlertId,
  AlertName,
  AlertStatus,
  FirstSeen,
  NotGiven,
  ShortAsset,
} from './alert-cells.tsx';
import { Details, WaitingReport } from './ReportCells.tsx';

const ALERT_COLUMNS: readonly TableColumn<Alert>[] = [
  {
    id: 'domain',
    header: 'Impersonating Domain',
    width: 'minmax(0,5fr)',
    card: 'title',
    sortBy: (row) => row.impersonating_domain,
    cell: (row) => (row.impersonating_domain === '' ? <NotGiven /> : <AlertName alert={row} />),
  },
  {
    id: 'asset',
    header: 'Asset Name',
    width: 'minmax(0,4fr)',
    card: 'second',
    sortBy: (row) => row.asset_name,
    cell: (row) => <ShortAsset name={row.asset_name} />,
  },
  {
    id: 'technique',
    header: 'Technique',
    width: '8.75rem',
    card: 'second-end',
    from: 1060,
    cell: (row) => <Technique alert={row} />,
  },
  {
    id: 'details',
    header: 'Details',
    width: 'minmax(0,3.6fr)',
    card: 'third',
    from: 900,
    cell: (row) => <Details text={row.details} />,
  },
  {
    id: 'severity',
    header: 'Severity',
    width: '7.25rem',
    card: 'corner',
    sortBy: (row) => row.severity_score,
    firstDescending: true,
    unsorted: true,
    cell: (row) => <Severity score={row.severity_score} className="dt-score" />,
  },
  {
    id: 'status',
    header: 'Status',
    width: '6.5rem',
    card: 'third-end',
    cell: (row) => <AlertStatus id={row.id} />,
  },
  {
    id: 'first-seen',
    header: 'First seen here',
    width: '8rem',
    from: 1450,
    cell: (row) => <FirstSeen id={row.id} />,
  },
  {
    id: 'id',
    header: 'Alert ID',
    width: '4.25rem',
    from: 900,
    fixed: true,
    sortBy: (row) => row.id,
    cell: (row) => <AlertId alert={row} />,
  },
];

/** Columns with DNS states, which take the room of the technique: that needs a wider list then. */
const COLUMNS_WITH_DNS: readonly TableColumn<Alert>[] = ALERT_COLUMNS.flatMap((column) =>
  column.id === 'technique'
    ? [
        { ...column, from: 1290 },
        {
          id: 'dns',
          header: 'DNS',
          width: '6.25rem',
          card: 'below',
          from: 1060,
          cell: ({ host }: Alert) =>
            host === null ? (
              <span className="text-quiet">No host name</span>
            ) : (
              // The panel with its records may be open.
              <DnsCell key={host} name={host} oneLine />
            ),
        },
      ]
    : [column],
);

/** Columns of a list in which every alert waits for an answer: the report replaces the details. */
const waitingIn = (columns: readonly TableColumn<Alert>[]): readonly TableColumn<Alert>[] =>
  columns.map(({ unsorted: _unsorted, ...column }) =>
    column.id === 'details'
      ? {
          ...column,
          id: 'waiting',
          header: 'Reported',
          sortBy: (row) => row.id,
          firstDescending: true,
          unsorted: true,
          cell: (row) => <WaitingReport id={row.id} />,
        }
      : column,
  );
const WAITING_COLUMNS = waitingIn(ALERT_COLUMNS);
const WAITING_COLUMNS_WITH_DNS = waitingIn(COLUMNS_WITH_DNS);

/**
 * Returns one of four constant arrays.
 *
 * @param dns true if the resolver has answered for any listed name
 * @param waits true if all listed alerts are Reported
 */
export function alertColumns(dns: boolean, waits = false): readonly TableColumn<Alert>[] {
  if (waits) return dns ? WAITING_COLUMNS_WITH_DNS : WAITING_COLUMNS;
  return dns ? COLUMNS_WITH_DNS : ALERT_COLUMNS;
}
