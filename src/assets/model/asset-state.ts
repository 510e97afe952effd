/** Labels and filters of an asset's fields (specification section 4). */
import type { Asset } from '@/api/contract/index.ts';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { graphemes } from '@/lib/invisible.ts';
import { sameText } from '@/lib/same-text.ts';
import { mixedScriptLetters } from '@/lookalike/scripts.ts';

/** Pending until a super-admin approves it. */
export function statusOf({ approved }: Pick<Asset, 'approved'>): 'Pending' | 'Approved' {
  return approved ? 'Approved' : 'Pending';
}

/** The URL parameters of the admin's filters. */
export const ASSET_FILTERS = ['status', 'type', 'watch'] as const;

/** True if an asset passes the chosen filters, in any case; with an unknown value, no asset passes. */
export function passesAssetFilters(
  asset: Asset,
  filters: Readonly<Record<string, string>>,
): boolean {
  const { status, type, watch } = filters;
  return (
    (status === undefined || sameText(statusOf(asset), status)) &&
    (type === undefined || sameText(asset.type, type)) &&
    (watch === undefined || sameText(asset.under_watch ? 'yes' : 'no', watch))
  );
}

/** The asset types in use, in order (specification section 9: "come from the data"). */
export function typesIn(assets: readonly Asset[]): string[] {
  return [...new Set(assets.map(({ type }) => type))].filter((type) => type !== '').toSorted();
}

/** True if an asset is an app, by its type. */
export const isApp = ({ type }: Pick<Asset, 'type'>): boolean =>
  /^(?:mobile )?app$/i.test(type.trim());

/** A package is written backwards: the ending of the developer's domain comes first. */
const PACKAGE = /^(?:com|org|net|io|co|in)\./;

/**
 * Returns the address of an asset's site; null if its name is no domain name, if it still waits for approval, if one of
 * its labels mixes alphabets, or if it is the package of an app (`in.co.example.pay`): such a site may be an
 * impostor's. Only ever `https://` and a host name.
 */
export function siteOf({
  name,
  type,
  approved,
}: Pick<Asset, 'name' | 'type' | 'approved'>): string | null {
  const domain = approved ? domainOf(name) : null;
  if (
    domain === null ||
    (isApp({ type }) && PACKAGE.test(domain)) ||
    mixedScriptLetters(graphemes(toUnicode(domain))).size > 0
  )
    return null;
  return `https://${domain}`;
}
