import { useMutation, useQuery } from '@tanstack/react-query';
import { useQueryState } from 'nuqs';
import { startTransition, useMemo, useState, type ReactNode } from 'react';
import { assetListQuery } from '@/api/queries/assets.ts';
import { usePendingIds } from '@/api/queries/client.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import { AskButton } from '@/components/AskButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { ListLoading } from '@/components/ListLoading.tsx';
import { notify } from '@/components/notify.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import { SelectionBar } from '@/components/table/SelectionBar.tsx';
import { TableSkeleton } from '@/components/table/TableSkeleton.tsx';
import { capitalized } from '@/lib/capitalized.ts';
import { count } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { BulkApproveDialog } from './BulkApproveDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { Kind, Noun } from './kind.ts';
import { ReviewTable, type Selection } from './ReviewTable.tsx';
import { RowsContext } from './RowParts.tsx';
import type { Subject } from './Subject.tsx';
import { useReviews, type Reviews } from './use-reviews.ts';

/** All rows of one kind: find, review, approve (also several), delete. */
export function ApprovalList<Row extends Subject>({ kind }: { kind: Kind<Row> }) {
  const assets = useQuery(assetListQuery());
  const organizations = useQuery(organizationListQuery());
  const reviews = useReviews(assets, organizations);
  const [refreshes, setRefreshes] = useState(0);
  const approving = usePendingIds(kind.approve.mutationKey);
  const list = kind.listIn({ assets, organizations });
  const table = useMemo(() => kind.tableOf(reviews.context), [kind, reviews.context]);
  return (
    <QueryBoundary
      query={list}
      loading={<ListLoading query={kind.query}>{`Loading ${kind.noun}s...`}</ListLoading>}
      skeleton={<TableSkeleton columns={table.columns} selects />}
      errorText={(error) => kind.errorText(error, 'fetch')}
    >
      {(rows) => (
        <Decisions kind={kind} rows={rows} reviews={reviews} approving={approving}>
          {(selection) => (
            <ReviewTable
              kind={kind}
              table={table}
              rows={rows}
              reviews={reviews}
              asOf={list.dataUpdatedAt}
              refreshes={refreshes}
              selection={selection}
              refresh={
                <RefreshButton
                  queries={[assets, organizations]}
                  onRefreshed={() => setRefreshes((times) => times + 1)}
                />
              }
            />
          )}
        </Decisions>
      )}
    </QueryBoundary>
  );
}

interface DecisionsProps<Row extends Subject> {
  kind: Kind<Row>;
  rows: readonly Row[];
  reviews: Reviews;
  /** Ids whose approval is under way. */
  approving: ReadonlySet<string>;
  children: (selection: Selection) => ReactNode;
}

/** Decides about the rows of a table: approve one or several, look at the details, delete. */
function Decisions<Row extends Subject>({
  kind,
  rows,
  reviews,
  approving,
  children,
}: DecisionsProps<Row>) {
  const { noun } = kind;
  const { mutateAsync: approve } = useMutation(kind.approve);
  const { mutateAsync: remove } = useMutation(kind.remove);
  /** The row whose details a link opened. */
  const [linked, setLinked] = useQueryState('details');
  const [opened, setOpened] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [bulk, setBulk] = useState<readonly string[] | null>(null);
  const context = useMemo(() => {
    return {
      reviews,
      // In slices: the first dialog of a page costs more than a frame.
      openDetails: (id: string) => startTransition(() => setOpened(id)),
      askApprove: (id: string) => startTransition(() => setAsked(id)),
      askDelete: setDeleting,
      approving,
    };
  }, [reviews, approving]);

  const find = (id: string) => rows.find((row) => row.id === id);
  // The table is as big as its list, and a dialog that opens changes nothing about it.
  const table = useMemo(() => {
    const stillPending = rows.filter(({ id, approved }) => !approved && chosen.has(id));
    const selected = new Set(stillPending.map(({ id }) => id));
    return children({
      selected,
      onChange: setChosen,
      bar: selected.size > 0 && (
        <SelectionBar label={`Selected ${noun}s`} says={`${count(selected.size, noun)} selected`}>
          <AskButton
            size="sm"
            tone="primary"
            onAsk={() => setBulk([...selected])}
            className="max-md:h-11 max-md:grow"
          >
            {bulkLabel(stillPending, reviews, noun)}
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
    });
  }, [children, rows, chosen, reviews, noun]);

  async function change(id: string, done: 'approved' | 'deleted') {
    const row = find(id);
    await (done === 'approved' ? approve({ id }) : remove({ id }));
    if (row) notify({ title: kind.newsOf(row, done, reviews.context), tone: 'success' });
  }

  const shown = asked ?? opened ?? linked;
  const doomed = deleting === null ? undefined : find(deleting);
  const close = () => {
    setAsked(null);
    setOpened(null);
    if (linked !== null) void setLinked(null);
  };
  return (
    <RowsContext value={context}>
      {table}
      {shown !== null && (
        <DialogBoundary key={shown} name={`${capitalized(noun)} details`} onClose={close}>
          <DecisionDialog
            kind={kind}
            subject={find(shown)}
            reviews={reviews}
            isQuestion={asked !== null}
            approving={approving.has(shown)}
            onApprove={async () => change(shown, 'approved')}
            onDelete={() => {
              close();
              setDeleting(shown);
            }}
            onClose={close}
          />
        </DialogBoundary>
      )}
      {bulk && (
        <DialogBoundary name="The dialog" onClose={() => setBulk(null)}>
          <BulkApproveDialog
            kind={kind}
            subjects={rows.filter(({ id }) => bulk.includes(id))}
            reviews={reviews}
            onClose={() => setBulk(null)}
          />
        </DialogBoundary>
      )}
      {deleting !== null && (
        <ConfirmDialog
          title={`Delete ${noun}`}
          confirmLabel={kind.deleteLabel}
          subject={deleting}
          onConfirm={async () => change(deleting, 'deleted')}
          onClose={() => setDeleting(null)}
          errorText={(error) => kind.errorText(error, 'delete')}
        >
          {doomed ? kind.deletion(doomed, reviews) : `This ${noun} is no longer listed.`}
        </ConfirmDialog>
      )}
    </RowsContext>
  );
}

/** How many of the selected rows the dialog will offer to approve. */
function bulkLabel(selection: readonly Subject[], { of }: Reviews, noun: Noun): string {
  const all = count(selection.length, noun);
  const clear = selection.filter((subject) => of(subject).state === 'clear').length;
  if (clear === selection.length) return `Approve ${all}`;
  return clear === 0 ? `Review ${all}` : `Approve ${clear} of ${all}`;
}
