import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLetterKeys } from '@/components/data-table/letter-keys.ts';
import type { RowSource } from '@/components/data-table/rows.ts';
import { useTableState, type UrlTableState } from '@/components/data-table/url-table-state.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { useAlertCases } from '@/features/shared/alert-index/use-alert-cases.ts';
import { alertFilters, useFoundAlerts } from '@/features/shared/alert-index/use-found-alerts.ts';
import { paths } from '@/paths.ts';
import { useRememberedPlace } from './left-row.ts';
import { useTableKeys } from './use-table-keys.ts';

export interface Queue {
  readonly state: UrlTableState;
  /** Null before the first answer. */
  readonly rows: RowSource<AlertRow> | null;
  /** What was searched for in them. */
  readonly query: string;
  /** Where the open alert is in the list, or was before it left it. */
  readonly position: number;
  /** The position of the one that J opens, where the open alert has left the list; -1 while it is in it. */
  readonly next: number;
  /** Opens the alert at this position in place of the one that is open. */
  readonly go: (position: number) => void;
  /** Opens the next alert, or the one before; what J and K do. */
  readonly step: (by: 1 | -1) => void;
}

interface Position {
  /** Of the alert in the rows: its last one, where it is no longer among them; -1 for none. */
  readonly position: number;
  /** Whether it was among the rows of this same question, and is no longer. */
  readonly hasLeft: boolean;
}

/** @param question what the rows answer; null while they are those of the question before */
function usePosition(
  list: AlertIndex,
  id: string,
  places: Uint32Array | null,
  question: string | null,
): Position {
  const [place, setPlace] = useState<{ readonly id: string; readonly at: number } | null>(null);
  useEffect(() => {
    let current = true;
    void list.locate(id).then((at) => current && at !== null && setPlace({ id, at }));
    return () => {
      current = false;
    };
  }, [list, id]);
  const found = place?.id === id && places ? places.indexOf(place.at) : -1;
  const [last, setLast] = useState({ at: found, id, question });
  if (
    found >= 0 &&
    question !== null &&
    (found !== last.at || id !== last.id || question !== last.question)
  ) {
    setLast({ at: found, id, question });
  }
  const isKnown = last.at >= 0 && last.id === id && last.question === question;
  return { position: found >= 0 ? found : last.at, hasLeft: found < 0 && isKnown };
}

/**
 * The list that an alert was opened from, beside it or behind it, and its keys: 1 to 6 mark the open alert,
 * whatever is ticked, and stay with it, as the buttons do.
 *
 * @param moves whether J and K are the queue's, too
 */
export function useQueue(list: AlertIndex, id: string, moves: boolean): Queue {
  const state = useTableState(alertFilters());
  useAlertCases(list);
  const { rows, places, query, stale } = useFoundAlerts(list, state);
  const { position, hasLeft } = usePosition(list, id, places, stale ? null : state.search);
  const count = rows?.count ?? 0;
  const next = hasLeft ? Math.min(position, count - 1) : -1;
  useRememberedPlace(id, rows, position);
  const navigate = useNavigate();
  const { search } = state;

  const goTo = (next: string) => {
    if (next === '' || next === id) return;
    void navigate(
      { pathname: paths.admin.alert(next), search },
      moves
        ? { replace: true, preventScrollReset: true, state: { keepFocus: true } }
        : { replace: true },
    );
  };
  const go = (to: number) => goTo(rows?.idAt(to) ?? '');
  // A held key asks for more than has been drawn: it goes on from what it asked for last.
  const wanted = useRef(position);
  const asked = useRef(new Set<string>());
  useLayoutEffect(() => {
    // An alert on the way there is drawn: the keys pressed meanwhile count.
    if (asked.current.has(id) && rows?.idAt(position) === id && rows.idAt(wanted.current) !== id) {
      return;
    }
    asked.current.clear();
    wanted.current = position;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is known where the alert is
  }, [position]);
  const step = (by: 1 | -1) => {
    if (!rows || rows.count === 0) return;
    // An alert that has left the list has left its place to the next one.
    const isGone = rows.idAt(wanted.current) !== id && wanted.current === position;
    const from = isGone && by === 1 ? wanted.current - 1 : wanted.current;
    wanted.current = Math.max(0, Math.min(from + by, rows.count - 1));
    asked.current.add(rows.idAt(wanted.current));
    go(wanted.current);
  };

  const { n: _note, t: _takedown, ...keys } = useTableKeys(list, search, true);
  const press = (act: (typeof keys)[string]) => () => {
    if (!rows) return;
    const at = rows.idAt(position) === id ? position : -1;
    act({ row: rows.at(at), position: at, rows, focusRow: go, focusId: goTo });
  };
  useLetterKeys({
    ...Object.fromEntries(Object.entries(keys).map(([key, act]) => [key, press(act)])),
    ...(moves && { j: () => step(1), k: () => step(-1) }),
  });
  return { state, rows, query, position, next, go, step };
}
