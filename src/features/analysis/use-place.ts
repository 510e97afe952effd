import { useEffect, useState } from 'react';
import type { AlertList } from '@/features/alerts/alert-list.ts';
import type { AlertRow } from '@/features/alerts/packed-alerts.ts';
import { useQuestion } from '@/features/alerts/use-found-alerts.ts';
import type { TableState } from '@/components/data-table/table-state.ts';

export interface Place {
  alert: AlertRow;
  /** Where it stands in the list it was opened from, from 1; null when that list does not hold it. */
  position: number | null;
  /** How many alerts that list holds. */
  of: number;
  previous: AlertRow | null;
  next: AlertRow | null;
}

/**
 * Finds an alert by its id, and its neighbours in the order of the list whose search, filters and sort
 * `state` holds.
 *
 * @returns undefined while searching, null when no alert has the id
 */
export function usePlace(list: AlertList, id: string, state: TableState): Place | null | undefined {
  const question = useQuestion(state);
  const [answer, setAnswer] = useState<{ id: string; place: Place | null }>();

  useEffect(() => {
    let current = true;
    void (async () => {
      const index = await list.locate(id);
      if (index === null || !current) return;
      const alert = list.at(index);
      if (!alert) return setAnswer({ id, place: null });
      const found = await list.find(question);
      if (found === null || !current) return;
      const at = found.indexOf(index);
      setAnswer({
        id,
        place: {
          alert,
          position: at < 0 ? null : at + 1,
          of: found.length,
          previous: at > 0 ? (list.at(found[at - 1] ?? -1) ?? null) : null,
          next: at >= 0 ? (list.at(found[at + 1] ?? -1) ?? null) : null,
        },
      });
    })();
    return () => {
      current = false;
    };
  }, [list, id, question]);

  return answer?.id === id ? answer.place : undefined;
}
