/** How many alerts name each asset. */
import { SEVERITIES, type Severity } from '@/lib/severity.ts';
import type { AlertSummary } from './alert-list.ts';

/** Counts by severity. `unscored` are in none of them. */
export interface AssetAlerts {
  readonly bySeverity: Readonly<Record<Severity, number>>;
  readonly unscored: number;
}

const NONE: AssetAlerts = { bySeverity: { High: 0, Medium: 0, Low: 0 }, unscored: 0 };

/**
 * @param summary what was counted in the alerts; undefined while that is not known
 * @returns what is known of an asset by its name; null where its alerts are not counted
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
  // The summary names the most frequent assets only: of the others nothing is known, unless there are none.
  const rest = summary?.otherAssets === 0 ? NONE : null;
  return (name) => known.get(name) ?? rest;
}
