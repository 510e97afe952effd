/**
 * Which assets make a name the organisation's own. Only approved ones do: a pending asset is a claim that the
 * provider has not looked at, and one mistaken paste must not disarm the alerts about an attacker's name.
 */
import type { Asset } from '@/api/contract/index.ts';
import { isSameOrSubdomain } from '@/lib/is-same-or-subdomain.ts';
import { domainOf } from '@/lib/read-name.ts';

/** The names of the approved assets, as the backend sent them. */
export const approvedNames = (assets: readonly Asset[]): string[] =>
  assets.filter(({ approved }) => approved).map(({ name }) => name);

/** A pending asset that covers a name. */
export interface AwaitingAsset {
  /** As the backend sent it. */
  readonly name: string;
  /** Whether it is the name itself; else the name lies below it. */
  readonly isSame: boolean;
}

/**
 * The nearest pending asset that a name is, or lies below.
 *
 * @param name in any written form
 * @returns null where there is none, and for a text that is no domain name
 */
export function awaitingAbove(name: string, assets: readonly Asset[]): AwaitingAsset | null {
  const host = domainOf(name);
  if (host === null) return null;
  let nearest = '';
  let found: AwaitingAsset | null = null;
  for (const asset of assets) {
    const claimed = asset.approved ? null : domainOf(asset.name);
    if (claimed === null || !isSameOrSubdomain(host, claimed) || claimed.length <= nearest.length) {
      continue;
    }
    nearest = claimed;
    found = { name: asset.name, isSame: claimed === host };
  }
  return found;
}
