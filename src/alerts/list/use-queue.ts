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
  /** The list that the rows belong to. */
  readonly list: AlertList;
  /** Index of the open alert, or its last index if it has left the list. */
  readonly position: number;
  /** Index of the alert that J opens if the open alert has left the list; -1 while it is in it. */
  readonly next: number;
  /** Opens the alert at this index instead of the open one. */
  readonly go: (position: number) => void;
  /** Opens the next or previous alert, as J and K do. */
  readonly step: (by: 1 | -1) => void;
}

interface Position {
  /** Index of the alert in the rows; its last one if it has left them; -1 if there is none. */
  readonly position: number;
  /** True if it was among the rows of the same criteria and no longer is. */
  readonly hasLeft: boolean;
}

/**
 * Index of the open alert in its list, now or before it left.
 *
 * @param question the criteria of the rows, as in the address; null while the rows are those of the previous criteria
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
  // It was marked before the page was reloaded.
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
 * The list that an alert was opened from, next to it or behind it, and its keys: 1 to 6 mark the open alert, whatever
 * is selected, and do not move on, like the buttons.
 *
 * @param moves true if the list is next to it: a move then keeps the focus there
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
    // Rendered synchronously, so that a key right after this one acts on the alert that it opens.
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
    // If an alert has left the list, the next one has its place.
    const here = idAt(position) === id || by === -1 ? position : position - 1;
    let to = Math.max(0, Math.min(here + by, alerts.length - 1));
    // A row without an id has no page, and one alert may be listed twice.
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
