/** The columns of the admin's asset list (specification section 2). */
import { ExternalLink, Trash2 } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import type { TableColumn } from '@/components/data-table/table-columns.ts';
import { SeverityCount } from '@/components/Severity.tsx';
import { ImpersonatingName } from '@/features/shared/alert-index/Technique.tsx';
import type { AssetAlerts } from '@/features/shared/alert-index/asset-alerts.ts';
import type { OpenAlerts } from '@/features/shared/alert-index/open-alerts.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { formatDate, formatNumber, formatUtc } from '@/lib/format.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { labelText } from '@/lib/visible-text.ts';
import { paths } from '@/paths.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { siteOf, statusOf } from '@/features/shared/asset-state/asset-state.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { OpenAbout } from './OpenAbout.tsx';

/** How a row asks the page to delete its asset; the columns are constants and cannot carry it. */
export const AskDelete = createContext<(asset: Asset) => void>(() => {});

export interface AssetRow {
  readonly asset: Asset;
  /** Those that wait; null while they are not known. */
  readonly alerts: AssetAlerts | null;
  /** The status that the counted alerts have, as in the alert list's address; '' where all are counted. */
  readonly status: OpenAlerts['status'];
  /** The open alerts about the name of a pending asset itself, the gravest first. */
  readonly about: readonly AlertRow[];
}

export const ASSET_COLUMNS: readonly TableColumn<AssetRow>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 'minmax(0,3fr)',
    stacked: 'title',
    sortBy: ({ asset }) => asset.name,
    cell: (row) => <NameCell row={row} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'minmax(7rem,1fr)',
    stacked: 'second',
    sortBy: ({ asset }) => statusOf(asset),
    cell: ({ asset }) => <StatusMark approved={asset.approved} approvedLabel="Approved" />,
  },
  {
    id: 'alerts',
    header: 'Alerts',
    width: 'minmax(9.5rem,1.25fr)',
    stacked: 'second-end',
    sortBy: ({ alerts }) => alerts && gravity(alerts),
    firstDescending: true,
    cell: (row) => <AlertCounts row={row} />,
  },
  {
    id: 'created',
    header: 'Created On',
    width: 'minmax(7.5rem,1fr)',
    stacked: 'third',
    from: 1180,
    sortBy: ({ asset }) => asset.creation_date,
    firstDescending: true,
    cell: ({ asset }) => (
      <>
        <span className="max-md:hidden">
          <Day iso={asset.creation_date} missing="Not given" />
        </span>
        <span className="text-xs whitespace-nowrap text-quiet md:hidden">
          Created <Day iso={asset.creation_date} missing="not given" />
          {' · '}Updated <Day iso={asset.last_updated_on} missing="never" />
        </span>
      </>
    ),
  },
  {
    id: 'updated',
    header: 'Last Updated',
    width: 'minmax(7.5rem,1fr)',
    stacked: 'away',
    from: 1180,
    sortBy: ({ asset }) => asset.last_updated_on,
    firstDescending: true,
    cell: ({ asset }) => <Day iso={asset.last_updated_on} missing="Never" />,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: '6.5rem',
    stacked: 'end',
    cell: ({ asset }) => <AssetActions asset={asset} />,
  },
];

/** Whether a row leads to the alerts about its name: those of a watched one do, a pending one has none. */
export const hasAlertsLink = ({ asset: { name, approved } }: Pick<AssetRow, 'asset'>): boolean =>
  approved && name !== '';

/** One number to sort by: High counts before Medium, Medium before Low; for fewer than 100,000 of each. */
function gravity({ bySeverity: { High, Medium, Low } }: AssetAlerts): number {
  return (High * 1e5 + Medium) * 1e5 + Low;
}

function alertsAbout(name: string, status: AssetRow['status'] = ''): string {
  const search = new URLSearchParams({ asset: name, ...(status !== '' && { status }) });
  return `${paths.admin.alerts()}?${search.toString()}`;
}

function NameCell({ row: { asset, about } }: { row: AssetRow }) {
  const { name } = asset;
  const [alert] = about;
  if (alert) {
    return (
      <>
        <ImpersonatingName alert={{ ...alert, impersonating_domain: name }} />
        <p className="pb-1 text-xs font-normal text-quiet">
          <OpenAbout alerts={about} />
        </p>
      </>
    );
  }
  if (!hasAlertsLink({ asset })) return <AssetName name={name} />;
  return (
    <Link
      to={alertsAbout(name)}
      data-main
      aria-label={`Alerts about ${labelText(name, '')}`}
      title="Its alerts"
      className="text-brand-deep underline-offset-3 hover:underline"
    >
      <AssetName name={name} />
    </Link>
  );
}

const PLACE = { High: 'md:col-start-1', Medium: 'md:col-start-2', Low: 'md:col-start-3' } as const;

/** Shape, colour and number of each severity that there is; a dash where they are not known, and never 0. */
function AlertCounts({ row }: { row: AssetRow }) {
  const { asset, alerts, status } = row;
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
    const none = status === 'open' ? 'None open' : 'None';
    return <span className="text-quiet">{asset.approved ? none : pendingWords(row)}</span>;
  }
  return (
    <Link
      to={alertsAbout(asset.name, status)}
      title={status === 'open' ? 'Its open alerts' : 'Its alerts'}
      aria-label={`${status === 'open' ? 'Open alerts' : 'Alerts'} of ${labelText(asset.name, 'an asset without a name')}: ${saidCounts(alerts)}`}
      // Each severity has its place, so that they stand below each other.
      className="flex w-fit gap-x-3 underline-offset-3 hover:underline md:grid md:grid-cols-[minmax(2.25rem,auto)_minmax(2.25rem,auto)_auto_auto] md:gap-x-1.5"
    >
      {levels.map((level) => (
        <span key={level} className={PLACE[level]}>
          <SeverityCount level={level} count={bySeverity[level]} />
        </span>
      ))}
      {unscored > 0 && (
        <span className="text-quiet tabular-nums md:col-start-4">{`${formatNumber(unscored)} not scored`}</span>
      )}
    </Link>
  );
}

/** Of a pending asset that no alert is counted for: whether its imitations are looked for, and what is said of itself. */
function pendingWords({ asset, about }: AssetRow): string {
  if (about.length > 0) return `${formatNumber(about.length)} about it`;
  return asset.under_watch ? 'None yet' : 'Not watched yet';
}

function saidCounts({ bySeverity, unscored }: AssetAlerts): string {
  return [
    ...SEVERITIES.map((level) => [bySeverity[level], level] as const),
    [unscored, 'not scored'] as const,
  ]
    .filter(([many]) => many > 0)
    .map(([many, what]) => `${formatNumber(many)} ${what}`)
    .join(', ');
}

function Day({ iso, missing }: { iso: string | null; missing: string }) {
  if (!iso) return <span className="text-quiet">{iso === '' ? 'Not readable' : missing}</span>;
  return (
    <time dateTime={iso} title={formatUtc(iso)} className="whitespace-nowrap tabular-nums">
      {formatDate(iso)}
    </time>
  );
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
