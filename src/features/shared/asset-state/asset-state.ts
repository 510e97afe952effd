/** What an asset's fields mean to a reader (specification section 4), and its filters. */
import type { Asset } from '@/api/contract/index.ts';
import { domainOf } from '@/lib/hostname.ts';

export const ASSET_STATUSES = ['Pending', 'Approved'] as const;
export type AssetStatusName = (typeof ASSET_STATUSES)[number];

export function statusOf(asset: Asset): AssetStatusName {
  return asset.approved ? 'Approved' : 'Pending';
}

/** The URL parameters of the filters (design decision 17). */
export const ASSET_FILTERS = ['status', 'type', 'watch'] as const;

/** Whether an asset passes the chosen filters; what is no status or watch value, no asset has. */
export function passesFilters(asset: Asset, filters: Readonly<Record<string, string>>): boolean {
  const { status, type, watch } = filters;
  return (
    (status === undefined || statusOf(asset).toLowerCase() === status) &&
    (type === undefined || asset.type === type) &&
    (watch === undefined || (asset.under_watch ? 'yes' : 'no') === watch)
  );
}

/** The asset types in use, in order (specification section 9: "come from the data"). */
export function typesIn(assets: readonly Asset[]): string[] {
  return [...new Set(assets.map(({ type }) => type))].filter((type) => type !== '').toSorted();
}

/**
 * The address of an asset's site, or null when its name is no domain name. Only ever `https://` and a
 * host name (design decision 18).
 */
export function siteOf(asset: Asset): string | null {
  const domain = domainOf(asset.name);
  return domain === null ? null : `https://${domain}`;
}
