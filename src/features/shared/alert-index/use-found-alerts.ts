import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RowSource } from '@/components/data-table/rows.ts';
import type { TableState } from '@/components/data-table/table-state.ts';
import { evidenceConfig } from '@/evidence-config.ts';
import { statusFilterOf, type StatusFilter } from './case-filter.ts';
import { dnsFilterOf } from '@/features/shared/evidence/dns-filter.ts';
import { sameText } from '@/lib/same-text.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { MATCH_KINDS } from '@/lookalike/match-kind.ts';
import type { AlertIndex } from './alert-index.ts';
import type { AlertTechniques } from './alert-techniques.ts';
import type { AlertSort } from './alert-order.ts';
import type { AlertQuestion } from './alert-search.ts';
import { namesTechnique } from './search-items.ts';
import { textFields, type AlertRow } from './packed-alerts.ts';

const SORTABLE = ['severity', ...textFields.map(([, { sort }]) => sort)];

/** Whether a URL's `sort` is one of ours. */
const isAlertSort = (value: string): value is AlertSort => SORTABLE.includes(value);

const FILTERS = ['status', 'severity', 'asset', 'technique', 'new'];
const FILTERS_WITH_DNS = [...FILTERS, 'dns'];

/** The list's filters, as in the URL; by DNS only where the site has a resolver. Always the same two arrays. */
export const alertFilters = (): readonly string[] =>
  evidenceConfig().doh ? FILTERS_WITH_DNS : FILTERS;

/** The order while no column is sorted by: what was reported waits, the longest first; else the most severe first. */
export const unsortedOf = (status: StatusFilter | null) =>
  ({ column: status === 'reported' ? 'waiting' : 'severity', descending: true }) as const;

/** What the table asks for, as the worker understands it; the same object while nothing changed. */
export function useQuestion({ query: typed, sort, filters }: TableState): AlertQuestion {
  const query = typed.trim();
  const severity = SEVERITIES.find((level) => sameText(level, filters['severity'])) ?? null;
  const asset = filters['asset'] ?? null;
  const technique = MATCH_KINDS.find((kind) => sameText(kind, filters['technique'])) ?? null;
  const dns = dnsFilterOf(filters['dns']);
  const status = statusFilterOf(filters['status']);
  const fresh = filters['new'] !== undefined;
  const chosen = sort && isAlertSort(sort.column) ? sort.column : null;
  const unsorted = unsortedOf(status);
  const isWaiting = sort?.column === 'waiting' && unsorted.column === 'waiting';
  const column = isWaiting ? 'waiting' : (chosen ?? unsorted.column);
  const descending = isWaiting || chosen ? sort?.descending === true : true;
  return useMemo(
    () => ({ query, severity, asset, technique, dns, status, fresh, sort: column, descending }),
    [query, severity, asset, technique, dns, status, fresh, column, descending],
  );
}

/** Whether a question leaves alerts out. */
export const isNarrow = (question: AlertQuestion): boolean =>
  question.query !== '' ||
  question.severity !== null ||
  question.asset !== null ||
  question.technique !== null ||
  asksTold(question);

/** Whether the answer depends on what the list is told while it is shown. */
const asksTold = ({ dns, status, fresh }: AlertQuestion): boolean =>
  dns !== null || status !== null || fresh;

/** A new number once the answer to a question may be another one. */
export function useTold(list: AlertIndex, question: AlertQuestion): number {
  const asks = asksTold(question);
  return useSyncExternalStore(list.told.subscribe, () => (asks ? list.told.get() : 0));
}

/** Alerts by their places, which mean others in any other list: the two never part. */
export interface Placed {
  readonly list: AlertIndex;
  readonly places: Uint32Array;
}

interface FoundAlerts {
  /** Null only before the first answer to a search that the page was opened with. */
  readonly rows: RowSource<AlertRow> | null;
  /** Places of these rows, with their list: the one before, until a new list has answered. */
  readonly placed: Placed | null;
  /** What was searched for in these rows, which may no longer be what is typed. */
  readonly query: string;
  /** True while the rows are those of the question before. */
  readonly stale: boolean;
  /** True while alerts may be missing whose names have not been compared yet. */
  readonly partial: boolean;
}

interface Answer {
  readonly question: AlertQuestion;
  readonly rows: RowSource<AlertRow>;
  readonly placed: Placed;
}

/** The alerts at these places of the list, as the table reads them. */
function rowsAt(list: AlertIndex, places: Uint32Array): RowSource<AlertRow> {
  const at = (position: number) => list.at(places[position] ?? -1);
  return { count: places.length, at, idAt: (position) => list.idAt(places[position] ?? -1) };
}

/** Whether the answer depends on how names imitate. */
export function useAsksTechnique({ query, technique }: AlertQuestion): boolean {
  return useMemo(() => technique !== null || namesTechnique(query), [technique, query]);
}

const STAGES = 20;

/** How far the comparing is, from 0 to 20, or how it ended. Changes seldom, unlike the state itself. */
function useStage(techniques: AlertTechniques): number | 'complete' | 'failed' {
  return useSyncExternalStore(techniques.subscribe, () => {
    const { is, done, total } = techniques.state();
    return is === 'comparing' ? Math.floor((done / total) * STAGES) : is;
  });
}

/** The alerts that answer the table's state: the whole list at once, a narrower one from the worker. */
export function useFoundAlerts(list: AlertIndex, state: TableState): FoundAlerts {
  const question = useQuestion(state);
  const everything = useMemo<RowSource<AlertRow>>(() => rowsAt(list, list.order), [list]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { sort, descending } = question;
  const whole = !isNarrow(question) && sort === 'severity' && descending;
  // Kept as an answer too: it is what stays in sight until the next one comes.
  if (whole && answer?.rows !== everything) {
    setAnswer({ question, rows: everything, placed: { list, places: list.order } });
  }
  const compared = useStage(list.techniques);
  // A change of stage matters only to a question about techniques.
  const stage = useAsksTechnique(question) ? compared : 'complete';
  const news = useTold(list, question);

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each question
  useEffect(() => list.techniques.rest(), [list, question]);

  useEffect(() => {
    if (whole) return undefined;
    let current = true;
    void list.find(question).then((found) => {
      if (!current || found === null) return;
      // This early, an empty answer means nothing.
      if (stage === 0 && found.length === 0) return;
      setAnswer({ question, rows: rowsAt(list, found), placed: { list, places: found } });
    });
    return () => {
      current = false;
    };
  }, [list, question, whole, stage, news]);

  return {
    rows: answer?.rows ?? null,
    placed: answer?.placed ?? null,
    query: answer?.question.query ?? '',
    stale: !whole && answer?.question !== question,
    partial: stage !== 'complete',
  };
}
