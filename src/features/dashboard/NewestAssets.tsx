import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import { AssetName } from '@/features/assets/AssetName.tsx';
import { AssetStatus } from '@/features/assets/AssetStatus.tsx';
import { formatDate } from '@/lib/format.ts';
import { lists, newestAssets } from './counts.ts';
import { Panel, PanelNote } from './Panel.tsx';

/** The assets created last, with their status. */
export function NewestAssets({ assets, most }: { assets: readonly Asset[]; most: number }) {
  const newest = newestAssets(assets, most);
  return (
    <Panel
      title="Newest assets"
      aside={
        newest.length > 0 && (
          <Link
            to={lists.assets({ sort: '-created' })}
            className="font-semibold text-brand-deep hover:underline"
          >
            All by date
          </Link>
        )
      }
    >
      {newest.length === 0 ? (
        <PanelNote>
          {assets.length === 0
            ? 'No assets yet.'
            : 'The backend gives no creation date for any asset.'}
        </PanelNote>
      ) : (
        <ul>
          {newest.map((asset, index) => (
            <li
              key={asset.id || index}
              className="flex min-h-10 items-center gap-4 border-b border-hairline py-1.5"
            >
              <span className="line-clamp-1 min-w-0 flex-1 break-all">
                <AssetName name={asset.name} />
              </span>
              <AssetStatus asset={asset} />
              {asset.creation_date !== null && (
                <time
                  dateTime={asset.creation_date}
                  className="w-24 shrink-0 text-right whitespace-nowrap text-quiet tabular-nums"
                >
                  {formatDate(asset.creation_date)}
                </time>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
