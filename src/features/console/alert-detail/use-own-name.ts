import type { Alert } from '@/features/shared/alerts/alert.ts';
import { useKnownAssets } from '@/features/shared/asset-state/known-assets.ts';
import { awaitingAbove, type AwaitingAsset } from '@/features/shared/asset-state/own-names.ts';
import { ownOf, useOwnNames } from '@/features/shared/asset-state/own-of.ts';

/** Whether an alert is about one of the organisation's own names, as far as that is known by now. */
export const useOwnName = (alert: Alert): boolean => ownOf(alert, useOwnNames()) !== null;

/** The pending asset that covers the name of an alert; null where none does, and where the name is one's own anyway. */
export function useAwaitingAsset(alert: Alert): AwaitingAsset | null {
  const isOwn = useOwnName(alert);
  const { data } = useKnownAssets();
  return data && !isOwn ? awaitingAbove(alert.impersonating_domain, data) : null;
}
