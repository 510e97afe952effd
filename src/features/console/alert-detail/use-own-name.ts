import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { engine } from '@/lookalike/engine.ts';

/**
 * Whether an alert is about one of the organisation's own names, as the takedown dialog decides it: an asset, or a
 * name below one. False until that is known, and where the assets cannot be read.
 */
export function useOwnName({ asset_name: asset, impersonating_domain: name }: AlertRow): boolean {
  const assets = useQuery({ ...assetListQuery(), staleTime: 'static' });
  const listed = assets.data;
  const { data } = useQuery({
    queryKey: ['own-name', asset, name, listed?.map((one) => one.name)],
    queryFn: async () => {
      const own = [asset, ...(listed ?? []).map((one) => one.name)];
      return (await engine().ownNames([name], own))[0] ?? false;
    },
    enabled: listed !== undefined && name !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data ?? false;
}
