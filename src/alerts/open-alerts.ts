/** The alerts that wait for the reader: those of a list without the ones that were decided. */
import type { CaseList } from '@/cases/model/case-cache.ts';
import { summarise, type AlertList, type AlertSummary } from './model/alert-list.ts';
import type { Alert } from './model/alert.ts';
import { isOpen } from './model/case-filter.ts';
import { statusOf } from './model/find-alerts.ts';

/** How many wait; null while it is not known what was done about them. */
export function openCount(
  { alerts, byId }: AlertList,
  { byAlert, known }: CaseList,
): number | null {
  if (!known) return null;
  let decided = 0;
  for (const { alert, status } of byAlert.values())
    if (!isOpen(status) && byId.has(alert)) decided += 1;
  return alerts.length - decided;
}

export interface OpenAlerts {
  /** Those that wait alone, the most severe first; all while it is not known what was done about them. */
  readonly alerts: readonly Alert[];
  readonly summary: AlertSummary;
  /** How many there are in all. */
  readonly of: number;
  /** The status to filter the list by for exactly these; '' where they are all. */
  readonly status: 'open' | '';
}

/** Counts open alerts like the whole list. */
export function openAlerts(list: AlertList, { byAlert: cases, known }: CaseList): OpenAlerts {
  const all = list.find('');
  const open = known ? all.filter((alert) => isOpen(statusOf(alert, { cases }))) : all;
  const isAll = open.length === all.length;
  return {
    alerts: open,
    summary: isAll ? list.summary : summarise(open),
    of: all.length,
    status: isAll ? '' : 'open',
  };
}
