import { useEffect, useState } from 'react';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { placeAmong } from '@/features/shared/alert-index/place-among.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { useAsksTechnique, useQuestion } from '@/features/shared/alert-index/use-found-alerts.ts';
import type { TableState } from '@/components/data-table/table-state.ts';

export interface Place {
  alert: AlertRow;
  /** Where it stands in the list it was opened from, from 1; null when that list does not hold it. */
  position: number | null;
  /** How many alerts that list holds; null while it is searched for. */
  of: number | null;
  previous: AlertRow | null;
  next: AlertRow | null;
}

/**
 * Finds an alert by its id, and its neighbours in the order of the list whose search, filters and sort
 * `state` holds.
 *
 * @returns undefined while searching, null when no alert has the id
 */
export function usePlace(
  list: AlertIndex,
  id: string,
  state: TableState,
): Place | null | undefined {
  const question = useQuestion(state);
  const asksTechnique = useAsksTechnique(question);
  const [answer, setAnswer] = useState<{ id: string; place: Place | null }>();

  useEffect(() => {
    let current = true;
    void (async () => {
      const index = await list.locate(id);
      if (index === null || !current) return;
      const alert = list.at(index);
      if (!alert) return setAnswer({ id, place: null });
      const alone = { alert, position: null, of: null, previous: null, next: null };
      if (asksTechnique) {
        // The list waits until all names are compared; the alert does not have to.
        setAnswer({ id, place: alone });
        await list.techniques.start();
        if (!current) return;
      }
      const found = await list.find(question);
      if (found === null || !current) return;
      const at = found.indexOf(index);
      const left = at < 0 ? await placeAmong(list, question, found, index) : null;
      if (!current) return;
      const before = at < 0 ? left : at;
      setAnswer({
        id,
        place: {
          alert,
          position: at < 0 ? null : at + 1,
          of: found.length,
          previous:
            before === null ? null : beside(list, id, found.subarray(0, before).toReversed()),
          next: before === null ? null : beside(list, id, found.subarray(at < 0 ? before : at + 1)),
        },
      });
    })();
    return () => {
      current = false;
    };
  }, [list, id, question, asksTechnique]);

  return answer?.id === id ? answer.place : undefined;
}

/** The first of these alerts that has a page other than the open one. */
function beside({ at }: AlertIndex, id: string, places: Uint32Array): AlertRow | null {
  for (const place of places) {
    const row = at(place);
    if (row && row.id !== '' && row.id !== id) return row;
  }
  return null;
}
