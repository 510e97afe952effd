import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';

/**
 * The assets as they are known: fetched where no list is there yet, and again once an asset is added, approved or
 * deleted. Neither age nor a look at the tab fetches them, since forms stand on what is told of them.
 */
export const useKnownAssets = () => useQuery({ ...assetListQuery(), staleTime: Infinity });
