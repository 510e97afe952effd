/** What the live dashboard counts in the lists, and the addresses of the rows it counted. */
import type { Asset, Organization } from '@/api/contract/index.ts';
import type { AlertSummary } from '@/features/shared/alerts/alert-list.ts';
import { alertsByAsset } from '@/features/shared/alerts/asset-alerts.ts';
import type { Severity } from '@/lib/severity.ts';
import { paths } from '@/paths.ts';

/** A path with search parameters; those without a value are left out. */
function withSearch(path: string, search: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''));
  const written = params.toString();
  return written === '' ? path : `${path}?${written}`;
}

/** The lists of both consoles, filtered by the parameters of their tables. */
export const lists = {
  alerts: (
    search: {
      q?: string;
      severity?: string;
      asset?: string;
      technique?: string;
      status?: string;
      new?: 'yes';
    } = {},
  ) => withSearch(paths.admin.alerts(), search),
  assets: (search: { q?: string; status?: string; watch?: string; sort?: string } = {}) =>
    withSearch(paths.admin.assets(), search),
  approvals: (
    search: { status?: string; type?: string; conflict?: 'yes'; details?: string } = {},
  ) => withSearch(paths.superadmin.assetApprovals(), search),
  organizations: (search: { status?: string; details?: string } = {}) =>
    withSearch(paths.superadmin.organizations(), search),
} as const;

/** Assets by status and watch state. */
export function assetTotals(assets: readonly Asset[]) {
  const approved = assets.filter((asset) => asset.approved);
  const watched = assets.filter((asset) => asset.under_watch).length;
  return {
    total: assets.length,
    approved: approved.length,
    pending: assets.length - approved.length,
    watched,
    unwatched: assets.length - watched,
    approvedUnwatched: approved.filter((asset) => !asset.under_watch).length,
  };
}

export interface TypeCount {
  /** '' for assets that came without a type. */
  readonly type: string;
  readonly approved: number;
  readonly pending: number;
}

/** Assets by type, most first. */
export function assetTypes(assets: readonly Asset[]): TypeCount[] {
  const counts = new Map<string, { approved: number; pending: number }>();
  for (const { type, approved } of assets) {
    const entry = counts.get(type) ?? { approved: 0, pending: 0 };
    entry[approved ? 'approved' : 'pending'] += 1;
    counts.set(type, entry);
  }
  return Array.from(counts, ([type, count]) => ({ type, ...count })).toSorted(
    (a, b) => b.approved + b.pending - (a.approved + a.pending) || a.type.localeCompare(b.type),
  );
}

export interface AssetFigures {
  readonly asset: Asset;
  /** Null where the alerts are not counted, or only those of other assets are. */
  readonly bySeverity: Readonly<Record<Severity, number>> | null;
}

/**
 * The assets with the gravest alerts first; those without any as they came.
 *
 * @param summary what was counted in the alerts; undefined while that is not known
 * @param most how many at most
 */
export function mostImitated(
  assets: readonly Asset[],
  summary: AlertSummary | undefined,
  most: number,
): AssetFigures[] {
  const alertsOf = alertsByAsset(summary);
  const rank = ({ bySeverity }: AssetFigures, level: Severity) => bySeverity?.[level] ?? 0;
  return assets
    .map((asset) => ({ asset, bySeverity: alertsOf(asset.name)?.bySeverity ?? null }))
    .toSorted(
      (a, b) =>
        rank(b, 'High') - rank(a, 'High') ||
        rank(b, 'Medium') - rank(a, 'Medium') ||
        rank(b, 'Low') - rank(a, 'Low'),
    )
    .slice(0, most);
}

/** Organisations by status. */
export function organizationTotals(organizations: readonly Organization[]) {
  const active = organizations.filter(({ approved }) => approved).length;
  return { total: organizations.length, active, pending: organizations.length - active };
}

/**
 * The rows that have waited longest for approval, oldest first; rows without a date come last.
 *
 * @param dateOf ISO 8601 in UTC, or null
 */
export function waitingLongest<Row extends { readonly approved: boolean }>(
  rows: readonly Row[],
  dateOf: (row: Row) => string | null,
): Row[] {
  return rows
    .filter(({ approved }) => !approved)
    .toSorted((a, b) => (dateOf(a) ?? '\uffff').localeCompare(dateOf(b) ?? '\uffff'));
}
