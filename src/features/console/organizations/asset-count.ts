/** How many assets an organisation has, as far as the lists tell (design decisions 3 and 25). */
import type { Asset, Organization } from '@/api/contract/index.ts';

export interface AssetCount {
  readonly total: number;
  readonly pending: number;
}

/**
 * Counts the assets of one organisation by `owner_id`.
 *
 * @returns null when none of the listed organisations owns any of the assets: then `owner_id` names
 *   something else (a user, for instance), and a 0 would be invented
 */
export function countAssets(
  id: string,
  assets: readonly Pick<Asset, 'owner_id' | 'approved'>[],
  organizations: readonly Pick<Organization, 'id'>[],
): AssetCount | null {
  const listed = new Set(organizations.map((organization) => organization.id));
  listed.delete('');
  if (!assets.some((asset) => listed.has(asset.owner_id))) return null;
  const own = assets.filter((asset) => asset.owner_id === id);
  return { total: own.length, pending: own.filter((asset) => !asset.approved).length };
}
