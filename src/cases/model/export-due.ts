/** When cases, which one browser keeps, should be exported again. */
import type { AlertCase } from './types.ts';

/** From so many days on work that is in no export is told of. */
const DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * For how many days work was done that no export holds.
 *
 * @param cases all of the account
 * @param exportedAt when they were last exported, ISO 8601; undefined if they never were
 * @param now milliseconds since the epoch
 * @returns whole days, at least 14; null while it is not due, and where no entry was made since the last export
 */
export function exportDue(
  cases: Iterable<AlertCase>,
  exportedAt: string | undefined,
  now: number,
): number | null {
  const exported = exportedAt === undefined ? -Infinity : Date.parse(exportedAt);
  // Under a clock that was ahead: what that export holds is not known.
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
