import { useNavigate } from 'react-router-dom';
import { CASE_STATUSES, type CaseStatus } from '@/cases/types.ts';
import type { KeyedRow } from '@/components/data-table/DataTable.tsx';
import { askPage, pageOffers } from '@/components/page-actions.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { useCaseActions, useCaseBook } from '@/features/shared/cases/use-cases.ts';
import { alertSelection } from '@/features/shared/queue/alert-selection.ts';
import { idsBetween, MOST_AT_ONCE, nextOpen, subjectOf } from '@/features/shared/queue/triage.ts';
import { paths } from '@/paths.ts';

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

/**
 * What the keys of the alert list do, besides moving: 1 to 6 mark the ticked alerts, else the row with the
 * focus, and go on to the next open one.
 *
 * @param search the list's own address, which an alert's page keeps
 */
export function useTableKeys(
  list: AlertIndex,
  search: string,
): Readonly<Record<string, (at: At) => void>> {
  const navigate = useNavigate();
  const book = useCaseBook();
  const actions = useCaseActions();

  async function mark(at: At, status: CaseStatus) {
    const selection = alertSelection();
    const ticked = selection.ids.get();
    // The bar asks first.
    if (ticked.size > MOST_AT_ONCE && pageOffers(`mark-${status}`)) {
      askPage(`mark-${status}`);
      return;
    }
    if (ticked.size > 0) {
      const rows = await list.withIds([...ticked]);
      if (rows && (await actions.mark(rows.map(subjectOf), status))) selection.clear();
      return;
    }
    if (at.row === undefined || at.row.id === '') return;
    const next = nextOpen(at.rows, at.position, book);
    if (next >= 0) at.focusRow(next);
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
