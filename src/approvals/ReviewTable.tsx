/** The table of assets or of organisations, and a bar above it that says how their review stands. */
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { DataTable } from '@/components/data-table/DataTable.tsx';
import { FilterSelect, type FilterOption } from '@/components/data-table/FilterSelect.tsx';
import { arrangeRows, listOf } from '@/components/data-table/rows.ts';
import type { TableColumn } from '@/components/data-table/table-columns.ts';
import type { TableState } from '@/components/data-table/table-state.ts';
import { useTableState } from '@/components/data-table/url-table-state.ts';
import { DateTime } from '@/components/DateTime.tsx';
import { EmptyState } from '@/components/EmptyState.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { daysSince } from '@/lib/days-since.ts';
import { count, formatDays, formatNumber } from '@/lib/format.ts';
import { searchedName } from '@/lib/hostname.ts';
import { sameText } from '@/lib/same-text.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import type { Noun } from './DecisionDialog.tsx';
import type { Selection } from './Decisions.tsx';
import { useHeldRows } from './held-rows.ts';
import { NOT_CHECKED } from './ReviewText.tsx';
import { RowActions } from './RowParts.tsx';
import { sinceOf, type Subject } from './Subject.tsx';
import type { Reviews } from './use-reviews.ts';

/** Has no sort: the pending ones always come first. */
export const statusColumn = (approvedLabel: 'Approved' | 'Active'): TableColumn<Subject> => ({
  id: 'status',
  header: 'Status',
  width: '7.5rem',
  stacked: 'second-end',
  cell: ({ approved }) => <StatusMark approved={approved} approvedLabel={approvedLabel} />,
});

/** The date, and for a pending row its age. */
export const dateColumn = (header: string): TableColumn<Subject> => ({
  id: 'created',
  header,
  width: '7.5rem',
  from: 1180,
  stacked: 'third-end',
  sortBy: sinceOf,
  firstDescending: true,
  cell: (subject) => <DateCell subject={subject} />,
});

export const ACTIONS_COLUMN: TableColumn<Subject> = {
  id: 'actions',
  header: 'Actions',
  width: '9.5rem',
  stacked: 'end',
  cell: (subject) => <RowActions subject={subject} />,
};

function DateCell({ subject }: { subject: Subject }) {
  const since = sinceOf(subject);
  return (
    <>
      <DateTime iso={since} missing="Not given" day />{' '}
      {!subject.approved && since && (
        <span className="block text-xs text-quiet tabular-nums max-md:text-right">
          {formatDays(since)}
        </span>
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

type Filters = Readonly<Record<string, string>>;

/** What a page gives its table besides the rows. */
export interface TableProps {
  reviews: Reviews;
  /** When the rows were fetched, in milliseconds since the epoch. */
  asOf: number;
  /** Changes each time the user has refreshed. */
  refreshes: number;
  selection: Selection;
  /** At the end of the toolbar, and below the words for an empty list. */
  refresh: ReactNode;
}

interface TableFilter {
  readonly label: string;
  /** The URL parameter. */
  readonly name: string;
  /** The option that switches it off. */
  readonly all: string;
  readonly options: readonly FilterOption[];
}

interface ReviewTableProps<Row extends Subject> extends TableProps {
  noun: Noun;
  /** The table's accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Every row, memoised, in the order that they have while no column is sorted. */
  rows: readonly Row[];
  /** That order in words. */
  order: string;
  /** The words for pending and approved. */
  statuses: readonly [pending: string, approved: string];
  /** All URL parameters that filter the list. A module constant, as `searchIn` and `keep`. */
  filterNames: readonly string[];
  searchIn: (row: Row) => readonly string[];
  /** True if a row passes the list's own filters. */
  keep?: (row: Row, filters: Filters) => boolean;
  /** Those filters. */
  ownFilters?: readonly TableFilter[];
  /** Why the list is empty. */
  empty: string;
}

export function ReviewTable<Row extends Subject>({
  noun,
  label,
  columns,
  rows,
  order,
  statuses,
  filterNames,
  searchIn,
  keep,
  ownFilters = [],
  reviews,
  asOf,
  refreshes,
  selection,
  refresh,
  empty,
}: ReviewTableProps<Row>) {
  const state = useTableState(filterNames);
  const { query, sort, filters } = state;
  const isChecking = reviews.check.state === 'checking';
  const matching = useMemo(() => {
    const arranged = arrangeRows(rows, {
      query,
      // A name is found in any written form: as it is, in Unicode, defanged, in a URL.
      alsoQuery: searchedName(query),
      sort,
      columns,
      idOf: ({ id }) => id,
      searchIn,
      keep: (row) =>
        hasStatus(row, statuses, filters) &&
        hasWaited(row, filters) &&
        (keep?.(row, filters) ?? true) &&
        passesReview(row, reviews, filters),
    });
    return listOf(arranged);
  }, [rows, query, sort, filters, columns, statuses, searchIn, keep, reviews]);
  const shown = useHeldRows(JSON.stringify([query, sort, filters, refreshes]), rows, matching);
  const pending = rows.filter(({ approved }) => !approved);
  const counts = [pending.length, rows.length - pending.length];
  const statusFilter = {
    label: 'Status',
    name: 'status',
    all: 'All statuses',
    options: statuses.map((status, at) => ({
      value: status.toLowerCase(),
      text: `${status} (${formatNumber(counts[at] ?? 0)})`,
    })),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {rows.length > 0 && (
        <ReviewBar
          noun={noun}
          reviews={reviews}
          pending={pending.length}
          open={pending.filter((row) => reviews.of(row).state !== 'clear').length}
          state={state}
        />
      )}
      <DataTable
        label={label}
        noun={[noun, `${noun}s`]}
        columns={columns}
        rows={shown}
        opens={opens}
        total={rows.length}
        state={state}
        searchLabel={`Search ${noun}s`}
        order={order}
        asOf={asOf}
        foldFilters="many"
        filters={[statusFilter, ...REVIEW_FILTERS, ...ownFilters].map((filter) => (
          <FilterSelect key={filter.name} {...filter} state={state} />
        ))}
        actions={refresh}
        selection={{ ...selection, canSelect, labelOf }}
        selectionBar={selection.bar}
        {...(isChecking && filters['conflict'] && { done: <p role="status">Comparing…</p> })}
        empty={
          <EmptyState title={`No ${noun}s yet`} action={refresh}>
            {empty}
          </EmptyState>
        }
      />
    </div>
  );
}

const opens = ({ id }: Subject) => id !== '';
const canSelect = ({ id, approved }: Subject) => id !== '' && !approved;
const labelOf = ({ name }: Subject) => `Select ${labelText(name, 'the unnamed row')}`;

const hasStatus = (
  { approved }: Subject,
  statuses: readonly [string, string],
  { status }: Filters,
): boolean => status === undefined || sameText(statuses[approved ? 1 : 0], status);

function hasWaited(subject: Subject, { waiting }: Filters): boolean {
  if (waiting === undefined) return true;
  const since = sinceOf(subject);
  return !subject.approved && since !== null && daysSince(Date.parse(since)) > Number(waiting);
}

/** While the list is compared nobody knows which rows need a review: then no row passes. */
function passesReview(subject: Subject, { of, check }: Reviews, { conflict }: Filters): boolean {
  if (conflict === undefined) return true;
  if (subject.approved) return false;
  const isClear = of(subject).state === 'clear';
  return conflict === 'no' ? isClear : !isClear && check.state !== 'checking';
}

interface ReviewBarProps {
  noun: Noun;
  reviews: Reviews;
  /** How many rows are pending, and how many of them need a review. */
  pending: number;
  open: number;
  state: TableState;
}

/** How the comparison stands, and how many rows need a review. As high as its longest words: it moves no row. */
function ReviewBar({
  noun,
  reviews: { check, stop, retry },
  pending,
  open,
  state,
}: ReviewBarProps) {
  const isOnly = state.filters['conflict'] === 'yes';
  const needs = `${formatNumber(open)} ${open === 1 ? 'needs' : 'need'} review`;
  const none =
    pending === 0
      ? `No ${noun} is waiting for approval.`
      : `${count(pending, `pending ${noun}`)}, none needs review.`;
  const words = {
    checking: 'Comparing pending assets with all others…',
    failed: check.state === 'failed' && `${NOT_CHECKED[check.why]}.`,
    done: open > 0 ? needs : none,
  };
  const button = {
    checking: <BarButton onClick={stop}>Stop</BarButton>,
    failed: <BarButton onClick={retry}>Retry</BarButton>,
    done: open > 0 && (
      <BarButton
        aria-pressed={isOnly}
        onClick={() => state.setFilter('conflict', isOnly ? '' : 'yes')}
      >
        Show only these
      </BarButton>
    ),
  };
  const isQuiet = check.state === 'checking' || (check.state === 'done' && open === 0);
  return (
    <Notice
      tone={isQuiet ? 'info' : 'warning'}
      action={button[check.state]}
      className="min-h-[6.375rem] sm:min-h-[3.625rem]"
    >
      {words[check.state]}
    </Notice>
  );
}

const BarButton = (props: ComponentProps<typeof Button>) => (
  <Button {...props} size="sm" className="aria-pressed:bg-tint aria-pressed:text-brand-deep" />
);
