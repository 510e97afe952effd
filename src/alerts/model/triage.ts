/** Triage of alerts one after the other. */
import type { CaseSubject } from '@/cases/model/types.ts';
import type { Alert } from './alert.ts';

/** Maximum number of ids in a range: reading 100,000 rows would block. */
const REACH = 5_000;

/** Marking more alerts needs a second press. */
export const MOST_AT_ONCE = 10;

/** Returns the subject of an alert's case. */
export const subjectOf = ({ id, asset_name, impersonating_domain }: Alert): CaseSubject => ({
  alert: id,
  asset: asset_name,
  domain: impersonating_domain,
});

/** The ids from one index to another, both included. */
export function idsBetween(alerts: readonly Alert[], one: number, other: number): string[] {
  const first = Math.min(one, other);
  const length = Math.min(Math.abs(one - other) + 1, REACH);
  return alerts.slice(first, first + length).map(({ id }) => id);
}
