/** Hooks about the alerts that are new since the last visit, as `model/browser/arrivals.ts` defines it. */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useUser } from '@/session/AuthContext.tsx';
import { CaseError } from './model/case-error.ts';
import { notify } from '@/components/notify.ts';
import { casesOf } from './session-cases.ts';

const useArrivalsOf = () => casesOf(useUser().email).arrivals;

/** The ids of the new alerts in the latest list: a new set at each change. */
export function useNewAlerts(): ReadonlySet<string> {
  const { fresh } = useArrivalsOf();
  return useSyncExternalStore(fresh.subscribe, fresh.get);
}

/** Time since which alerts count as new: ISO 8601 in UTC; null before the first list, and while it is not known. */
export function useNewSince(): string | null {
  const { since } = useArrivalsOf();
  return useSyncExternalStore(since.subscribe, since.get);
}

/** True if an alert is new; redraws only when that alert changes. */
export function useIsNew(alert: string): boolean {
  const { fresh, isNew } = useArrivalsOf();
  return useSyncExternalStore(fresh.subscribe, () => isNew(alert));
}

/** Time when this browser first saw an alert: ISO 8601 in UTC; null if it is not known. */
export function useFirstSeenAt(alert: string): string | null {
  const { subscribe, firstSeen } = useArrivalsOf();
  return useSyncExternalStore(subscribe, () => firstSeen(alert));
}

/** Returns the time an alert was first seen, without following changes. */
export function useFirstSeen(): (alert: string) => string | null {
  return useArrivalsOf().firstSeen;
}

/**
 * Takes in the list of alerts whenever it was read again. For one component of a console, which stays.
 *
 * @param list the latest list; undefined while there is none
 * @param idsOf all its ids; may be iterated more than once
 */
export function useArrivals<List extends object>(
  list: List | undefined,
  idsOf: (list: List) => Iterable<string>,
): void {
  const arrivals = useArrivalsOf();
  useEffect(() => {
    if (list) void arrivals.arrived(idsOf(list));
    // Depends only on the list: callers pass a new function at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrivals, list]);
}

/** Marks an alert as seen while its page is open. */
export function useSeen(alert: string): void {
  const arrivals = useArrivalsOf();
  const isNew = useIsNew(alert);
  useEffect(() => {
    if (isNew) void arrivals.see([alert]);
  }, [arrivals, alert, isNew]);
}

/** Marks all alerts as seen; a toast reports a failure. */
export function useSeeAll(): () => Promise<void> {
  const arrivals = useArrivalsOf();
  return useCallback(async () => {
    try {
      await arrivals.seeAll();
    } catch (error) {
      if (!(error instanceof CaseError)) throw error;
      notify({ title: `Not marked as seen. ${error.message}`, tone: 'error', duration: 15_000 });
    }
  }, [arrivals]);
}
