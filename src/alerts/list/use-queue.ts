import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSingleKeyShortcuts } from '@/components/table/single-key-shortcuts.ts';
import { type UrlTableState, useTableState } from '@/components/table/url-table-state.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { placeAmong } from '@/alerts/model/find-alerts.ts';
import { alertFilters, type FoundAlerts, useFoundAlerts } from '@/alerts/use-found-alerts.ts';
import { paths } from '@/paths.ts';
import { useRememberedPlace } from './return-row.ts';
import { useTableKeys } from './use-table-keys.ts';

export interface Queue {
  readonly state: UrlTableState;
  readonly found: FoundAlerts;
  /** The list that they are of. */
  readonly list: AlertList;
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
  /** Index of the alert in the rows; its last one if it is no longer among them; -1 for none. */
  readonly position: number;
  /** True if it was among the rows of the same criteria and is no longer. */
  readonly hasLeft: boolean;
}

/**
 * Where the open alert is in its list, or was before it left it.
 *
 * @param question what the rows answer, as the address has it; null while they are those of the question before
 */
function usePosition(
  list: AlertList,
  id: string,
  { alerts, criteria, facts }: FoundAlerts,
  question: string | null,
): Position {
  const alert = list.byId.get(id);
  const found = alert ? alerts.indexOf(alert) : -1;
  const [last, setLast] = useState({ at: found, id, question });
  const isKnown = last.at >= 0 && last.id === id && last.question === question;
  // Marked before the page was opened anew.
  const left =
    found < 0 && !isKnown && alert && question !== null
      ? (placeAmong(list, criteria, facts, alerts, alert) ?? -1)
      : -1;
  const at = found >= 0 ? found : left;
  if (
    at >= 0 &&
    question !== null &&
    (at !== last.at || id !== last.id || question !== last.question)
  ) {
    setLast({ at, id, question });
  }
  return { position: at >= 0 ? at : last.at, hasLeft: found < 0 && (isKnown || left >= 0) };
}

/**
 * The list that an alert was opened from, beside it or behind it, and its keys: 1 to 6 mark the open alert,
 * whatever is ticked, and stay with it, as the buttons do.
 *
 * @param moves whether the list stands beside it: a move then keeps the focus there
 */
export function useQueue(list: AlertList, id: string, moves: boolean): Queue {
  const state = useTableState(alertFilters());
  const found = useFoundAlerts(list, state);
  const { alerts, stale } = found;
  const idAt = (at: number) => alerts[at]?.id ?? '';
  const { position, hasLeft } = usePosition(list, id, found, stale ? null : state.search);
  const next = hasLeft ? Math.min(position, alerts.length - 1) : -1;
  useRememberedPlace(id, alerts, position);
  const navigate = useNavigate();
  const { search } = state;

  const goTo = (next: string) => {
    if (next === '' || next === id) return;
    // Drawn at once, so that a key pressed right after it is about the alert that it opens.
    void navigate(
      { pathname: paths.admin.alert(next), search },
      {
        replace: true,
        flushSync: true,
        ...(moves && { preventScrollReset: true, state: { keepFocus: true } }),
      },
    );
  };
  const go = (to: number) => goTo(idAt(to));
  const step = (by: 1 | -1) => {
    // An alert that has left the list has left its place to the next one.
    const here = idAt(position) === id || by === -1 ? position : position - 1;
    let to = Math.max(0, Math.min(here + by, alerts.length - 1));
    // A row without an id has no page; and one alert may be listed twice.
    while (to > 0 && to < alerts.length && ['', id].includes(idAt(to))) to += by;
    go(to);
  };

  const { n: _note, t: _takedown, ...keys } = useTableKeys(list, search, id);
  const press = (act: (typeof keys)[string]) => () => {
    const at = idAt(position) === id ? position : -1;
    const goToNext = () => {
      // An open alert stays, whatever it is marked.
    };
    act({ row: alerts[at], position: at, rows: alerts, goToNext, focusId: goTo });
  };
  useSingleKeyShortcuts({
    ...Object.fromEntries(Object.entries(keys).map(([key, act]) => [key, press(act)])),
    j: () => step(1),
    k: () => step(-1),
  });
  return { state, found, list, position, next, go, step };
}
