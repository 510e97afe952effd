/** Number of alerts that name each asset. */
import { SEVERITIES, type Severity } from '@/lib/severity.ts';
import type { AlertSummary } from './alert-list.ts';

/** Counts by severity, which do not include `unscored`. */
export interface AssetAlerts {
  readonly bySeverity: Readonly<Record<Severity, number>>;
  readonly unscored: number;
}

const NONE: AssetAlerts = { bySeverity: { High: 0, Medium: 0, Low: 0 }, unscored: 0 };

/**
 * @param summary counts of the alerts; undefined while they are not known
 * @returns a function from an asset's name to its counts; null if its alerts are not counted
 */
export function alertsByAsset(
  summary: AlertSummary | undefined,
): (name: string) => AssetAlerts | null {
  const known = new Map(
    summary?.assets.map(({ name, count, bySeverity }): [string, AssetAlerts] => {
      const scored = SEVERITIES.reduce((sum, level) => sum + bySeverity[level], 0);
      return [name, { bySeverity, unscored: count - scored }];
    }),
  );
  // The summary only names the most frequent assets: nothing is known about the others, unless there are none.
  const rest = summary?.otherAssets === 0 ? NONE : null;
  return (name) => known.get(name) ?? rest;
}
