import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/notify.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { wentAway } from '@/features/shared/bulk/run-many.ts';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { approveMany, type ApprovalResult } from './approve-many.ts';
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
  /** Makes one call. */
  approve: (id: string) => Promise<unknown>;
  /** Told when a round has ended, with the ids that are approved now. */
  onApproved: (ids: readonly string[]) => void;
  onClose: () => void;
  errorText: (error: unknown) => string;
}

/** Approves several assets: one confirmation, then a result for each row. */
export function BulkApproveDialog({
  rows,
  flagged,
  uncompared,
  approve,
  onApproved,
  onClose,
  errorText,
}: BulkApproveDialogProps) {
  const [phase, setPhase] = useState<'asking' | 'running' | 'done'>('asking');
  const [results, setResults] = useState<ReadonlyMap<string, ApprovalResult>>(new Map());
  const running = useRef<AbortController | null>(null);
  const onPage = useOnPage();
  // The page is left: no further call is made.
  useEffect(() => () => running.current?.abort(), []);

  const approved = rows.filter(({ asset }) => results.get(asset.id)?.is === 'approved').length;
  const open = rows.filter(({ asset }) => results.get(asset.id)?.is !== 'approved');
  const ownersPending = rows.filter(({ owner }) => owner && !owner.approved).length;

  async function run() {
    const controller = new AbortController();
    running.current = controller;
    setPhase('running');
    setResults((before) => new Map([...before].filter(([, { is }]) => is === 'approved')));
    const after = await approveMany(
      open.map(({ asset }) => asset.id),
      approve,
      (id, result) => setResults((before) => new Map(before).set(id, result)),
      controller.signal,
    );
    if (wentAway(after)) return;
    const ids = [...after].flatMap(([id, { is }]) => (is === 'approved' ? [id] : []));
    onApproved(ids);
    if (onPage()) setPhase('done');
    else
      notify({
        title: summary('done', ids.length, after, count(after.size, ...NOUN)),
        tone: 'info',
      });
  }

  const stop = () => running.current?.abort();
  const whole = count(rows.length, ...NOUN);
  return (
    <Dialog
      open
      // Closing while calls are made would hide what they come to.
      onClose={phase === 'running' ? () => {} : onClose}
      title={`Approve ${whole}`}
      closeOnOutsidePress={false}
      footer={
        <>
          {phase === 'asking' && <Button onClick={onClose}>Cancel</Button>}
          {phase === 'running' && <Button onClick={stop}>Stop</Button>}
          {phase === 'done' && open.length > 0 && (
            <Button onClick={() => void run()}>{`Try ${count(open.length, ...NOUN)} again`}</Button>
          )}
          {phase === 'asking' ? (
            <Button tone="primary" onClick={() => void run()}>{`Approve ${whole}`}</Button>
          ) : (
            <Button tone="primary" pending={phase === 'running'} onClick={onClose}>
              Close
            </Button>
          )}
        </>
      }
    >
      <div className="text-sm">
        {phase === 'asking' ? (
          <p>{`Are you sure you want to approve ${rows.length === 1 ? 'this asset' : `these ${rows.length} assets`}?`}</p>
        ) : (
          <p role="status" className="tabular-nums">
            {summary(phase, approved, results, whole)}
          </p>
        )}
        {phase === 'asking' && ownersPending > 0 && (
          <p className="mt-1 text-medium">
            {ownersPending === 1
              ? 'The owner of one of them is itself still pending.'
              : `The owners of ${ownersPending} of them are themselves still pending.`}
          </p>
        )}
        {phase === 'asking' && <Flagged rows={flagged} uncompared={uncompared} />}
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
              <Outcome
                result={results.get(row.asset.id)}
                running={phase === 'running'}
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
        <p className="mt-2 text-medium">
          Not all of them have been compared with other organizations’ assets.
        </p>
      )}
    </>
  );
}

function summary(
  phase: 'running' | 'done',
  approved: number,
  results: ReadonlyMap<string, ApprovalResult>,
  whole: string,
): string {
  if (phase === 'running') return `${approved} of ${whole} approved so far`;
  const all = [...results.values()];
  const failed = all.filter(({ is }) => is === 'failed').length;
  const left = all.filter(({ is }) => is === 'left').length;
  return [
    `${approved} of ${whole} approved`,
    failed > 0 && `${failed} failed`,
    left > 0 && `${left} not tried`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface OutcomeProps {
  result: ApprovalResult | undefined;
  running: boolean;
  errorText: (error: unknown) => string;
}

function Outcome({ result, running, errorText }: OutcomeProps) {
  const look = 'inline-flex items-center gap-1.5 whitespace-nowrap';
  switch (result?.is) {
    case 'approved':
      return (
        <span className={look}>
          <CircleCheck aria-hidden size={16} strokeWidth={1.5} className="text-brand" />
          Approved
        </span>
      );
    case 'failed':
      return (
        <span className="col-span-2 flex gap-1.5 break-words text-high">
          <CircleAlert aria-hidden size={16} strokeWidth={1.5} className="mt-0.75 shrink-0" />
          <span className="min-w-0">{errorText(result.error)}</span>
        </span>
      );
    case 'left':
      return (
        <span className={look}>
          <CircleDashed aria-hidden size={16} strokeWidth={1.5} className="text-medium" />
          Not tried
        </span>
      );
    case undefined:
      return running ? (
        <span className={`${look} text-quiet`}>
          <Spinner />
          Waiting
        </span>
      ) : null;
  }
}
