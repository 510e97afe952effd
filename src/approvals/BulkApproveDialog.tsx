import { useId, useState, type ReactNode } from 'react';
import { countResults, doneIn, wentAway, type WorkResults } from '@/api/queries/run-batch.ts';
import { BatchOutcome } from '@/components/BatchOutcome.tsx';
import { notify } from '@/components/notify.ts';
import { useBatch } from '@/components/use-batch.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import type { Kind } from './kind.ts';
import { Sentences } from './ReviewText.tsx';
import { ownerOf, SubjectBy, SubjectName, type Subject } from './Subject.tsx';
import type { Reviews } from './use-reviews.ts';

interface BulkApproveDialogProps<Row extends Subject> {
  kind: Kind<Row>;
  /** The selected rows as they are now. */
  subjects: readonly Row[];
  reviews: Reviews;
  onClose: () => void;
}

/** Approves the clear ones among the selected rows, and names those that it leaves out. */
export function BulkApproveDialog<Row extends Subject>({
  kind,
  subjects,
  reviews,
  onClose,
}: BulkApproveDialogProps<Row>) {
  const { noun } = kind;
  const { results, isRunning, start, stop } = useBatch(kind.approveMany);
  const isClear = (one: Subject) => !one.approved && reviews.of(one).state === 'clear';
  // Fixed when the dialog opens: a row that turns out clear later does not join the list under the pointer.
  const [offered] = useState(() => new Set(subjects.filter(isClear).map(({ id }) => id)));
  const [sent, setSent] = useState<readonly Subject[] | null>(null);
  const onPage = useOnPage();
  // A review is about a row as it is now: the list may have been fetched again since the first try.
  const now = new Map(subjects.map((one) => [one.id, one]));
  const wanted =
    sent?.map((one) => now.get(one.id) ?? one) ??
    subjects.filter((one) => offered.has(one.id) && isClear(one));
  const left = subjects.filter(
    ({ id, approved }) => !approved && !wanted.some((one) => one.id === id),
  );
  const done = doneIn(results);
  const open = wanted.filter(({ id }) => !done.has(id));
  const clear = open.filter(isClear);
  const many = count(wanted.length, noun);

  async function run() {
    setSent(wanted);
    const after = await start(clear.map(({ id }) => id));
    if (after === null || wentAway(after) || onPage()) return;
    notify({ title: summary(false, after, count(after.size, noun)), tone: 'info' });
  }

  return (
    <Dialog
      open
      // Closing while calls are made would hide their results.
      onClose={isRunning ? () => {} : onClose}
      title={wanted.length > 0 ? `Approve ${many}` : `No ${noun} can be approved here`}
      closeOnOutsidePress={false}
      footer={
        <>
          {isRunning && <Button onClick={stop}>Stop</Button>}
          {sent && !isRunning && open.length > 0 && (
            <Button disabled={clear.length === 0} onClick={() => void run()}>
              {`Try ${count(clear.length || open.length, noun)} again`}
            </Button>
          )}
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
            {summary(isRunning, results, count(sent.length, noun))}
          </p>
        )}
        <List
          title={sent ? 'Selected to approve' : 'Will be approved'}
          subjects={wanted}
          reviews={reviews}
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
        <List title="Left out: review each by itself" subjects={left} reviews={reviews} />
      </div>
    </Dialog>
  );
}

interface ListProps {
  title: string;
  subjects: readonly Subject[];
  reviews: Reviews;
  outcome?: (subject: Subject) => ReactNode;
}

function List({ title, subjects, reviews, outcome }: ListProps) {
  const id = useId();
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
