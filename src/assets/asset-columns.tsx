/** The columns of the admin's asset list (specification section 2). */
import { ExternalLink, Trash2 } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import type { TableColumn } from '@/components/table/columns.ts';
import { DateTime } from '@/components/DateTime.tsx';
import { siteOf, statusOf } from './model/asset-state.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { labelText } from '@/lib/visible-text.ts';
import { paths } from '@/paths.ts';
import { IconButton } from '@/ui/IconButton.tsx';

/** Asks the page to delete an asset; the columns are constants and cannot carry the function. */
export const AskDelete = createContext<(asset: Asset) => void>(() => {});

export const ASSET_COLUMNS: readonly TableColumn<Asset>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 'minmax(0,3fr)',
    card: 'title',
    sortBy: ({ name }) => name,
    cell: (asset) => <NameCell asset={asset} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'minmax(7rem,1fr)',
    card: 'second',
    sortBy: statusOf,
    cell: ({ approved }) => <StatusMark approved={approved} approvedLabel="Approved" />,
  },
  {
    id: 'created',
    header: 'Created On',
    width: 'minmax(7.5rem,1fr)',
    card: 'third',
    from: 1060,
    sortBy: ({ creation_date }) => creation_date,
    firstDescending: true,
    cell: (asset) => (
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
    sortBy: ({ last_updated_on }) => last_updated_on,
    firstDescending: true,
    cell: ({ last_updated_on }) => <DateTime iso={last_updated_on} missing="Never" day />,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: '6.5rem',
    card: 'actions',
    cell: (asset) => <AssetActions asset={asset} />,
  },
];

/** True if the row leads to alerts: an approved asset has them, a pending one does not. */
export const hasAlertsLink = ({ name, approved }: Pick<Asset, 'name' | 'approved'>): boolean =>
  approved && name !== '';

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
