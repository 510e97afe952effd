import { useNavigate } from 'react-router-dom';
import { CASE_STATUSES, type CaseStatus } from '@/cases/types.ts';
import type { KeyedRow } from '@/components/table/DataTable.tsx';
import { notify } from '@/components/notify.ts';
import { askPage } from '@/components/page-actions.ts';
import type { AlertList } from '@/features/shared/alerts/alert-list.ts';
import type { Alert } from '@/features/shared/alerts/alert.ts';
import { useCaseActions, useCaseBook } from '@/features/shared/cases/use-cases.ts';
import { alertSelection } from '@/features/shared/queue/alert-selection.ts';
import { markAlone } from '@/features/shared/queue/mark-alone.ts';
import { idsBetween, subjectOf } from '@/features/shared/queue/triage.ts';
import { count } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { listedAmong } from './listed.ts';
import { asksFirst, markTicked } from './use-mark-actions.ts';

type At = KeyedRow<Alert>;

/** The position of the alert that was ticked last; the row's own where it is not in the list. */
function anchorOf({ rows, position }: At): number {
  const { anchor } = alertSelection();
  const ticked = anchor === null ? -1 : rows.findIndex(({ id }) => id === anchor);
  return ticked < 0 ? position : ticked;
}

/**
 * Returns the keys of the alert list, besides those that move. In the list, 1 to 6 mark the selected alerts; if none
 * is selected, they mark the row with the focus and go on to the next row. On an alert's page every key is about that
 * alert, whatever is selected, and 1 to 6 stay with it.
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

  async function mark(at: At, status: CaseStatus) {
    const ticked = alertSelection().ids.get();
    const together = ticked.size > 0 && openId === null;
    // The reader means the row in sight, or those in the bar: a key does not say which.
    if (together && listedAmong(at.rows, ticked, 1) === 0) {
      notify({
        title: `Not in this list: ${count(ticked.size, 'selected alert')}. Clear the selection, or use its bar.`,
        tone: 'info',
      });
      return;
    }
    // The bar asks first.
    if (together && asksFirst(ticked, status, book)) {
      askPage(`mark-${status}`);
      return;
    }
    if (together) {
      await markTicked(actions, list.withIds(ticked), status);
      return;
    }
    if (openId !== null) {
      // A status may have taken it out of the list, and is corrected by another one.
      const row = at.row ?? list.byId.get(openId);
      if (row && row.id !== '') await markAlone(actions, subjectOf(row), status);
      return;
    }
    if (at.row === undefined || at.row.id === '') return;
    at.goToNext();
    await actions.mark([subjectOf(at.row)], status);
  }

  async function undo({ focusId }: At) {
    const [undone, ...more] = (await actions.undoLast())?.added ?? [];
    // Where one alert came back, the keys go on with it.
    if (undone && more.length === 0) focusId(undone.subject.alert);
  }

  const open = (at: At, action: 'prepare-takedown' | 'write-note') => {
    if (action === 'prepare-takedown' && alertSelection().ids.get().size > 0) {
      askPage(action);
      return;
    }
    if (at.row === undefined || at.row.id === '') return;
    askPage(action);
    void navigate({ pathname: paths.admin.alert(at.row.id), search });
  };

  const marks = CASE_STATUSES.map(
    (status, at) => [String(at + 1), (row: At) => void mark(row, status)] as const,
  );
  return {
    ...Object.fromEntries(marks),
    x: (at: At) => {
      if (at.row) alertSelection().toggle(at.row.id);
    },
    X: (at: At) => {
      if (at.row) alertSelection().add(idsBetween(at.rows, anchorOf(at), at.position));
    },
    n: (at: At) => open(at, 'write-note'),
    t: (at: At) => open(at, 'prepare-takedown'),
    e: () => askPage('export-alerts'),
    u: (at: At) => void undo(at),
  };
}
