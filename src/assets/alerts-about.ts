/** Alerts about a new name, a host below it, or a name above it. */
import type { CaseList, CaseStatus } from '@/cases/model/types.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { isOpen } from '@/alerts/model/case-filter.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { isSameOrSubdomain } from '@/lib/is-same-or-subdomain.ts';
import { domainOf } from '@/lib/read-name.ts';

/** An alert, and where its name is relative to the name that was asked about. */
export interface PlacedAlert {
  readonly row: Alert;
  readonly where: 'at' | 'below' | 'above';
}

/** A placed alert with its status. */
export interface AlertAbout extends PlacedAlert {
  readonly status: CaseStatus;
}

function whereIs({ impersonating_domain: alerted }: Alert, name: string): PlacedAlert['where'] {
  const host = domainOf(alerted);
  if (host === null || host === name) return 'at';
  return isSameOrSubdomain(host, name) ? 'below' : 'above';
}

/**
 * Finds the alerts around each name.
 *
 * @param list undefined while it is not loaded: then there are none
 * @param names ASCII forms
 */
export function placedAround(
  list: AlertList | undefined,
  names: readonly string[],
): ReadonlyMap<string, readonly PlacedAlert[]> {
  const found = list?.around(new Set(names));
  return new Map(
    names.map((name) => [
      name,
      (found?.get(name) ?? []).map((row) => ({ row, where: whereIs(row, name) })),
    ]),
  );
}

const scoreOf = ({ row }: AlertAbout): number => row.severity_score ?? -1;

/**
 * Returns the alerts with their status, open ones first, then by severity. Leaves out those marked Ours, which are no
 * warning, and those without an id. Empty while the cases are not known.
 */
export function alertsAbout(
  placed: readonly PlacedAlert[] | null | undefined,
  { byAlert, known }: Pick<CaseList, 'byAlert' | 'known'>,
): readonly AlertAbout[] {
  if (!known || !placed) return [];
  return placed
    .filter(({ row }) => row.id !== '')
    .map(({ row, where }) => ({ row, where, status: byAlert.get(row.id)?.status ?? 'new' }))
    .filter(({ status }) => status !== 'ours')
    .toSorted(
      (a, b) => Number(isOpen(b.status)) - Number(isOpen(a.status)) || scoreOf(b) - scoreOf(a),
    );
}
