/**
 * Finds the organisation's own names. An alert about one has no highlights and is not called an imitation. Only approved
 * assets count: a pending asset is a claim that the provider has not looked at, and one mistaken paste must not disarm
 * the alerts about an attacker's name.
 */
import type { Asset, ImpersonationAlert } from '@/api/contract/index.ts';
import { isSameOrSubdomain, namesAbove } from '@/lib/is-same-or-subdomain.ts';
import { domainOf, readOwnDomain, withoutWww } from '@/lib/read-name.ts';
import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import { useMemo } from 'react';

/** The names of the approved assets, as the backend sent them. */
export const approvedNames = (assets: readonly Asset[]): string[] =>
  assets.filter(({ approved }) => approved).map(({ name }) => name);

/**
 * A pending asset that a name equals, or is a subdomain of, as the backend sent it.
 *
 * @param name in any written form
 * @returns null if there is none, and for a text that is no domain name
 */
export function pendingAbove(name: string, assets: readonly Asset[]): string | null {
  const host = domainOf(name);
  const covers = (claimed: string | null) =>
    host !== null && claimed !== null && isSameOrSubdomain(host, claimed);
  const asset = assets.find((one) => !one.approved && covers(domainOf(one.name)));
  return asset?.name ?? null;
}

/**
 * The known assets: fetched if there is no list yet, and again once an asset is added, approved or deleted. Neither age
 * nor a look at the tab fetches them, since open forms depend on them.
 */
export const useKnownAssets = () => useQuery({ ...assetListQuery(), staleTime: Infinity });

/** Relation of an alert's name to the user's assets: the same, a subdomain of one, or a parent of one. */
export type OwnMatch = 'asset' | 'below' | 'above';

/** Approved domains and all names above them, in ASCII, each with which of the two it is. */
export type OwnNames = ReadonlyMap<string, 'asset' | 'above'>;
export type NamedAlert = Pick<ImpersonationAlert, 'asset_name' | 'impersonating_domain'>;

export const NO_NAMES: OwnNames = new Map();

/** The domain in a name, in ASCII, also of a URL or with punctuation around it. Null if there is none. */
function hostOf(name: string): string | null {
  const reading = readOwnDomain(name);
  return domainOf(name) ?? (reading.ok ? reading.ascii : null);
}

function ownNamesOf(names: readonly string[]): OwnNames {
  const own = new Map<string, 'asset' | 'above'>();
  for (const name of names) {
    const written = hostOf(name);
    if (written === null) continue;
    // `www.` belongs to an address.
    const host = withoutWww(written);
    own.set(host, 'asset');
    for (const above of namesAbove(host)) if (!own.has(above)) own.set(above, 'above');
  }
  return own;
}

/** Returns the names that count as own because of the approved assets, for `matchOwnDomain`. */
export const ownNamesIn = (assets: readonly Asset[]): OwnNames => ownNamesOf(approvedNames(assets));

/** Returns the names of approved assets; empty until they are known, and if they cannot be read. */
export function useOwnNames(): OwnNames {
  const { data } = useKnownAssets();
  return useMemo(() => (data ? ownNamesIn(data) : NO_NAMES), [data]);
}

/**
 * Matches an alert's name with approved assets and the asset that it is reported for. A sibling of an asset does not
 * match: it may be another customer of the platform, and calling an attacker's name one's own costs more than the
 * reverse.
 *
 * @param own from `useOwnNames`
 * @returns null if it is not one of the user's, and for a text that is no domain name
 */
export function matchOwnDomain(
  { asset_name: asset, impersonating_domain: name }: NamedAlert,
  own: OwnNames,
): OwnMatch | null {
  const host = hostOf(name);
  if (host === null) return null;
  const reported = ownNamesOf([asset]);
  const isAt = (one: string, is: 'asset' | 'above') =>
    own.get(one) === is || reported.get(one) === is;
  if (isAt(host, 'asset')) return 'asset';
  for (const above of namesAbove(host)) if (isAt(above, 'asset')) return 'below';
  return isAt(host, 'above') ? 'above' : null;
}
