/** The columns of the alert list (specification section 2). Ids are those of AlertSort. */
import type { TableColumn } from '@/components/table/columns.ts';
import { Severity } from '@/components/Severity.tsx';
import { DnsCell } from '@/evidence/index.ts';
import { hostOf, type Alert } from '@/alerts/model/alert.ts';
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

const DNS_COLUMN: TableColumn<Alert> = {
  id: 'dns',
  header: 'DNS',
  width: '6.25rem',
  card: 'below',
  from: 1060,
  cell(row) {
    const host = hostOf(row);
    return host === null ? (
      <span className="text-quiet">No host name</span>
    ) : (
      // The panel with its records may be open.
      <DnsCell key={host} name={host} oneLine />
    );
  },
};

/** Replaces the details if every alert in the list waits for an answer. */
const WAITING = {
  id: 'waiting',
  header: 'Reported',
  sortBy: (row) => row.id,
  firstDescending: true,
  unsorted: true,
  cell: (row) => <WaitingReport id={row.id} />,
} satisfies Partial<TableColumn<Alert>>;

/**
 * Returns the columns of a list; memoise them.
 *
 * @param dns true if the resolver has answered for any listed name
 * @param waits true if all listed alerts are Reported
 */
export const alertColumns = (dns: boolean, waits = false): readonly TableColumn<Alert>[] =>
  ALERT_COLUMNS.flatMap((column) => {
    // DNS takes the room of the technique, which needs a wider list then.
    if (dns && column.id === 'technique') return [{ ...column, from: 1290 }, DNS_COLUMN];
    if (!waits) return column;
    const { unsorted: _unsorted, ...others } = column;
    return column.id === 'details' ? { ...others, ...WAITING } : others;
  });
