/** The row to focus when the user comes back from the page of an alert. */
import { useContext, useEffect, useMemo } from 'react';
import { PreviousPath } from '@/components/previous-path.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { alertAt } from '@/cases/index.ts';
import { sessionState } from '@/lib/session-state.ts';

class LastPlace {
  /** The open alert first, then those around its place in the list. */
  ids: readonly string[] = [];

  close(): void {
    this.ids = [];
  }
}

const lastPlace = () => sessionState.get(LastPlace);

/** Remembers the open alert's place: a mark may take it out of the list that the user returns to. */
export function useRememberedPlace(id: string, alerts: readonly Alert[], position: number): void {
  useEffect(() => {
    if (position < 0) return;
    // Once it has left the list, the next one has its place.
    const around = [position, position + 1, position - 1].map((at) => alerts[at]?.id ?? '');
    lastPlace().ids = [id, ...around].filter((one) => one !== '');
  }, [id, alerts, position]);
}

/** Returns the id of the alert whose page was open just before, else of the one in its place; null without either. */
export function useReturnRow(alerts: readonly Alert[]): string | null {
  const left = alertAt(useContext(PreviousPath));
  return useMemo(() => {
    if (left === undefined) return null;
    const { ids } = lastPlace();
    const wanted = ids[0] === left ? ids : [left];
    return wanted.find((id) => alerts.some((alert) => alert.id === id)) ?? null;
  }, [alerts, left]);
}
