import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import {
  approvedNames,
  awaitingAbove,
  type AwaitingAsset,
} from '@/features/shared/asset-state/own-names.ts';
import { engine } from '@/lookalike/engine.ts';

/** Whether an alert is about a name of one's own, and the assets that say so; undefined while that is not known. */
function useKnownName({ asset_name: asset, impersonating_domain: name }: AlertRow) {
  const assets = useQuery({ ...assetListQuery(), staleTime: 'static' });
  const listed = assets.data;
  const approved = listed && approvedNames(listed);
  const { data } = useQuery({
    queryKey: ['own-name', asset, name, approved],
    queryFn: async () =>
      (await engine().ownNames([name], [asset, ...(approved ?? [])]))[0] ?? false,
    enabled: approved !== undefined && name !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { listed, isOwn: data };
}

/**
 * Whether an alert is about one of the organisation's own names, as the takedown dialog decides it: an approved asset,
 * or a name below one. False until that is known, and where the assets cannot be read.
 */
export const useOwnName = (alert: AlertRow): boolean => useKnownName(alert).isOwn ?? false;

/** The pending asset that covers the name of an alert; null where none does, and where the name is one's own anyway. */
export function useAwaitingAsset(alert: AlertRow): AwaitingAsset | null {
  const { listed, isOwn } = useKnownName(alert);
  return listed && isOwn === false ? awaitingAbove(alert.impersonating_domain, listed) : null;
}
