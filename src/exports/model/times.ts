/** Times of machine formats. */
import type { ExportRow } from './types.ts';

/** Milliseconds since the epoch; null for what is no time of ours (no text, no date, out of range). */
export function timeOf(iso: string | null): number | null {
  const at = iso === null ? Number.NaN : Date.parse(iso);
  // From 1970 on, in four digits of a year.
  return at >= 0 && at < 253_402_300_800_000 ? at : null;
}

/**
 * When the alert was first seen and when anything about it last changed, in milliseconds since the epoch.
 *
 * @param madeAt stands in where this browser does not know when it first saw the alert
 */
export function lifeOf(
  { firstSeen, work }: ExportRow,
  madeAt: number,
): { readonly created: number; readonly modified: number } {
  const marked = timeOf(work?.firstMarked ?? null);
  const seen = timeOf(firstSeen) ?? marked ?? madeAt;
  const created = marked === null ? seen : Math.min(seen, marked);
  return { created, modified: Math.max(created, timeOf(work?.lastChange ?? null) ?? created) };
}
