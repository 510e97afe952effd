import { useEffect, useMemo, useState } from 'react';
import type { RowSource } from '@/components/data-table/rows.ts';
import type { TableState } from '@/components/data-table/table-state.ts';
import { isAlertSort, isSeverity, type AlertQuestion } from './alert-index.ts';
import type { AlertList } from './alert-list.ts';
import type { AlertRow } from './packed-alerts.ts';

export const ALERT_FILTERS = ['severity', 'asset'] as const;

/** What the table asks for, as the worker understands it; the same object while nothing changed. */
export function useQuestion({ query: typed, sort, filters }: TableState): AlertQuestion {
  const query = typed.trim();
  const level = filters['severity'] ?? '';
  const severity = isSeverity(level) ? level : null;
  const asset = filters['asset'] ?? null;
  const column = sort && isAlertSort(sort.column) ? sort.column : null;
  const descending = sort?.descending ?? false;
  return useMemo(
    () => ({ query, severity, asset, sort: column, descending }),
    [query, severity, asset, column, descending],
  );
}

interface FoundAlerts {
  /** Null only before the first answer to a search that the page was opened with. */
  readonly rows: RowSource<AlertRow> | null;
  /** True while the rows are those of the question before. */
  readonly stale: boolean;
}

interface Answer {
  readonly question: AlertQuestion;
  readonly rows: RowSource<AlertRow>;
}

/** The alerts that answer the table's state: the whole list at once, a narrower one from the worker. */
export function useFoundAlerts(list: AlertList, state: TableState): FoundAlerts {
  const question = useQuestion(state);
  const everything = useMemo<RowSource<AlertRow>>(
    () => ({ count: list.summary.total, at: list.at }),
    [list],
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { query, severity, asset, sort } = question;
  const whole = query === '' && severity === null && asset === null && sort === null;
  // Kept as an answer too: it is what stays in sight until the next one comes.
  if (whole && answer?.rows !== everything) setAnswer({ question, rows: everything });

  useEffect(() => {
    if (whole) return undefined;
    let current = true;
    void list.find(question).then((found) => {
      if (!current || found === null) return;
      const at = (position: number) => list.at(found[position] ?? -1);
      setAnswer({ question, rows: { count: found.length, at } });
    });
    return () => {
      current = false;
    };
  }, [list, question, whole]);

  return { rows: answer?.rows ?? null, stale: !whole && answer?.question !== question };
}
