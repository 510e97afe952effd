import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSingleKeyShortcuts } from '@/components/table/single-key-shortcuts.ts';
import { type UrlTableState, useTableState } from '@/components/table/url-table-state.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { ALERT_FILTERS, type FoundAlerts, useFoundAlerts } from '@/alerts/use-found-alerts.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { leftPlace, useRememberedPlace } from './open-place.ts';
import { useTableKeys } from './use-table-keys.ts';

export interface Queue {
  readonly state: UrlTableState;
  readonly found: FoundAlerts;
  /** The list that the rows belong to. */
  readonly list: AlertList;
  /** Index of the open alert; that of its place if it has left the list, -1 if it was not in it. */
  readonly position: number;
  /** True if the open alert has left the list: the next one has its place. */
  readonly hasLeft: boolean;
  /** Ids of the alerts that K and J open; null at the ends of the list. */
  readonly previous: string | null;
  readonly next: string | null;
  /** Opens this alert instead of the open one; does nothing for null and ''. */
  readonly open: (id: string | null) => void;
}

/** `2 of 40`, or `Next: 2 of 39` if the open alert has left the list. The length of a list that never had it. */
export function placeText({ found: { alerts }, position, hasLeft }: Queue): string {
  const { length } = alerts;
  if (position < 0 || length === 0) return count(length, 'alert');
  const place = Math.min(position, length - 1) + 1;
  return `${hasLeft ? 'Next: ' : ''}${formatNumber(place)} of ${formatNumber(length)}`;
}

/**
 * The list that an alert was opened from, next to it or behind it, and its keys.
 *
 * @param isBeside true if the list is next to it: a move then keeps the focus there
 */
export function useQueue(list: AlertList, id: string, isBeside: boolean): Queue {
  const state = useTableState(ALERT_FILTERS);
  const found = useFoundAlerts(list, state);
  const { alerts, stale, compared } = found;
  const { search } = state;
  const openAlert = list.byId.get(id);
  const index = openAlert ? alerts.indexOf(openAlert) : -1;
  const position = index < 0 && !stale ? leftPlace(alerts, id, search) : index;
  const hasLeft = index < 0 && position >= 0;
  // Only if the place depends on it: a long list is seconds of work.
  useEffect(() => {
    if (compared === 'comparing') void list.techniques.start();
  }, [list, compared]);
  const navigate = useNavigate();

  /** The nearest alert in a direction that has a page: an id may be missing, and one alert may be listed twice. */
  const idBeyond = (by: 1 | -1): string | null => {
    const isReplaced = hasLeft && by === 1;
    let at = isReplaced ? Math.min(position, alerts.length - 1) : position + by;
    while (['', id].some((one) => alerts[at]?.id === one)) at += by;
    return alerts[at]?.id ?? null;
  };
  const [previous, next] = [idBeyond(-1), idBeyond(1)];
  useRememberedPlace(index < 0 || stale ? null : { id, search, previous, next });

  const open = (wanted: string | null) => {
    if (wanted === null || wanted === '' || wanted === id) return;
    // Rendered synchronously, so that a key right after this one acts on the alert that it opens.
    void navigate(
      { pathname: paths.admin.alert(wanted), search },
      {
        replace: true,
        flushSync: true,
        ...(isBeside && { preventScrollReset: true, state: { keepFocus: true } }),
      },
    );
  };

  const { n: _note, t: _takedown, ...keys } = useTableKeys(list, search, id);
  const press = (act: (typeof keys)[string]) => () => {
    const at = hasLeft ? -1 : position;
    const goToNext = () => {
      // An open alert stays, whatever it is marked.
    };
    act({ row: alerts[at], position: at, rows: alerts, goToNext, focusId: open });
  };
  useSingleKeyShortcuts({
    ...Object.fromEntries(Object.entries(keys).map(([key, act]) => [key, press(act)])),
    j: () => open(next),
    k: () => open(previous),
  });
  return { state, found, list, position, hasLeft, previous, next, open };
}
