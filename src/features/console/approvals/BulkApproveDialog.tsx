import { approveAssetsMutation } from '@/api/queries/assets.ts';
import type { WorkResult, WorkResults } from '@/api/queries/many.ts';
import { notify } from '@/components/notify.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { Outcome } from '@/features/shared/bulk/Outcome.tsx';
import { countResults, useRound, wentAway } from '@/features/shared/bulk/use-round.ts';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { ConflictSentence } from './ConflictSentence.tsx';
import { ReviewedName } from './ReviewedName.tsx';
import { BackendText } from '@/features/shared/review/BackendText.tsx';

const NOUN = ['asset', 'assets'] as const;

interface BulkApproveDialogProps {
  /** What was chosen when the dialog opened; does not change while it is open. */
  rows: readonly ApprovalRow[];
  /** Those of them that conflict with another organisation's asset, as far as is known by now. */
  flagged: readonly ApprovalRow[];
  /** True while, or when, not all of them have been compared. */
  uncompared: boolean;
  onClose: () => void;
  errorText: (error: unknown) => string;
}

/** Approves several assets: one confirmation, then a result for each row. */
export function BulkApproveDialog({
  rows,
  flagged,
  uncompared,
  onClose,
  errorText,
}: BulkApproveDialogProps) {
  const { results, isRunning, start, stop } = useRound(approveAssetsMutation());
  const onPage = useOnPage();
  const isAsking = !isRunning && results.size === 0;
  const open = rows.filter(({ asset }) => results.get(asset.id)?.is !== 'done');
  const ownersPending = rows.filter(({ owner }) => owner && !owner.approved).length;

  async function run() {
    const after = await start(open.map(({ asset }) => asset.id));
    if (after === null || wentAway(after) || onPage()) return;
    notify({ title: summary(false, after, count(after.size, ...NOUN)), tone: 'info' });
  }

  const whole = count(rows.length, ...NOUN);
  return (
    <Dialog
      open
      // Closing while calls are made would hide what they come to.
      onClose={isRunning ? () => {} : onClose}
      title={`Approve ${whole}`}
      closeOnOutsidePress={false}
      footer={
        <>
          {isAsking && <Button onClick={onClose}>Cancel</Button>}
          {isRunning && <Button onClick={stop}>Stop</Button>}
          {!isAsking && !isRunning && open.length > 0 && (
            <Button onClick={() => void run()}>{`Try ${count(open.length, ...NOUN)} again`}</Button>
          )}
          {isAsking ? (
            <Button tone="primary" onClick={() => void run()}>{`Approve ${whole}`}</Button>
          ) : (
            <Button tone="primary" pending={isRunning} onClick={onClose}>
              Close
            </Button>
          )}
        </>
      }
    >
      <div className="text-sm">
        {isAsking ? (
          <p>{`Are you sure you want to approve ${rows.length === 1 ? 'this asset' : `these ${rows.length} assets`}?`}</p>
        ) : (
          <p role="status" className="tabular-nums">
            {summary(isRunning, results, whole)}
          </p>
        )}
        {isAsking && ownersPending > 0 && (
          <p className="mt-1 font-semibold">
            {ownersPending === 1
              ? 'The owner of one of them is itself still pending.'
              : `The owners of ${ownersPending} of them are themselves still pending.`}
          </p>
        )}
        {isAsking && <Flagged rows={flagged} uncompared={uncompared} />}
        <ul className="mt-3 max-h-[50dvh] overflow-y-auto border-y border-hairline pr-3">
          {rows.map((row) => (
            <li
              key={row.asset.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-hairline py-2 last:border-b-0"
            >
              <div className="min-w-0">
                <ReviewedName name={row.asset.name} inRow />
                {row.owner && (
                  <BackendText text={row.owner.name} inRow className="text-xs text-quiet" />
                )}
              </div>
              <Result
                result={results.get(row.asset.id)}
                isRunning={isRunning}
                errorText={errorText}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** What should be looked at before all are approved. */
function Flagged({ rows, uncompared }: { rows: readonly ApprovalRow[]; uncompared: boolean }) {
  return (
    <>
      {rows.length > 0 && (
        <Notice tone="warning" className="mt-3">
          <p>
            {rows.length === 1
              ? 'One of them conflicts with another organization’s approved asset. It can be approved all the same.'
              : `${formatNumber(rows.length)} of them conflict with other organizations’ approved assets. They can be approved all the same.`}
          </p>
          <ul
            aria-label="Assets with a conflict"
            className="mt-2 grid max-h-[30dvh] gap-2 overflow-y-auto"
          >
            {rows.map(({ asset, conflict }) => (
              <li key={asset.id} className="min-w-0">
                <ReviewedName name={asset.name} inRow />
                {conflict && (
                  <p className="text-xs text-quiet">
                    <ConflictSentence conflict={conflict} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {uncompared && (
        <p className="mt-2 font-semibold">
          Not all of them have been compared with other organizations’ assets.
        </p>
      )}
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
      return <Outcome is="done">Approved</Outcome>;
    case 'failed':
      return <Outcome is="failed">{errorText(result.error)}</Outcome>;
    case 'left':
      return <Outcome is="open">Not tried</Outcome>;
    case undefined:
      return isRunning ? <Outcome is="waiting">Waiting</Outcome> : null;
  }
}
