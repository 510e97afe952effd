/** Which alerts are about the reader's own names: of those nothing is lit, and none is called an imitation. */
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Asset, ImpersonationAlert } from '@/api/contract/index.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { approvedNames } from '@/features/shared/asset-state/own-names.ts';
import { domainOf } from '@/lib/hostname.ts';
import type { AlertTechniques } from './alert-techniques.ts';
import { AlertTechniquesContext } from './techniques-context.ts';

/** What an alert's name is of the reader's: an asset itself, or a host below one. */
type Own = 'asset' | 'below';

/** Approved domains, in ASCII. */
export type OwnNames = ReadonlySet<string>;
type Named = Pick<ImpersonationAlert, 'asset_name' | 'impersonating_domain'>;

const NONE: OwnNames = new Set();
const OwnNamesContext = createContext<OwnNames>(NONE);

const hostsOf = (assets: readonly Asset[]): OwnNames =>
  new Set(approvedNames(assets).flatMap((name) => domainOf(name) ?? []));

/** The approved domains, in ASCII; none until the assets are known, and where they cannot be read. */
export const useOwnNames = (): OwnNames =>
  useQuery({ ...assetListQuery(), staleTime: Infinity, select: hostsOf }).data ?? NONE;

/**
 * What an alert's name is of the reader's, as far as approved assets and the asset that it is reported for tell.
 *
 * @param own as `useOwnNames` gives them
 * @returns null where it is none of the reader's, and for a text that is no domain name
 */
export function ownOf(
  { asset_name: asset, impersonating_domain: name }: Named,
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

/** The same of a row below `AlertNames`. */
export function useOwn({ asset_name, impersonating_domain }: Named): Own | null {
  const own = useContext(OwnNamesContext);
  return useMemo(
    () => ownOf({ asset_name, impersonating_domain }, own),
    [asset_name, impersonating_domain, own],
  );
}

interface AlertNamesProps {
  /** Of the list whose rows are drawn; null while there is none. */
  techniques: AlertTechniques | null;
  children: ReactNode;
}

/** Around the rows of a list of alerts: how their names imitate, and which are the reader's own. */
export function AlertNames({ techniques, children }: AlertNamesProps) {
  return (
    <AlertTechniquesContext value={techniques}>
      <OwnNamesContext value={useOwnNames()}>{children}</OwnNamesContext>
    </AlertTechniquesContext>
  );
}
