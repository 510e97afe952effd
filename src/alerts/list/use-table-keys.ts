import { useNavigate } from 'react-router-dom';
import type { CaseStatus } from '@/cases/model/types.ts';
import type { KeyedRow } from '@/components/table/DataTable.tsx';
import { notify } from '@/components/notify.ts';
import { askPage, usePageAction } from '@/components/page-actions.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { useCaseActions, useCaseBook } from '@/cases/index.ts';
import { alertSelection, listedAmong } from '@/alerts/model/alert-selection.ts';
import { asksFirst, idsBetween, markAlone, markTicked, subjectOf } from '@/alerts/model/triage.ts';
import { count } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { commandOf, TRIAGE_KEYS, type KeyCommand, type TriageKey } from './triage-keys.ts';

type At = KeyedRow<Alert>;

/** Index of the alert that was selected last; the row's own if that alert is not in the list. */
function anchorOf({ rows, position }: At): number {
  const { anchor } = alertSelection();
  const ticked = anchor === null ? -1 : rows.findIndex(({ id }) => id === anchor);
  return ticked < 0 ? position : ticked;
}

/**
 * Carries out the keys of triage-keys.ts. A mark on a row goes on to the next one; an open alert stays.
 *
 * @param search the list's own address, which an alert's page keeps
 * @param openId on the page of an alert: its id, also after it has left the list
 */
export function useTableKeys(
  list: AlertList,
  search: string,
  openId: string | null = null,
): Readonly<Record<string, (at: At) => void>> {
  const navigate = useNavigate();
  const book = useCaseBook();
  const actions = useCaseActions();

  /** A status may take the open alert out of the list, and another one correct that. */
  function alertOf({ row }: At): Alert | undefined {
    const alert = row ?? (openId === null ? undefined : list.byId.get(openId));
    return alert?.id === '' ? undefined : alert;
  }

  async function undo({ focusId }: At) {
    const [undone, ...more] = (await actions.undoLast())?.added ?? [];
    // If one alert came back, the keys continue with it.
    if (undone && more.length === 0) focusId(undone.subject.alert);
  }

  function run(command: KeyCommand, at: At) {
    const { ids, toggle, add } = alertSelection();
    const alert = alertOf(at);
    switch (command.do) {
      case 'mark': {
        const { what, status } = command;
        if (what === 'ticked') return void markTicked(actions, list.withIds(ids.get()), status);
        if (alert === undefined) return;
        if (what === 'open') return void markAlone(actions, subjectOf(alert), status);
        at.goToNext();
        return void actions.mark([subjectOf(alert)], status);
      }
      case 'ask-page':
        return askPage(command.action);
      case 'open':
        askPage(command.action);
        return alert && void navigate({ pathname: paths.admin.alert(alert.id), search });
      case 'tick':
        return alert && toggle(alert.id);
      case 'tick-range':
        // An open alert that has left the list has no index in it.
        return at.row && add(idsBetween(at.rows, anchorOf(at), at.position));
      case 'undo':
        return void undo(at);
      case 'say-out-of-sight':
        return notify({
          title: `Not in this list: ${count(ids.get().size, 'selected alert')}. Clear the selection, or use its bar.`,
          tone: 'info',
        });
    }
  }

  const press = (key: TriageKey) => (at: At) => {
    const ticked = alertSelection().ids.get();
    const command = commandOf(key, {
      isPage: openId !== null,
      hasAlert: alertOf(at) !== undefined,
      ticked: ticked.size,
      isTickedInSight: () => listedAmong(at.rows, ticked, 1) > 0,
      asksFirst: (status) => asksFirst(ticked, status, book),
    });
    if (command) run(command, at);
  };
  return Object.fromEntries(TRIAGE_KEYS.map((key) => [key, press(key)]));
}

/** Lets the command palette and the keys mark alerts; null while there is nothing to mark. */
export function useMarkActions(mark: ((status: CaseStatus) => void) | null): void {
  const as = (status: CaseStatus) => mark && (() => mark(status));
  usePageAction('mark-new', as('new'));
  usePageAction('mark-investigating', as('investigating'));
  usePageAction('mark-reported', as('reported'));
  usePageAction('mark-down', as('down'));
  usePageAction('mark-not-harmful', as('not-harmful'));
  usePageAction('mark-ours', as('ours'));
}
