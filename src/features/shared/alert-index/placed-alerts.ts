/** Alerts around names: which are about a name itself, a host below it, or a name above it. */
import { isAtOrBelow } from '@/lib/at-or-below.ts';
import { domainOf } from '@/lib/read-name.ts';
import type { AlertIndex } from './alert-index.ts';
import type { AlertRow } from './packed-alerts.ts';

/** An alert, and where its name is as seen from the name that was asked about. */
export interface PlacedAlert {
  readonly row: AlertRow;
  readonly where: 'at' | 'below' | 'above';
}

/** Where the name of an alert is, as seen from a name in ASCII. */
function whereIs({ impersonating_domain: alerted }: AlertRow, name: string): PlacedAlert['where'] {
  const host = domainOf(alerted);
  if (host === null || host === name) return 'at';
  return isAtOrBelow(host, name) ? 'below' : 'above';
}

/**
 * The alerts around each of some names.
 *
 * @param names ASCII forms
 * @returns an entry for each name, without alerts once the list is gone
 * @throws as AlertIndex.around
 */
export async function placedAround(
  list: AlertIndex,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly PlacedAlert[]>> {
  const found = await list.around(names);
  return new Map(
    names.map((name, at) => [
      name,
      (found?.[at] ?? []).map((row) => ({ row, where: whereIs(row, name) })),
    ]),
  );
}
