import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { placeAmong } from '@/alerts/model/find-alerts.ts';
import { useAsksTechnique, type FoundAlerts } from '@/alerts/use-found-alerts.ts';

export interface Place {
  alert: Alert;
  /** Position in the list that it was opened from, from 1; null if that list does not contain it. */
  position: number | null;
  /** Number of alerts in that list; null while the names that it depends on are compared. */
  of: number | null;
  previous: Alert | null;
  next: Alert | null;
}

/**
 * Finds an alert by its id, and its neighbours in the order of the list that it was opened from.
 *
 * @returns null if no alert has the id
 */
export function usePlace(
  list: AlertList,
  id: string,
  { alerts, criteria, facts }: FoundAlerts,
): Place | null {
  const asksTechnique = useAsksTechnique(criteria);
  const { techniques } = list;
  const compares = useSyncExternalStore(
    techniques.subscribe,
    () => techniques.state().is === 'comparing',
  );
  const waits = asksTechnique && compares;
  useEffect(() => {
    if (waits) void techniques.start();
  }, [techniques, waits]);
  return useMemo(() => {
    const alert = list.byId.get(id);
    if (!alert) return null;
    // The list waits until all names are compared; the alert does not have to.
    if (waits) return { alert, position: null, of: null, previous: null, next: null };
    const at = alerts.indexOf(alert);
    const before = at < 0 ? placeAmong(list, criteria, facts, alerts, alert) : at;
    const findNeighbour = (some: readonly Alert[]) =>
      some.find((one) => one.id !== '' && one.id !== id) ?? null;
    return {
      alert,
      position: at < 0 ? null : at + 1,
      of: alerts.length,
      previous: before === null ? null : findNeighbour(alerts.slice(0, before).toReversed()),
      next: before === null ? null : findNeighbour(alerts.slice(at < 0 ? before : at + 1)),
    };
  }, [list, id, alerts, criteria, facts, waits]);
}
