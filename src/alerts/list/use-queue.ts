import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAlone, useSingleKeyShortcuts } from '@/components/table/single-key-shortcuts.ts';
import { type UrlTableState, useTableState } from '@/components/table/url-table-state.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { placeAmong } from '@/alerts/model/find-alerts.ts';
import { alertFilters, type FoundAlerts, useFoundAlerts } from '@/alerts/use-found-alerts.ts';
import { paths } from '@/paths.ts';
import { askPage } from '@/components/page-actions.ts';
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
  /** Of the alert in the rows: its last one, where it is no longer among them; -1 for none. */
  readonly position: number;
  /** Whether it was among the rows of this same question, and is no longer. */
  readonly hasLeft: boolean;
}

/** The alert that the keys asked for last: each press counts from it, not from the page in sight. */
interface Target {
  readonly id: string;
  readonly position: number;
  /** Those that may be drawn until it is: it, those on the way, and the one that the way began at. */
  readonly asked: ReadonlySet<string>;
}

const askedBy = (target: Target | null, id: string): ReadonlySet<string> =>
  target?.asked ?? new Set([id]);

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

  const target = useRef<Target | null>(null);
  /** Where the presses so far lead, which may not have been drawn yet; null once the reader went elsewhere. */
  const underWay = (): Target | null => {
    const last = target.current;
    return last?.asked.has(id) && idAt(last.position) === last.id ? last : null;
  };
  useEffect(() => {
    // What was asked for on the way counts no more: the reader may open it by a press on its row.
    const last = target.current;
    if (last?.id === id) target.current = { ...last, asked: new Set([id]) };
  }, [id, target]);
  useTakedownAhead(id, () => underWay()?.id ?? null);
  const goTo = (next: string) => {
    if (next === '' || next === (underWay()?.id ?? id)) return;
    void navigate(
      { pathname: paths.admin.alert(next), search },
      moves
        ? { replace: true, preventScrollReset: true, state: { keepFocus: true } }
        : { replace: true },
    );
  };
  const go = (to: number) => {
    const next = idAt(to);
    goTo(next);
    if (next === '') return;
    target.current = { id: next, position: to, asked: new Set([...askedBy(underWay(), id), next]) };
  };
  const step = (by: 1 | -1) => {
    // An alert that has left the list has left its place to the next one.
    const here = idAt(position) === id || by === -1 ? position : position - 1;
    const from = underWay() ?? { id, position: here };
    let to = Math.max(0, Math.min(from.position + by, alerts.length - 1));
    // A row without an id has no page; and one alert may be listed twice.
    while (to > 0 && to < alerts.length && ['', from.id].includes(idAt(to))) to += by;
    go(to);
  };

  const { n: _note, t: _takedown, ...keys } = useTableKeys(list, search, id);
  const press = (act: (typeof keys)[string]) => () => {
    // Pressed after a J, a key means the alert that J opens.
    const at = underWay()?.position ?? (idAt(position) === id ? position : -1);
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

/**
 * T right after a J: the alert that J opens is the one that is meant, though the page of the one before still stands.
 * Its own T must not hear the key, so it is taken on its way down.
 *
 * @param id of the alert whose page stands
 * @param underWay the id of the alert that is being opened in its place; null for none
 */
function useTakedownAhead(id: string, underWay: () => string | null): void {
  const wanted = useRef<string | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 't' || !isAlone(event)) return;
    const next = underWay();
    if (next === null || next === id) return;
    event.preventDefault();
    event.stopPropagation();
    wanted.current = next;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
  useEffect(() => {
    if (wanted.current === id) askPage('prepare-takedown');
    wanted.current = null;
  }, [id]);
}
