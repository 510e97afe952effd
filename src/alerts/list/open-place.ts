/** The place of the open alert in its list, by the ids next to it: a mark may take it out of the list. */
import { useContext, useEffect, useMemo } from 'react';
import { PreviousPath } from '@/components/previous-path.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { alertAt } from '@/cases/index.ts';
import { sessionState } from '@/lib/session-state.ts';

interface Place {
  readonly id: string;
  /** The list's address. */
  readonly search: string;
  readonly previous: string | null;
  readonly next: string | null;
}

class OpenPlace {
  last: Place | null = null;

  close(): void {
    this.last = null;
  }
}

const openPlace = () => sessionState.get(OpenPlace);

/** @param place null while the alert is not in its list */
export function useRememberedPlace(place: Place | null): void {
  useEffect(() => {
    if (place) openPlace().last = place;
  });
}

/** Returns the index where an alert was in this list before it left; -1 if that is not known. */
export function leftPlace(alerts: readonly Alert[], id: string, search: string): number {
  const { last } = openPlace();
  if (last?.id !== id || last.search !== search) return -1;
  const next = alerts.findIndex((alert) => alert.id === last.next);
  return next < 0 ? alerts.findIndex((alert) => alert.id === last.previous) + 1 : next;
}

/** Returns the id of the alert whose page was open just before, else of one next to it; null without any. */
export function useReturnRow(alerts: readonly Alert[]): string | null {
  const left = alertAt(useContext(PreviousPath));
  return useMemo(() => {
    if (left === undefined) return null;
    const { last } = openPlace();
    const wanted = last?.id === left ? [left, last.next, last.previous] : [left];
    return wanted.find((id) => alerts.some((alert) => alert.id === id)) ?? null;
  }, [alerts, left]);
}
