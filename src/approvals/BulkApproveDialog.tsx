import { useId, useState, type ReactNode } from 'react';
import { countResults, wentAway, type WorkResults } from '@/api/queries/run-batch.ts';
import { BatchOutcome } from '@/components/BatchOutcome.tsx';
import { notify } from '@/components/notify.ts';
import { useBatch } from '@/components/use-batch.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import type { Kind } from './kind.ts';
import { Sentences } from './ReviewText.tsx';
import { useRows } from './RowParts.tsx';
import { ownerOf, SubjectBy, SubjectName, type Subject } from './Subject.tsx';

interface BulkApproveDialogProps<Row extends Subject> {
  kind: Kind<Row>;
  /** The selected rows as they are now. */
  subjects: readonly Row[];
  onClose: () => void;
}

/** Approves the clear ones among the selected rows, and names those that it leaves out. */
export function BulkApproveDialog<Row extends Subject>({
  kind,
  subjects,
  onClose,
}: BulkApproveDialogProps<Row>) {
  const { noun } = kind;
  const { reviews } = useRows();
  const { results, isRunning, start, stop } = useBatch(kind.approveMany);
  const isClear = (one: Subject) => !one.approved && reviews.of(one).state === 'clear';
  // Fixed when the dialog opens: a row that turns out clear later does not join the list under the pointer.
  const [offered] = useState(() => new Set(subjects.filter(isClear).map(({ id }) => id)));
  const [sent, setSent] = useState<ReadonlySet<string> | null>(null);
  const onPage = useOnPage();
  const wanted = subjects.filter((one) =>
    sent ? sent.has(one.id) : offered.has(one.id) && isClear(one),
  );
  const left = subjects.filter((one) => !one.approved && !wanted.includes(one));
  const many = count(sent?.size ?? wanted.length, noun);

  async function run() {
    const items = new Set(wanted.map(({ id }) => id));
    setSent(items);
    const after = await start([...items]);
    if (after === null || wentAway(after) || onPage()) return;
    notify({ title: summary(false, after, many), tone: 'info' });
  }

  return (
    <Dialog
      open
      // Closing while calls are made would hide their results.
      onClose={isRunning ? () => {} : onClose}
      title={sent || wanted.length > 0 ? `Approve ${many}` : `No ${noun} can be approved here`}
      closeOnOutsidePress={false}
      footer={
        <>
          {isRunning && <Button onClick={stop}>Stop</Button>}
          {sent || wanted.length === 0 ? (
            <Button tone="primary" pending={isRunning} onClick={onClose}>
              Close
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button data-acts tone="primary" onClick={() => void run()}>
                {`Approve ${many}`}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
        {sent && (
          <p role="status" className="tabular-nums">
            {summary(isRunning, results, many)}
          </p>
        )}
        <List
          title={sent ? 'Selected to approve' : 'Will be approved'}
          subjects={wanted}
          outcome={({ id }) =>
            (isRunning || results.has(id)) && (
              <BatchOutcome
                result={results.get(id)}
                errorText={(error) => kind.errorText(error, 'approve')}
              />
            )
          }
        />
        {!sent && wanted.length > 0 && <p>You can’t undo this here.</p>}
        <List title="Left out: review each by itself" subjects={left} />
      </div>
    </Dialog>
  );
}

interface ListProps {
  title: string;
  subjects: readonly Subject[];
  outcome?: (subject: Subject) => ReactNode;
}

function List({ title, subjects, outcome }: ListProps) {
  const id = useId();
  const { reviews } = useRows();
  if (subjects.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-1 font-semibold tabular-nums">
        {`${title} (${formatNumber(subjects.length)})`}
      </h3>
      <ul className="border-y border-hairline">
        {subjects.map((subject) => (
          <li
            key={subject.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-hairline py-2 pr-3 last:border-b-0"
          >
            <div className="min-w-0">
              <SubjectName subject={subject} review={reviews.of(subject)} />
              <div className="text-xs wrap-anywhere text-quiet">
                <SubjectBy subject={subject} owner={ownerOf(subject, reviews.context)} />
                {!subject.approved && (
                  <Sentences reasons={reviews.of(subject).reasons} hasAdvice={false} />
                )}
              </div>
            </div>
            {outcome?.(subject)}
          </li>
        ))}
      </ul>
    </section>
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
