/** The row that the reader comes back to from the page of an alert. */
import { useContext, useEffect, useMemo, useState } from 'react';
import { PreviousPath } from '@/components/previous-path.ts';
import type { RowSource } from '@/components/data-table/rows.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import type { Placed } from '@/features/shared/alert-index/use-found-alerts.ts';
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
export function useRememberedPlace(
  id: string,
  rows: RowSource<AlertRow> | null,
  position: number,
): void {
  useEffect(() => {
    if (rows === null || position < 0) return;
    // Once it has left the list, the next one has its place.
    const around = [position, position + 1, position - 1].map((at) => rows.idAt(at));
    lastPlace().ids = [id, ...around].filter((one) => one !== '');
  }, [id, rows, position]);
}

/**
 * The position in the table of the alert whose page was open just before, else of the one in its place; -1 for
 * none.
 */
export function useLeftRow(list: AlertIndex, placed: Placed | null): number {
  const left = alertAt(useContext(PreviousPath));
  const [located, setLocated] = useState<{ list: AlertIndex; around: (number | null)[] } | null>(
    null,
  );
  useEffect(() => {
    if (left === undefined) return;
    const { ids } = lastPlace();
    const wanted = ids[0] === left ? ids : [left];
    void Promise.all(wanted.map((id) => list.locate(id))).then((around) =>
      setLocated({ list, around }),
    );
  }, [list, left]);
  return useMemo(() => {
    if (!placed || placed.list !== located?.list) return -1;
    for (const place of located.around) {
      const at = place === null ? -1 : placed.places.indexOf(place);
      if (at >= 0) return at;
    }
    return -1;
  }, [located, placed]);
}
