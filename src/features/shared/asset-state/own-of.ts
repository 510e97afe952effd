/** Which alerts are about the reader's own names: of those nothing is lit, and none is called an imitation. */
import { useQuery } from '@tanstack/react-query';
import type { Asset, ImpersonationAlert } from '@/api/contract/index.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { domainOf } from '@/lib/hostname.ts';
import { approvedNames } from './own-names.ts';

/** What an alert's name is of the reader's: an asset itself, or a host below one. */
export type Own = 'asset' | 'below';

/** Approved domains, in ASCII. */
export type OwnNames = ReadonlySet<string>;
export type NamedAlert = Pick<ImpersonationAlert, 'asset_name' | 'impersonating_domain'>;

export const NO_NAMES: OwnNames = new Set();

const hostsOf = (assets: readonly Asset[]): OwnNames =>
  new Set(approvedNames(assets).flatMap((name) => domainOf(name) ?? []));

/** The approved domains, in ASCII; none until the assets are known, and where they cannot be read. */
export const useOwnNames = (): OwnNames =>
  useQuery({ ...assetListQuery(), staleTime: Infinity, select: hostsOf }).data ?? NO_NAMES;

/**
 * What an alert's name is of the reader's, as far as approved assets and the asset that it is reported for tell.
 *
 * @param own as `useOwnNames` gives them
 * @returns null where it is none of the reader's, and for a text that is no domain name
 */
export function ownOf(
  { asset_name: asset, impersonating_domain: name }: NamedAlert,
  own: OwnNames,
): Own | null {
  const host = domainOf(name);
  if (host === null) return null;
  const reported = domainOf(asset);
  const isOne = (one: string): boolean => one === reported || own.has(one);
  if (isOne(host)) return 'asset';
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
    if (isOne(host.slice(dot + 1))) return 'below';
  }
  return null;
}
