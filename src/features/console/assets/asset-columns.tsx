/** The columns of the admin's asset list (specification section 2). */
import { ExternalLink, Trash2 } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import type { TableColumn } from '@/components/data-table/table-columns.ts';
import { formatDate, formatUtc } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { paths } from '@/paths.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { siteOf, statusOf } from '@/features/shared/asset-state/asset-state.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { StatusMark } from '@/features/shared/review/StatusMark.tsx';

/** How a row asks the page to delete its asset; the columns are constants and cannot carry it. */
export const AskDelete = createContext<(asset: Asset) => void>(() => {});

export const ASSET_COLUMNS: readonly TableColumn<Asset>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 'minmax(0,3fr)',
    stacked: 'title',
    sortBy: (row) => row.name,
    cell: (row) => <NameCell asset={row} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'minmax(7.5rem,1fr)',
    stacked: 'lead',
    sortBy: statusOf,
    cell: (row) => <StatusMark approved={row.approved} approvedLabel="Approved" />,
  },
  {
    id: 'created',
    header: 'Created On',
    width: 'minmax(7.5rem,1fr)',
    sortBy: (row) => row.creation_date,
    cell: (row) => <Day iso={row.creation_date} missing="Not given" />,
  },
  {
    id: 'updated',
    header: 'Last Updated',
    width: 'minmax(7.5rem,1fr)',
    sortBy: (row) => row.last_updated_on,
    cell: (row) => <Day iso={row.last_updated_on} missing="Never" />,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: '6.5rem',
    stacked: 'end',
    cell: (row) => <AssetActions asset={row} />,
  },
];

/** Whether a row leads to the alerts about its name: those of a watched one do, a pending one has none. */
export const hasAlertsLink = ({ name, approved }: Asset): boolean => approved && name !== '';

function NameCell({ asset }: { asset: Asset }) {
  const { name } = asset;
  if (!hasAlertsLink(asset)) return <AssetName name={name} />;
  return (
    <Link
      to={`${paths.admin.alerts()}?${new URLSearchParams({ asset: name }).toString()}`}
      data-main
      aria-label={`Alerts about ${labelText(name, '')}`}
      title="Its alerts"
      className="text-brand-deep underline-offset-3 hover:underline"
    >
      <AssetName name={name} />
    </Link>
  );
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
    <span className="-my-1 flex items-center max-md:-my-2 md:-ml-2.5">
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
