/** Hooks for cases, and for what is stored next to them: new alerts, saved views. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { v4 } from 'uuid';
import { useUser } from '@/session/AuthContext.tsx';
import type { Store } from '@/lib/store.ts';
import type { CaseDatabase } from './model/browser/case-database.ts';
import type { AlertCase, CaseList, CaseState, SavedView } from './model/types.ts';
import { casesOf, unlessRefused, type AccountCases, type CaseActions } from './session-cases.ts';

const useAccountCases = (): AccountCases => casesOf(useUser().email);

const useStore = <Value>({ subscribe, get }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get);

/** Changes cases and reports the result; the same object while the session lasts. */
export const useCaseActions = (): CaseActions => useAccountCases();

/** The cases, for look-ups outside of rendering; the same object while the session lasts. */
export const useCaseBook = (): CaseDatabase => useAccountCases().database;

/** All cases: a new object at each change, so that what is computed from it can depend on it. */
export const useCases = (): CaseList => useStore(useCaseBook().cases);

/** Returns the loading state of the cases, and the reason if they could not be read. */
export function useCaseState(): CaseState {
  const { cases } = useCaseBook();
  return useSyncExternalStore(cases.subscribe, () => cases.get().state);
}

/**
 * One alert's case, redrawn for its own changes only; undefined if nothing was done, or the cases are not known
 * (`useCaseState`).
 */
export function useCase(alert: string): AlertCase | undefined {
  const { cases, get } = useCaseBook();
  return useSyncExternalStore(cases.subscribe, () => get(alert));
}

const useArrivalsOf = () => useAccountCases().arrivals;

/** The ids of the new alerts (`model/browser/arrivals.ts`) in the latest list: a new set at each change. */
export const useNewAlerts = (): ReadonlySet<string> => useStore(useArrivalsOf().fresh);

/** Time since which alerts count as new: ISO 8601 in UTC; null before the first list, and while it is not known. */
export function useNewSince(): string | null {
  const { fresh, since } = useArrivalsOf();
  return useSyncExternalStore(fresh.subscribe, since);
}

/** True if an alert is new; redraws only when that alert changes. */
export function useIsNew(alert: string): boolean {
  const { fresh, isNew } = useArrivalsOf();
  return useSyncExternalStore(fresh.subscribe, () => isNew(alert));
}

/** Time when this browser first saw an alert: ISO 8601 in UTC; null if it is not known. */
export function useFirstSeenAt(alert: string): string | null {
  const { fresh, firstSeen } = useArrivalsOf();
  return useSyncExternalStore(fresh.subscribe, () => firstSeen(alert));
}

/** Returns the time an alert was first seen, without following changes. */
export const useFirstSeen = (): ((alert: string) => string | null) => useArrivalsOf().firstSeen;

/** Takes in the list of alerts whenever it was read again. For one component of a console, which stays. */
export function useArrivals(
  list: { readonly alerts: readonly { readonly id: string }[] } | undefined,
): void {
  const arrivals = useArrivalsOf();
  useEffect(() => {
    if (list) void arrivals.arrived(list.alerts.map(({ id }) => id));
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
  return async () => {
    await unlessRefused(arrivals.seeAll(), 'Not marked as seen.');
  };
}

/**
 * Returns data that is stored next to the cases, read again after each change; null until it is read, and if it cannot
 * be: the cases' own state says why.
 *
 * @param ask at module scope
 */
export function useBeside<Value>(ask: (database: CaseDatabase) => Promise<Value>): Value | null {
  const database = useCaseBook();
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    let current = true;
    const read = () =>
      void ask(database).then(
        (kept) => current && setValue(kept),
        () => current && setValue(null),
      );
    read();
    const stop = database.watch(({ what }) => {
      if (what === 'views' || what === 'all') read();
    });
    return () => {
      current = false;
      stop();
    };
  }, [ask, database]);
  return value;
}

interface Views {
  /** In the order of their names; empty until they are read, or if they cannot be. */
  readonly views: readonly SavedView[];
  /** Each resolves with true if it is stored; else a toast has reported the failure. */
  readonly keep: (view: Omit<SavedView, 'id'>) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
}

const viewsOf = async (database: CaseDatabase) => database.views();

export function useViews(): Views {
  const database = useCaseBook();
  const views = useBeside(viewsOf) ?? [];
  const isStored = async (work: Promise<void>, failed: string) =>
    (await unlessRefused(work, failed)) !== null;
  return {
    views,
    keep: async (view) =>
      isStored(database.keepView({ ...view, id: v4() }), 'The view was not kept.'),
    remove: async (id) => isStored(database.removeView(id), 'The view was not removed.'),
  };
}
