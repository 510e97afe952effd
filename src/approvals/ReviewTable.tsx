/** The table of assets or of organisations, and a bar above it with the state of their review. */
import { useMemo, useState, type ComponentProps } from 'react';
import { AskButton } from '@/components/AskButton.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import { DataTable } from '@/components/table/DataTable.tsx';
import { FilterSelect } from '@/components/table/FilterSelect.tsx';
import { arrangeRows } from '@/components/table/rows.ts';
import { SelectionBar } from '@/components/table/SelectionBar.tsx';
import type { TableColumn } from '@/components/table/columns.ts';
import type { TableState } from '@/components/table/table-state.ts';
import { NothingMatches, TableToolbar } from '@/components/table/TableToolbar.tsx';
import { useTableState } from '@/components/table/url-table-state.ts';
import { DateTime } from '@/components/DateTime.tsx';
import { EmptyState } from '@/components/EmptyState.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { daysSince } from '@/lib/days-since.ts';
import { count, formatDays, formatNumber } from '@/lib/format.ts';
import { sameText } from '@/lib/same-text.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useHeldRows } from './held-rows.ts';
import type { Filters, Kind, KindTable, Noun, TableFilter } from './kind.ts';
import { NOT_CHECKED } from './ReviewText.tsx';
import { RowActions, useRows } from './RowParts.tsx';
import { sinceOf, type Subject } from './Subject.tsx';
import type { Reviews } from './use-reviews.ts';

const APPROVED = { asset: 'Approved', organisation: 'Active' } as const;

/** Has no sort: the pending ones always come first. */
export const statusColumn = (noun: Noun): TableColumn<Subject> => ({
  id: 'status',
  header: 'Status',
  width: '7.5rem',
  card: 'second-end',
  cell: ({ approved }) => <StatusMark approved={approved} approvedLabel={APPROVED[noun]} />,
});

/** The date, and for a pending row its age. */
export const dateColumn = (header: string): TableColumn<Subject> => ({
  id: 'created',
  header,
  width: '7.5rem',
  from: 1060,
  card: 'third-end',
  sortBy: sinceOf,
  firstDescending: true,
  cell: (subject) => <DateCell subject={subject} />,
});

export const ACTIONS_COLUMN: TableColumn<Subject> = {
  id: 'actions',
  header: 'Actions',
  width: '9.5rem',
  card: 'actions',
  cell: (subject) => <RowActions subject={subject} />,
};

function DateCell({ subject }: { subject: Subject }) {
  const since = sinceOf(subject);
  return (
    <>
      <DateTime iso={since} missing="Not given" day />{' '}
      {!subject.approved && since && (
        <span className="text-xs text-quiet tabular-nums md:block">{formatDays(since)}</span>
      )}
    </>
  );
}

/** The URL parameters that filter both lists. */
export const FILTER_NAMES = ['status', 'conflict', 'waiting'] as const;

const REVIEW_FILTERS: readonly TableFilter[] = [
  {
    label: 'Review',
    name: 'conflict',
    all: 'Any review',
    options: [
      { value: 'yes', text: 'Needs review' },
      { value: 'no', text: 'Clear' },
    ],
  },
  {
    label: 'Waiting',
    name: 'waiting',
    all: 'Any age',
    options: ['7', '30', '90'].map((days) => ({ value: days, text: `Over ${days} days` })),
  },
];

interface ReviewTableProps<Row extends Subject> {
  kind: Kind<Row>;
  /** The own parts of the kind's table, memoised. */
  table: KindTable<Row>;
  /** Every row, memoised. */
  rows: readonly Row[];
  /** When the rows were fetched, in milliseconds since the epoch. */
  asOf: number;
  /** Fetched again by Refresh. */
  queries: ComponentProps<typeof RefreshButton>['queries'];
}

export function ReviewTable<Row extends Subject>({
  kind: { noun, label, empty },
  table,
  rows,
  asOf,
  queries,
}: ReviewTableProps<Row>) {
  const [refreshes, setRefreshes] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { open, reviews } = useRows();
  const state = useTableState(table.filterNames);
  const { query, sort, filters } = state;
  const matching = useMemo(() => {
    const statusOf = ({ approved }: Row) => (approved ? APPROVED[noun] : 'Pending');
    return arrangeRows(rows.toSorted(oldestFirst), {
      query,
      sort,
      columns: table.columns,
      searchIn: table.searchIn,
      keep: (row) =>
        sameText(statusOf(row), filters['status'] ?? statusOf(row)) &&
        hasWaited(row, filters) &&
        table.keep(row, filters) &&
        passesReview(row, reviews, filters),
    });
  }, [rows, query, sort, filters, table, noun, reviews]);
  const shown = useHeldRows(JSON.stringify([query, sort, filters, refreshes]), rows, matching);
  const pending = rows.filter(({ approved }) => !approved);
  const selection = pending.filter(({ id }) => chosen.has(id));
  // A row may be listed twice.
  const selected = new Set(selection.map(({ id }) => id));
  const refresh = (
    <RefreshButton queries={queries} onRefreshed={() => setRefreshes((times) => times + 1)} />
  );
  const counts = [pending.length, rows.length - pending.length];
  const statusFilter = {
    label: 'Status',
    name: 'status',
    all: 'All statuses',
    options: ['Pending', APPROVED[noun]].map((status, at) => ({
      value: status.toLowerCase(),
      text: `${status} (${formatNumber(counts[at] ?? 0)})`,
    })),
  };
  return (
    <DataTable
      label={label}
      columns={table.columns}
      rows={shown}
      idOf={idOf}
      opens={opens}
      state={state}
      selection={{
        selected,
        onChange: setChosen,
        canSelect,
        labelOf,
        bar: selected.size > 0 && (
          <SelectionBar label={`Selected ${noun}s`} says={`${count(selected.size, noun)} selected`}>
            <AskButton
              size="sm"
              tone="primary"
              onAsk={() => open({ is: 'selection', ids: [...selected] })}
              className="max-md:h-11 max-md:grow"
            >
              {bulkLabel(selection, reviews, noun)}
            </AskButton>
            <Button
              size="sm"
              tone="quiet"
              onClick={() => setChosen(new Set())}
              className="max-md:h-11"
            >
              Clear
            </Button>
          </SelectionBar>
        ),
      }}
      toolbar={
        rows.length > 0 && (
          <>
            <ReviewBar
              noun={noun}
              open={pending.filter((row) => reviews.of(row).state !== 'clear').length}
              state={state}
            />
            <TableToolbar
              noun={[noun, `${noun}s`]}
              count={shown.length}
              total={rows.length}
              state={state}
              columns={table.columns}
              searchLabel={`Search ${noun}s`}
              order="pending first, oldest on top"
              asOf={asOf}
              filters={[statusFilter, ...REVIEW_FILTERS, ...table.filters].map((filter) => (
                <FilterSelect key={filter.name} {...filter} state={state} />
              ))}
              actions={refresh}
            />
          </>
        )
      }
      nothing={
        rows.length === 0 ? (
          <EmptyState title={`No ${noun}s yet`} action={refresh}>
            {empty}
          </EmptyState>
        ) : reviews.context.check.state === 'checking' && filters['conflict'] ? (
          <p role="status">Comparing…</p>
        ) : (
          <NothingMatches title={`No ${noun}s match`} state={state} />
        )
      }
    />
  );
}

const idOf = ({ id }: Subject) => id;
const opens = ({ id }: Subject) => id !== '';
const canSelect = ({ id, approved }: Subject) => id !== '' && !approved;
const labelOf = ({ name }: Subject) => `Select ${labelText(name, 'the unnamed row')}`;

/** How many of the selected rows the dialog will offer to approve. */
function bulkLabel(selection: readonly Subject[], { of }: Reviews, noun: Noun): string {
  const all = count(selection.length, noun);
  const clear = selection.filter((subject) => of(subject).state === 'clear').length;
  if (clear === selection.length) return `Approve ${all}`;
  return clear === 0 ? `Review ${all}` : `Approve ${clear} of ${all}`;
}

/** By the day since which each one waits; those without a date come last. */
function oldestFirst(one: Subject, other: Subject): number {
  const [a, b] = [sinceOf(one) ?? '~', sinceOf(other) ?? '~'];
  return a === b ? 0 : a < b ? -1 : 1;
}

function hasWaited(subject: Subject, { waiting }: Filters): boolean {
  if (waiting === undefined) return true;
  const since = sinceOf(subject);
  return !subject.approved && since !== null && daysSince(Date.parse(since)) > Number(waiting);
}

/** While the list is compared it is unknown which rows need a review: then no row passes. */
function passesReview(subject: Subject, { of, context }: Reviews, { conflict }: Filters): boolean {
  if (conflict === undefined) return true;
  if (subject.approved) return false;
  const isClear = of(subject).state === 'clear';
  return conflict === 'no' ? isClear : !isClear && context.check.state !== 'checking';
}

interface ReviewBarProps {
  noun: Noun;
  /** How many pending rows need a review. */
  open: number;
  state: TableState;
}

/** State of the comparison, and number of rows that need a review. As high as its longest text, so it moves no row. */
function ReviewBar({ noun, open, state }: ReviewBarProps) {
  const { context, stop, retry } = useRows().reviews;
  const { check } = context;
  const isOnly = state.filters['conflict'] === 'yes';
  const showOnly = () => state.setFilter('conflict', isOnly ? '' : 'yes');
  let words = 'Comparing pending assets with all others…';
  let button: readonly [label: string, onClick: () => void] | null = ['Stop', stop];
  if (check.state === 'failed') {
    words = `${NOT_CHECKED[check.why]}.`;
    button = ['Retry', retry];
  } else if (check.state === 'done') {
    words = `${open === 0 ? `No ${noun}` : formatNumber(open)} ${open > 1 ? 'need' : 'needs'} review`;
    button = open === 0 ? null : ['Show only these', showOnly];
  }
  return (
    <Notice
      tone={check.state === 'checking' || open === 0 ? 'info' : 'warning'}
      className="min-h-[6.375rem] sm:min-h-[3.625rem]"
      action={
        button && (
          <Button
            size="sm"
            aria-pressed={button[1] === showOnly ? isOnly : undefined}
            className="aria-pressed:bg-tint aria-pressed:text-brand-deep"
            onClick={button[1]}
          >
            {button[0]}
          </Button>
        )
      }
    >
      {words}
    </Notice>
  );
}
