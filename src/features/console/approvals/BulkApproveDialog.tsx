import { useState } from 'react';
import { approveAssetsMutation } from '@/api/queries/assets.ts';
import type { WorkResult, WorkResults } from '@/api/queries/many.ts';
import { notify } from '@/components/notify.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { BatchOutcome } from '@/components/BatchOutcome.tsx';
import { countResults, useBatch, wentAway } from '@/components/use-batch.ts';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { FlaggedRows } from './FlaggedRows.tsx';
import { BulkRows, Exceptions } from './BulkRows.tsx';

const NOUN = ['asset', 'assets'] as const;

interface BulkApproveDialogProps {
  /** What was chosen when the dialog opened; does not change while it is open. */
  rows: readonly ApprovalRow[];
  /** Those of them that conflict or are public endings, as far as is known by now. */
  flagged: readonly ApprovalRow[];
  /** True until the first comparison has ended: nothing is approved before. */
  comparing: boolean;
  /** True while, or when, not all of them have been compared. */
  uncompared: boolean;
  onClose: () => void;
  errorText: (error: unknown) => string;
}

/** Approves several assets: one confirmation, a tick for each flagged one, then a result for each row. */
export function BulkApproveDialog({
  rows,
  flagged,
  comparing,
  uncompared,
  onClose,
  errorText,
}: BulkApproveDialogProps) {
  const { results, isRunning, start, stop } = useBatch(approveAssetsMutation());
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<readonly ApprovalRow[] | null>(null);
  const onPage = useOnPage();
  const kept = new Set(flagged.map(({ asset }) => asset.id).filter((id) => !asked.has(id)));
  const wanted = sent ?? rows.filter(({ asset }) => !kept.has(asset.id));
  const open = wanted.filter(({ asset }) => results.get(asset.id)?.is !== 'done');
  /** What will happen: those that stay pending do not count as approved. */
  const many =
    wanted.length === rows.length
      ? count(rows.length, ...NOUN)
      : `${wanted.length} of ${count(rows.length, ...NOUN)}`;
  const left = rows.filter((row) => !wanted.includes(row));
  const ownersPending = wanted.filter(({ owner }) => owner && !owner.approved).length;

  async function run() {
    setSent(wanted);
    const after = await start(open.map(({ asset }) => asset.id));
    if (after === null || wentAway(after) || onPage()) return;
    notify({ title: summary(false, after, count(after.size, ...NOUN)), tone: 'info' });
  }

  return (
    <Dialog
      open
      // Closing while calls are made would hide what they come to.
      onClose={isRunning ? () => {} : onClose}
      title={wanted.length === 0 ? `Review ${count(rows.length, ...NOUN)}` : `Approve ${many}`}
      closeOnOutsidePress={false}
      footer={
        <>
          {isRunning && <Button onClick={stop}>Stop</Button>}
          {sent && !isRunning && open.length > 0 && (
            <Button onClick={() => void run()}>{`Try ${count(open.length, ...NOUN)} again`}</Button>
          )}
          {sent ? (
            <Button tone="primary" pending={isRunning} onClick={onClose}>
              Close
            </Button>
          ) : (
            <Asking
              // Only flagged ones were chosen: leaving them as they are is the way on.
              allFlagged={kept.size > 0 && flagged.length === rows.length}
              label={`Approve ${count(wanted.length, ...NOUN)}`}
              none={wanted.length === 0}
              comparing={comparing}
              onApprove={() => void run()}
              onClose={onClose}
            />
          )}
        </>
      }
    >
      <div className="text-sm">
        {sent ? (
          <p role="status" className="tabular-nums">
            {summary(isRunning, results, count(sent.length, ...NOUN))}
          </p>
        ) : (
          <>
            {/* First, since the question follows from it. */}
            <div className="-mt-3 mb-3 empty:hidden">
              <FlaggedRows
                rows={flagged}
                asked={asked}
                onAsked={(id, isAsked) => {
                  const next = new Set(asked);
                  if (isAsked) next.add(id);
                  else next.delete(id);
                  setAsked(next);
                }}
              />
            </div>
            {wanted.length > 0 && (
              <p>{`Are you sure you want to approve ${theseOf(wanted.length, rows.length)}?`}</p>
            )}
            {ownersPending > 0 && (
              <p className="mt-1 font-semibold">
                {ownersPendingWords(ownersPending, wanted.length)}
              </p>
            )}
            <Exceptions rows={wanted} />
            {uncompared && (
              <p className="mt-2 font-semibold">
                Not all of them have been compared with other organisations’ assets.
              </p>
            )}
          </>
        )}
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          <BulkRows
            title={sent ? 'Chosen to approve' : 'Will be approved'}
            rows={wanted}
            outcomeOf={({ asset }) => (
              <Result result={results.get(asset.id)} isRunning={isRunning} errorText={errorText} />
            )}
          />
          {/* Before that they are those without a tick. */}
          {sent && <BulkRows title="Kept pending" rows={left} />}
        </div>
      </div>
    </Dialog>
  );
}

/** Which of the chosen assets the question is about. */
function theseOf(wanted: number, all: number): string {
  if (wanted < all) return `${wanted} of these ${all} assets`;
  return all === 1 ? 'this asset' : `these ${all} assets`;
}

/** How many of the assets to be approved belong to organisations that are pending. */
function ownersPendingWords(pending: number, all: number): string {
  if (all === 1) return 'Its owner is itself still pending.';
  return pending === 1
    ? 'The owner of one of them is itself still pending.'
    : `The owners of ${formatNumber(pending)} of them are themselves still pending.`;
}

interface AskingProps {
  allFlagged: boolean;
  label: string;
  /** Whether there is nothing to approve as yet. */
  none: boolean;
  comparing: boolean;
  onApprove: () => void;
  onClose: () => void;
}

/** The two buttons of the question. */
function Asking({ allFlagged, label, none, comparing, onApprove, onClose }: AskingProps) {
  const approve = (
    <Button
      data-acts
      tone={allFlagged ? 'secondary' : 'primary'}
      disabled={none}
      pending={comparing}
      onClick={onApprove}
    >
      {label}
    </Button>
  );
  if (!allFlagged) {
    return (
      <>
        <Button onClick={onClose}>Cancel</Button>
        {approve}
      </>
    );
  }
  return (
    <>
      {approve}
      <Button tone="primary" onClick={onClose}>
        Keep pending
      </Button>
    </>
  );
}

function summary(isRunning: boolean, results: WorkResults, whole: string): string {
  const approved = countResults(results, 'done');
  if (isRunning) return `${approved} of ${whole} approved so far`;
  const failed = countResults(results, 'failed');
  const left = countResults(results, 'left');
  return [
    `${approved} of ${whole} approved`,
    failed > 0 && `${failed} failed`,
    left > 0 && `${left} not tried`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface ResultProps {
  result: WorkResult | undefined;
  isRunning: boolean;
  errorText: (error: unknown) => string;
}

function Result({ result, isRunning, errorText }: ResultProps) {
  switch (result?.is) {
    case 'done':
      return <BatchOutcome is="done">Approved</BatchOutcome>;
    case 'failed':
      return <BatchOutcome is="failed">{errorText(result.error)}</BatchOutcome>;
    case 'left':
      return <BatchOutcome is="open">Not tried</BatchOutcome>;
    case undefined:
      return isRunning ? <BatchOutcome is="waiting">Waiting</BatchOutcome> : null;
  }
}
