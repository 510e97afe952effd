/** Times of machine formats. */
import type { ExportRow } from './types.ts';

/** Milliseconds since the epoch; null for a text that is no time of ours (no text, no date, out of range). */
export function timeOf(iso: string | null): number | null {
  const at = iso === null ? Number.NaN : Date.parse(iso);
  // From 1970 on, in four digits of a year.
  return at >= 0 && at < 253_402_300_800_000 ? at : null;
}

/**
 * First sight of the alert and last change of anything about it, in milliseconds since the epoch.
 *
 * @param madeAt used if this browser does not know when it first saw the alert
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
