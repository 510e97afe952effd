/** Alerts that wait for the user: those of a list that are not decided yet. */
import type { CaseList } from '@/cases/model/types.ts';
import { summarise, type AlertList, type AlertSummary } from './model/alert-list.ts';
import type { Alert } from './model/alert.ts';
import { isOpen } from './model/case-filter.ts';
import { statusOf } from './model/find-alerts.ts';

/** Returns the number of open alerts; null while their statuses are not known. */
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
  /** The open alerts, the most severe first; all alerts while their statuses are not known. */
  readonly alerts: readonly Alert[];
  readonly summary: AlertSummary;
  /** Number of all alerts in the list, open or not. */
  readonly of: number;
  /** The status to filter the list by for exactly these; '' if they are all alerts. */
  readonly status: 'open' | '';
}

/** Counts open alerts in the same way as the whole list. */
export function openAlerts(list: AlertList, { byAlert: cases, known }: CaseList): OpenAlerts {
  const all = list.inOrder().alerts;
  const open = known ? all.filter((alert) => isOpen(statusOf(alert, { cases }))) : all;
  const isAll = open.length === all.length;
  return {
    alerts: open,
    summary: isAll ? list.summary : summarise(open),
    of: all.length,
    status: isAll ? '' : 'open',
  };
}
