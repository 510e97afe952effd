/** The row that the reader comes back to from the page of an alert. */
import { useContext, useEffect, useMemo } from 'react';
import { PreviousPath } from '@/components/previous-path.ts';
import type { RowSource } from '@/components/data-table/rows.ts';
import type { Alert } from '@/features/shared/alerts/alert.ts';
import { alertAt } from '@/features/shared/cases/alert-at.ts';
import { sessionState } from '@/lib/session-state.ts';

class LastPlace {
  /** The alert that was open, then those around its place in its list. */
  ids: readonly string[] = [];

  close(): void {
    this.ids = [];
  }
}

const lastPlace = () => sessionState.get(LastPlace);

/** Where the open alert is in its list, or was: a mark may take it out of the list that the reader comes back to. */
export function useRememberedPlace(id: string, rows: RowSource<Alert>, position: number): void {
  useEffect(() => {
    if (position < 0) return;
    // Once it has left the list, the next one has its place.
    const around = [position, position + 1, position - 1].map((at) => rows.idAt(at));
    lastPlace().ids = [id, ...around].filter((one) => one !== '');
  }, [id, rows, position]);
}

/**
 * The position in the table of the alert whose page was open just before, else of the one in its place; -1 for
 * none.
 */
export function useLeftRow(alerts: readonly Alert[]): number {
  const left = alertAt(useContext(PreviousPath));
  return useMemo(() => {
    if (left === undefined) return -1;
    const { ids } = lastPlace();
    for (const wanted of ids[0] === left ? ids : [left]) {
      const at = alerts.findIndex(({ id }) => id === wanted);
      if (at >= 0) return at;
    }
    return -1;
  }, [alerts, left]);
}
