import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { count } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import type { ApprovalRow } from './approval-rows.ts';
import { approveMany, type ApprovalResult } from './approve-many.ts';
import { ReviewedName } from './ReviewedName.tsx';
import { Told } from './Told.tsx';

const NOUN = ['asset', 'assets'] as const;

interface BulkApproveDialogProps {
  /** What was chosen when the dialog opened; does not change while it is open. */
  rows: readonly ApprovalRow[];
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
  approve,
  onApproved,
  onClose,
  errorText,
}: BulkApproveDialogProps) {
  const [phase, setPhase] = useState<'asking' | 'running' | 'done'>('asking');
  const [results, setResults] = useState<ReadonlyMap<string, ApprovalResult>>(new Map());
  const running = useRef<AbortController | null>(null);
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
    onApproved([...after].flatMap(([id, { is }]) => (is === 'approved' ? [id] : [])));
    setPhase('done');
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
        <ul className="mt-3 max-h-[50dvh] overflow-y-auto border-y border-hairline pr-3">
          {rows.map((row) => (
            <li
              key={row.asset.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-hairline py-2 last:border-b-0"
            >
              <div className="min-w-0">
                <ReviewedName name={row.asset.name} inRow />
                {row.owner && <Told text={row.owner.name} inRow className="text-xs text-quiet" />}
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
