/** The columns of the admin's asset list (specification section 2), with open alerts. */
import { ExternalLink, Trash2 } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import type { TableColumn } from '@/components/table/columns.ts';
import { DateTime } from '@/components/DateTime.tsx';
import { SeverityCount } from '@/components/Severity.tsx';
import type { AssetAlerts } from '@/alerts/model/asset-alerts.ts';
import type { OpenAlerts } from '@/alerts/index.ts';
import { siteOf, statusOf } from './model/asset-state.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { formatNumber } from '@/lib/format.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { labelText } from '@/lib/visible-text.ts';
import { paths } from '@/paths.ts';
import { IconButton } from '@/ui/IconButton.tsx';

/** Asks the page to delete an asset; the columns are constants and cannot carry the function. */
export const AskDelete = createContext<(asset: Asset) => void>(() => {});

export interface AssetRow {
  readonly asset: Asset;
  /** Its open alerts; null while they are not known. */
  readonly alerts: AssetAlerts | null;
  /** The status of the counted alerts, as in the address of the alert list; '' if all are counted. */
  readonly status: OpenAlerts['status'];
}

export const ASSET_COLUMNS: readonly TableColumn<AssetRow>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 'minmax(0,3fr)',
    card: 'title',
    sortBy: ({ asset }) => asset.name,
    cell: ({ asset }) => <NameCell asset={asset} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'minmax(7rem,1fr)',
    card: 'second',
    sortBy: ({ asset }) => statusOf(asset),
    cell: ({ asset }) => <StatusMark approved={asset.approved} approvedLabel="Approved" />,
  },
  {
    id: 'alerts',
    header: 'Alerts',
    width: 'minmax(9.5rem,1.25fr)',
    card: 'second-end',
    sortBy: ({ alerts }) => alerts && gravityOf(alerts),
    firstDescending: true,
    cell: (row) => <AlertsCell row={row} />,
  },
  {
    id: 'created',
    header: 'Created On',
    width: 'minmax(7.5rem,1fr)',
    card: 'third',
    from: 1060,
    sortBy: ({ asset }) => asset.creation_date,
    firstDescending: true,
    cell: ({ asset }) => (
      <>
        <span className="max-md:hidden">
          <DateTime iso={asset.creation_date} missing="Not given" day />
        </span>
        <span className="text-xs whitespace-nowrap text-quiet md:hidden">
          Created <DateTime iso={asset.creation_date} missing="not given" day />
          {' · '}Updated <DateTime iso={asset.last_updated_on} missing="never" day />
        </span>
      </>
    ),
  },
  {
    id: 'updated',
    header: 'Last Updated',
    width: 'minmax(7.5rem,1fr)',
    from: 1060,
    sortBy: ({ asset }) => asset.last_updated_on,
    firstDescending: true,
    cell: ({ asset }) => <DateTime iso={asset.last_updated_on} missing="Never" day />,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: '6.5rem',
    card: 'actions',
    cell: ({ asset }) => <AssetActions asset={asset} />,
  },
];

/** True if the row leads to alerts: an approved asset has them, a pending one does not. */
export const hasAlertsLink = ({ asset: { name, approved } }: Pick<AssetRow, 'asset'>): boolean =>
  approved && name !== '';

/** One number to sort by: High counts before Medium, Medium before Low. For fewer than 100,000 of each. */
function gravityOf({ bySeverity: { High, Medium, Low } }: AssetAlerts): number {
  return (High * 1e5 + Medium) * 1e5 + Low;
}

function alertsOf(name: string, status: AssetRow['status'] = ''): string {
  const search = new URLSearchParams({ asset: name, ...(status !== '' && { status }) });
  return `${paths.admin.alerts()}?${search.toString()}`;
}

function NameCell({ asset }: { asset: Asset }) {
  const { name } = asset;
  if (!hasAlertsLink({ asset })) return <AssetName name={name} />;
  return (
    <Link
      to={alertsOf(name)}
      data-main
      aria-label={`Alerts about ${labelText(name, '')}`}
      title="Its alerts"
      className="text-brand-deep underline-offset-3 hover:underline"
    >
      <AssetName name={name} />
    </Link>
  );
}

const COLUMN = { High: 'md:col-start-1', Medium: 'md:col-start-2', Low: 'md:col-start-3' } as const;

/** Shape, colour and number of each severity; a dash if the alerts are not known, never 0. */
function AlertsCell({ row: { asset, alerts, status } }: { row: AssetRow }) {
  if (alerts === null) {
    return (
      <span role="img" aria-label="Alerts not known" title="Not known" className="text-quiet">
        –
      </span>
    );
  }
  const { bySeverity, unscored } = alerts;
  const levels = SEVERITIES.filter((level) => bySeverity[level] > 0);
  if (levels.length === 0 && unscored === 0) {
    return <span className="text-quiet">{noAlerts(asset, status)}</span>;
  }
  const said = levels.map((level) => `${formatNumber(bySeverity[level])} ${level}`);
  if (unscored > 0) said.push(`${formatNumber(unscored)} not scored`);
  const open = status === 'open';
  return (
    <Link
      to={alertsOf(asset.name, status)}
      title={open ? 'Its open alerts' : 'Its alerts'}
      aria-label={`${open ? 'Open alerts' : 'Alerts'} of ${labelText(asset.name, 'an asset without a name')}: ${said.join(', ')}`}
      // Each severity has its own column, so that the figures of all rows line up.
      className="flex w-fit gap-x-3 underline-offset-3 hover:underline md:grid md:grid-cols-[minmax(2.25rem,auto)_minmax(2.25rem,auto)_auto_auto] md:gap-x-1.5"
    >
      {levels.map((level) => (
        <span key={level} className={COLUMN[level]}>
          <SeverityCount level={level} count={bySeverity[level]} />
        </span>
      ))}
      {unscored > 0 && (
        <span className="text-quiet tabular-nums md:col-start-4">{`${formatNumber(unscored)} not scored`}</span>
      )}
    </Link>
  );
}

function noAlerts({ approved, under_watch }: Asset, status: AssetRow['status']): string {
  if (approved) return status === 'open' ? 'None open' : 'None';
  return under_watch ? 'None yet' : 'Not monitored yet';
}

function AssetActions({ asset }: { asset: Asset }) {
  const askDelete = useContext(AskDelete);
  const site = siteOf(asset);
  const name = labelText(asset.name, 'this asset');
  return (
    <span className="-my-1 flex items-center max-md:-my-2 max-md:-mr-2.5 md:-ml-2.5">
      {site && (
        <a
          href={site}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Open ${name} in a new tab`}
          title="Open the site in a new tab"
          className="inline-grid size-9 place-items-center rounded text-quiet hover:bg-ink/6 hover:text-ink"
        >
          <ExternalLink aria-hidden size={16} strokeWidth={1.5} />
        </a>
      )}
      {asset.id !== '' && (
        <IconButton
          label={`Delete ${name}`}
          onClick={() => askDelete(asset)}
          className="hover:text-high"
          icon={<Trash2 aria-hidden size={16} strokeWidth={1.5} />}
        />
      )}
    </span>
  );
}
