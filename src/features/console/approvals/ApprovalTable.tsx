import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { DataTable } from '@/components/data-table/DataTable.tsx';
import { FilterSelect } from '@/components/data-table/FilterSelect.tsx';
import { arrangeRows, listOf } from '@/components/data-table/rows.ts';
import { SelectionBar } from '@/components/data-table/SelectionBar.tsx';
import { useTableState } from '@/components/data-table/url-table-state.ts';
import { ASSET_STATUSES } from '@/features/shared/asset-state/asset-state.ts';
import { EmptyState } from '@/components/EmptyState.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { searchedName } from '@/lib/read-name.ts';
import { count } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { APPROVAL_COLUMNS } from './approval-columns.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import {
  APPROVAL_FILTERS,
  approvedPairs,
  flaggedByOwner,
  ownerOptions,
  passesApprovalFilters,
  typeOptions,
  warns,
  type ApprovalRow,
} from '@/features/shared/conflicts/approval-rows.ts';
import { labelText } from '@/lib/visible-text.ts';
import { organisationHeadings } from './organisation-groups.tsx';
import { useReviewOrder } from './use-review-order.ts';
import { StatusFilter } from '@/features/shared/review/StatusFilter.tsx';

const NOUN = ['asset', 'assets'] as const;
const searchIn = (row: ApprovalRow) => row.search;
const idOf = ({ asset }: ApprovalRow) => asset.id;
const opens = ({ asset }: ApprovalRow) => asset.id !== '';
const canSelect = ({ asset }: ApprovalRow) => !asset.approved && asset.id !== '';
const labelOf = ({ asset }: ApprovalRow) => `Select ${labelText(asset.name, 'the unnamed row')}`;

interface ApprovalTableProps {
  rows: readonly ApprovalRow[];
  /** When the assets were fetched, in milliseconds since the epoch. */
  asOf: number;
  /** The ids of the pending assets that are chosen. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onApproveSelected: () => void;
  /** The search for conflicts between organisations. */
  conflicts: Pick<
    ComponentProps<typeof ConflictNotice>,
    'search' | 'uncompared' | 'onStop' | 'onAgain'
  >;
  /** Stands at the end of the toolbar, and under the words for an empty list. */
  refresh: ReactNode;
}

/** All assets of all organisations: search, filters, details, approve (also several), delete. */
export function ApprovalTable({
  rows,
  asOf,
  selected,
  onSelect,
  onApproveSelected,
  conflicts,
  refresh,
}: ApprovalTableProps) {
  const state = useTableState(APPROVAL_FILTERS);
  const { query, sort, filters } = state;
  const { ordered, words: order } = useReviewOrder(rows, conflicts.search.is === 'done');
  const shown = useMemo(
    () =>
      arrangeRows(ordered, {
        query,
        // A name is found in any written form: as it is, in Unicode, defanged, in a URL.
        alsoQuery: searchedName(query),
        sort,
        columns: APPROVAL_COLUMNS,
        idOf,
        searchIn,
        keep: (row) => passesApprovalFilters(row, filters),
      }),
    [ordered, query, sort, filters],
  );
  const headingAt = useMemo(
    () => (sort?.column === 'owner' ? organisationHeadings(shown) : undefined),
    [shown, sort],
  );
  // Each filter counts what the search and the others leave.
  const choices = useMemo(() => {
    const leaving = (name: (typeof APPROVAL_FILTERS)[number]) => {
      const { [name]: _, ...others } = filters;
      return listOf(
        arrangeRows(rows, {
          query,
          alsoQuery: searchedName(query),
          sort: null,
          columns: APPROVAL_COLUMNS,
          idOf,
          searchIn,
          keep: (row) => passesApprovalFilters(row, others),
        }),
      );
    };
    const byStatus = leaving('status');
    const waiting = byStatus.filter(({ asset }) => !asset.approved).length;
    return {
      statuses: [waiting, byStatus.length - waiting] as const,
      types: typeOptions(rows, leaving('type')),
      owners: ownerOptions(rows, leaving('owner')),
    };
  }, [rows, query, filters]);
  const flagged = flaggedByOwner(rows);
  const pending = rows.filter(({ asset }) => !asset.approved).length;
  const expected = pending > 0 && pending < rows.length;
  // The dialog approves none of these: the button must not say that it does.
  const asksFirst = rows.some((row) => selected.has(row.asset.id) && warns(row));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* Its room from the start, so that the word that comes late moves nothing. */}
      <div
        className={cx(
          'grid content-start gap-3',
          expected && 'min-h-[6.375rem] sm:min-h-[3.625rem]',
        )}
      >
        {(conflicts.search.is !== 'idle' ||
          conflicts.uncompared > 0 ||
          flagged.endings.length > 0) && (
          <PanelBoundary name="The comparison">
            <ConflictNotice
              {...conflicts}
              flagged={flagged.others.length}
              own={flagged.own.length}
              endings={flagged.endings.length}
              pairs={approvedPairs(rows)}
              expected={expected}
              state={state}
            />
          </PanelBoundary>
        )}
      </div>
      <DataTable
        label="Asset approvals"
        noun={NOUN}
        columns={APPROVAL_COLUMNS}
        rows={shown}
        headingAt={headingAt}
        opens={opens}
        total={rows.length}
        state={state}
        searchLabel="Search assets"
        order={order}
        asOf={asOf}
        foldFilters
        filters={
          <>
            <StatusFilter state={state} words={ASSET_STATUSES} counts={choices.statuses} />
            <FilterSelect
              label="Asset type"
              name="type"
              all="All types"
              state={state}
              options={choices.types}
            />
            <FilterSelect
              label="Organisation"
              name="owner"
              all="All organisations"
              state={state}
              options={choices.owners}
            />
          </>
        }
        actions={refresh}
        selectionBar={
          selected.size > 0 && (
            <SelectionBar
              label="Selected assets"
              told={`${count(selected.size, ...NOUN)} selected`}
            >
              <Button
                size="sm"
                tone="primary"
                onClick={onApproveSelected}
                className="max-md:h-11 max-md:grow"
              >
                {`${asksFirst ? 'Review' : 'Approve'} ${count(selected.size, ...NOUN)}`}
              </Button>
              <Button
                size="sm"
                tone="quiet"
                onClick={() => onSelect(new Set())}
                className="max-md:h-11"
              >
                Clear
              </Button>
            </SelectionBar>
          )
        }
        empty={
          <EmptyState title="No assets yet" action={refresh}>
            No organisation has registered an asset. Each one is listed here, as Pending, as soon as
            it is registered.
          </EmptyState>
        }
        selection={{ selected, onChange: onSelect, canSelect, labelOf }}
      />
    </div>
  );
}
