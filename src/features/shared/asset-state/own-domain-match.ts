/** Which alerts are about the reader's own names: of those nothing is highlighted, and none is called an imitation. */
import { useMemo } from 'react';
import type { Asset, ImpersonationAlert } from '@/api/contract/index.ts';
import { namesAbove } from '@/lib/is-same-or-subdomain.ts';
import { domainOf, readOwnDomain, withoutWww } from '@/lib/read-name.ts';
import { useKnownAssets } from './known-assets.ts';
import { approvedNames } from './own-names.ts';

/** What an alert's name is of the reader's: an asset itself, a host below one, or a name that one lies below. */
export type OwnMatch = 'asset' | 'below' | 'above';

/** Approved domains and all names above them, in ASCII, each with which of the two it is. */
export type OwnNames = ReadonlyMap<string, 'asset' | 'above'>;
export type NamedAlert = Pick<ImpersonationAlert, 'asset_name' | 'impersonating_domain'>;

export const NO_NAMES: OwnNames = new Map();

/** The domain that a name stands for, in ASCII, also of an address or with marks around it. Null for a text that is none. */
function hostOf(name: string): string | null {
  const reading = readOwnDomain(name);
  return domainOf(name) ?? (reading.ok ? reading.ascii : null);
}

function ownNamesOf(names: readonly string[]): OwnNames {
  const own = new Map<string, 'asset' | 'above'>();
  for (const name of names) {
    const written = hostOf(name);
    if (written === null) continue;
    // `www.` comes with an address.
    const host = withoutWww(written);
    own.set(host, 'asset');
    for (const above of namesAbove(host)) if (!own.has(above)) own.set(above, 'above');
  }
  return own;
}

/** Returns the names that the approved assets make one's own, for `matchOwnDomain`. */
export const ownNamesIn = (assets: readonly Asset[]): OwnNames => ownNamesOf(approvedNames(assets));

/** The same of the assets as they are known; none until they are, and where they cannot be read. */
export function useOwnNames(): OwnNames {
  const { data } = useKnownAssets();
  return useMemo(() => (data ? ownNamesIn(data) : NO_NAMES), [data]);
}

/**
 * What an alert's name is of the reader's, as far as approved assets and the asset that it is reported for tell. A host
 * beside an asset is none: a platform's other customers stand there, and calling an attacker's name one's own costs
 * more than marking one's own as Ours.
 *
 * @param own as `useOwnNames` gives them
 * @returns null where it is none of the reader's, and for a text that is no domain name
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
