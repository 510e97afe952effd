import { useMutation, useQuery } from '@tanstack/react-query';
import { useQueryState } from 'nuqs';
import { startTransition, useMemo, useState, type ReactNode } from 'react';
import { assetListQuery } from '@/api/queries/assets.ts';
import { usePendingIds } from '@/api/queries/client.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { ListLoading } from '@/components/ListLoading.tsx';
import { notify } from '@/components/notify.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { TableSkeleton } from '@/components/table/TableSkeleton.tsx';
import { capitalized } from '@/lib/capitalized.ts';
import { BulkApproveDialog } from './BulkApproveDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { Kind } from './kind.ts';
import { ReviewTable } from './ReviewTable.tsx';
import { RowsContext, type OpenDialog } from './RowParts.tsx';
import type { Subject } from './Subject.tsx';
import { useReviews, type Reviews } from './use-reviews.ts';

/** All rows of one kind: find, review, approve (also several), delete. */
export function ApprovalList<Row extends Subject>({ kind }: { kind: Kind<Row> }) {
  const assets = useQuery(assetListQuery());
  const organizations = useQuery(organizationListQuery());
  const reviews = useReviews(assets, organizations);
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
        <Decisions kind={kind} rows={rows} reviews={reviews}>
          <ReviewTable
            kind={kind}
            table={table}
            rows={rows}
            asOf={list.dataUpdatedAt}
            queries={[assets, organizations]}
          />
        </Decisions>
      )}
    </QueryBoundary>
  );
}

interface DecisionsProps<Row extends Subject> {
  kind: Kind<Row>;
  rows: readonly Row[];
  reviews: Reviews;
  /** The table. It is as big as its list, and is not drawn again for a dialog. */
  children: ReactNode;
}

/** Decides about the rows of a table: approve one or several, look at the details, delete. */
function Decisions<Row extends Subject>({ kind, rows, reviews, children }: DecisionsProps<Row>) {
  const { noun } = kind;
  const { mutateAsync: approve } = useMutation(kind.approve);
  const { mutateAsync: remove } = useMutation(kind.remove);
  /** The row whose details a link opened. */
  const [linked, setLinked] = useQueryState('details');
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const approving = usePendingIds(kind.approve.mutationKey);
  const context = useMemo(
    () => ({
      reviews,
      // In slices: the first dialog of a page costs more than a frame.
      open: (dialog: OpenDialog) => startTransition(() => setOpened(dialog)),
      approving,
    }),
    [reviews, approving],
  );

  const find = (id: string) => rows.find((row) => row.id === id);
  async function change(id: string, done: 'approved' | 'deleted') {
    const row = find(id);
    await (done === 'approved' ? approve({ id }) : remove({ id }));
    if (row) notify({ title: kind.newsOf(row, done, reviews.context), tone: 'success' });
  }

  const close = () => {
    setOpened(null);
    if (linked !== null) void setLinked(null);
  };
  const byLink = linked === null ? null : ({ is: 'details', id: linked } as const);
  const shown = opened ?? byLink;
  const doomed = shown?.is === 'deletion' && find(shown.id);
  return (
    <RowsContext value={context}>
      {children}
      {(shown?.is === 'details' || shown?.is === 'question') && (
        <DialogBoundary key={shown.id} name={`${capitalized(noun)} details`} onClose={close}>
          <DecisionDialog
            kind={kind}
            subject={find(shown.id)}
            isQuestion={shown.is === 'question'}
            onApprove={async () => change(shown.id, 'approved')}
            onDelete={() => {
              close();
              setOpened({ is: 'deletion', id: shown.id });
            }}
            onClose={close}
          />
        </DialogBoundary>
      )}
      {shown?.is === 'selection' && (
        <DialogBoundary name="The dialog" onClose={close}>
          <BulkApproveDialog
            kind={kind}
            subjects={rows.filter(({ id }) => shown.ids.includes(id))}
            onClose={close}
          />
        </DialogBoundary>
      )}
      {shown?.is === 'deletion' && (
        <ConfirmDialog
          title={`Delete ${noun}`}
          confirmLabel={kind.deleteLabel}
          subject={shown.id}
          onConfirm={async () => change(shown.id, 'deleted')}
          onClose={close}
          errorText={(error) => kind.errorText(error, 'delete')}
        >
          {doomed ? kind.deletion(doomed, reviews) : `This ${noun} is no longer listed.`}
        </ConfirmDialog>
      )}
    </RowsContext>
  );
}
