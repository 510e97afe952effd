import { useQuery } from '@tanstack/react-query';
import type { Organization } from '@/api/contract/index.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { assetsOf } from '@/features/shared/asset-state/asset-state.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { count, formatNumber } from '@/lib/format.ts';

/** More names than this are counted. */
const MOST_NAMES = 6;

interface WatchedAssetsProps {
  id: string;
  organizations: readonly Pick<Organization, 'id'>[];
}

/**
 * Which watched assets an organisation has, before it is deleted. The contract does not say what becomes of
 * them, so the words promise nothing.
 */
export function WatchedAssets({ id, organizations }: WatchedAssetsProps) {
  const assets = useQuery(assetListQuery());
  if (assets.data === undefined) {
    return (
      <p role="status" className="mt-2 text-quiet">
        {assets.isFetching
          ? 'Looking up which assets it has...'
          : 'Which assets it has could not be looked up. Their watch may end with it.'}
      </p>
    );
  }
  const owned = assetsOf(id, assets.data, organizations);
  if (owned === null) {
    return (
      <p className="mt-2 text-quiet">
        Which assets it has is not reported. Their watch may end with it.
      </p>
    );
  }
  const watched = owned.filter(({ approved }) => approved);
  const pending = owned.length - watched.length;
  if (watched.length === 0) {
    return (
      <p className="mt-2">
        {`None of its assets is watched${pending > 0 ? `; ${count(pending, 'is', 'are')} pending` : ''}.`}
      </p>
    );
  }
  const more = watched.length - MOST_NAMES;
  return (
    <>
      <p className="mt-2">
        {`Its ${count(watched.length, 'watched asset', 'watched assets')} may go with it${pending > 0 ? `, and ${formatNumber(pending)} pending` : ''}:`}
      </p>
      <ul aria-label="Watched assets" className="mt-1 grid gap-0.5">
        {watched.slice(0, MOST_NAMES).map(({ name }, at) => (
          <li key={at} className="min-w-0">
            <AssetName name={name} />
          </li>
        ))}
        {more > 0 && <li className="text-quiet">{`and ${formatNumber(more)} more`}</li>}
      </ul>
    </>
  );
}
