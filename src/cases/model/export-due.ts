/** Reminder to export cases, which only one browser stores. */
import type { AlertCase } from './types.ts';

/** Number of days after which the user is reminded of work that no export contains. */
const DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * Returns the number of days since the first work that no export contains.
 *
 * @param cases all of the account
 * @param exportedAt time of the last export, ISO 8601; undefined if there was none
 * @param now milliseconds since the epoch
 * @returns whole days, at least 14; null while no export is due, or if there was no work since the last one
 */
export function exportDue(
  cases: Iterable<AlertCase>,
  exportedAt: string | undefined,
  now: number,
): number | null {
  const exported = exportedAt === undefined ? -Infinity : Date.parse(exportedAt);
  // The clock was ahead at the last export, so it is not known what that export contains.
  const since = exported > now ? -Infinity : exported;
  let oldest = Infinity;
  for (const { history } of cases) {
    for (const { at } of history) {
      const time = Date.parse(at);
      if (time > since) oldest = Math.min(oldest, time);
    }
  }
  const days = Math.floor((now - oldest) / DAY_MS);
  return days >= DAYS ? days : null;
}
