import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { CASE_STATUSES, type CaseStatus } from '@/cases/types.ts';
import type { KeyedRow } from '@/components/data-table/DataTable.tsx';
import { notify } from '@/components/notify.ts';
import { askPage } from '@/components/page-actions.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { isDecided } from '@/features/shared/cases/case-words.ts';
import { useCaseActions, useCaseBook } from '@/features/shared/cases/use-cases.ts';
import { alertSelection } from '@/features/shared/queue/alert-selection.ts';
import { markAlone } from '@/features/shared/queue/mark-alone.ts';
import { idsBetween, nextOpen, subjectOf } from '@/features/shared/queue/triage.ts';
import { count } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { listedAmong } from './listed.ts';
import { asksFirst, markTicked } from './use-mark-actions.ts';

type At = KeyedRow<AlertRow>;

/** The position of the alert that was ticked last, near the row; the row's own where it is not in sight. */
function anchorOf({ rows, position }: At): number {
  const { anchor } = alertSelection();
  if (anchor === null) return position;
  for (let distance = 0; distance < 1_000; distance += 1) {
    if (rows.idAt(position - distance) === anchor) return position - distance;
    if (rows.idAt(position + distance) === anchor) return position + distance;
  }
  return position;
}

/** For so long after a mark has moved the focus on, the eye may still be on the row before; in milliseconds. */
const EYE_FOLLOWS = 1_000;

/** The keys that move between rows. */
const STEPS = /^(?:[jk]|Arrow|Page|Home$|End$)/;

/** Milliseconds of a clock that is never set back. */
const timeNow = (): number => performance.now();

/**
 * What the keys of the alert list do, besides moving: in the list 1 to 6 mark the ticked alerts, else the row
 * with the focus; on an alert's page that alert, whatever is ticked. In the list a status that decides goes on to
 * the next open row, and a J in the same breath stays there, since a reader who marks and steps must not step over
 * a row; New and Investigating stay.
 *
 * @param search the list's own address, which an alert's page keeps
 * @param openId on the page of an alert, which no status leaves: the id of that alert, in the list or no longer
 */
export function useTableKeys(
  list: AlertIndex,
  search: string,
  openId: string | null = null,
): Readonly<Record<string, (at: At) => void>> {
  const navigate = useNavigate();
  const book = useCaseBook();
  const actions = useCaseActions();
  /** The row that a mark has just left, and for which one. */
  const left = useRef<{ row: AlertRow; to: string; at: number } | null>(null);
  useEffect(() => {
    // Who steps after a mark looks at the row that is lit, whether the step moved on or was owed.
    const onKey = ({ key }: KeyboardEvent) => {
      if (STEPS.test(key)) left.current = null;
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

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
      const rows = await list.withIds([...ticked]);
      if (rows) await markTicked(actions, rows, status);
      return;
    }
    if (openId !== null) {
      // A status may have taken it out of the list, and is corrected by another one.
      const row = at.row ?? (await list.withIds([openId]))?.[0];
      if (row && row.id !== '') await markAlone(actions, subjectOf(row), status);
      return;
    }
    if (at.row === undefined || at.row.id === '') return;
    const next = isDecided(status) ? nextOpen(at.rows, at.position, book) : -1;
    if (next >= 0) {
      left.current = { row: at.row, to: at.rows.idAt(next), at: timeNow() };
      at.focusRow(next, true);
    }
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
    const before = left.current;
    const isLate = before?.to === at.row?.id && timeNow() - (before?.at ?? 0) < EYE_FOLLOWS;
    const row = before && isLate ? before.row : at.row;
    if (row === undefined || row.id === '') return;
    askPage(action);
    void navigate({ pathname: paths.admin.alert(row.id), search });
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
