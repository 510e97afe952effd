import type { UseMutationOptions } from '@tanstack/react-query';
import { startTransition, useMemo, useState, type ReactNode } from 'react';
import type { BatchOptions, WorkResults } from '@/api/queries/run-batch.ts';
import { AskButton, type Opening } from '@/components/AnswerButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import type { TableSelection } from '@/components/table/DataTable.tsx';
import { SelectionBar } from '@/components/table/SelectionBar.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { notify } from '@/components/notify.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { count } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { BulkApproveDialog } from './BulkApproveDialog.tsx';
import { DecisionDialog, type Noun } from './DecisionDialog.tsx';
import { RowRequestsContext } from './RowParts.tsx';
import type { Subject } from './Subject.tsx';
import { useDetails } from './use-details.ts';
import { ReviewsContext, type Reviews } from './use-reviews.ts';

/** The selected rows of a table, and the bar with what can be done with them. */
export type Selection = Pick<TableSelection<Subject>, 'selected' | 'onChange' | 'bar'>;

interface DecisionsProps<Kind extends Subject> {
  noun: Noun;
  subjects: readonly Kind[];
  reviews: Reviews;
  /** Ids whose approval is under way. */
  approving: ReadonlySet<string>;
  onApprove: (id: string) => Promise<unknown>;
  /** Approves many, given by their ids. */
  approveMany: UseMutationOptions<WorkResults, Error, BatchOptions>;
  onDelete: (id: string) => Promise<unknown>;
  errorText: (error: unknown, doing: 'approve' | 'delete') => string;
  /** How long the error of an approval shows, in milliseconds; until its dialog closes if not given. */
  approveErrorMs?: (text: string) => number;
  deleteLabel: string;
  /** A toast's sentence: 'example.in was deleted'. */
  newsOf: (subject: Kind, done: 'approved' | 'deleted') => ReactNode;
  /** The details, for their dialog. */
  details: (subject: Kind) => ReactNode;
  /** The question before one is deleted. */
  deletion: (subject: Kind) => ReactNode;
  /** The table. */
  children: (selection: Selection) => ReactNode;
}

/** Decides about the rows of a table: approve one or several, look at the details, delete. */
export function Decisions<Kind extends Subject>({
  noun,
  subjects,
  reviews,
  approving,
  onApprove,
  approveMany,
  onDelete,
  errorText,
  approveErrorMs,
  deleteLabel,
  newsOf,
  details,
  deletion,
  children,
}: DecisionsProps<Kind>) {
  const { id: opened, open, close } = useDetails();
  const [asked, setAsked] = useState<string | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [bulk, setBulk] = useState<readonly string[] | null>(null);
  const requests = useMemo(() => {
    // In slices: the first dialog of a page costs more than a frame.
    const show = (by: Opening | null, request: () => void) =>
      startTransition(() => {
        setOpening(by);
        request();
      });
    return {
      openDetails: (id: string, by: Opening | null) => show(by, () => open(id)),
      askApprove: (id: string, by: Opening) => show(by, () => setAsked(id)),
      askDelete: setDeleting,
      approving,
    };
  }, [open, approving]);

  const find = (id: string) => subjects.find((subject) => subject.id === id);
  // The table is as big as its list, and a dialog that opens changes nothing about it.
  const table = useMemo(() => {
    const stillPending = subjects.filter(({ id, approved }) => !approved && chosen.has(id));
    const selected = new Set(stillPending.map(({ id }) => id));
    return children({
      selected,
      onChange: setChosen,
      bar: selected.size > 0 && (
        <SelectionBar label={`Selected ${noun}s`} says={`${count(selected.size, noun)} selected`}>
          <AskButton
            size="sm"
            tone="primary"
            onAsk={(by) => {
              setOpening(by);
              setBulk([...selected]);
            }}
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
  }, [children, subjects, chosen, reviews, noun]);

  async function change(id: string, done: 'approved' | 'deleted') {
    const subject = find(id);
    await (done === 'approved' ? onApprove(id) : onDelete(id));
    if (subject) notify({ title: newsOf(subject, done), tone: 'success' });
  }

  const shown = asked ?? opened;
  const subject = shown === null ? undefined : find(shown);
  const doomed = deleting === null ? undefined : find(deleting);
  const closeShown = () => {
    setAsked(null);
    close();
  };
  return (
    <ReviewsContext value={reviews}>
      <RowRequestsContext value={requests}>
        {table}
        {shown !== null && (
          <DialogBoundary key={shown} name={`${capitalized(noun)} details`} onClose={closeShown}>
            <DecisionDialog
              noun={noun}
              subject={subject}
              reviews={reviews}
              isQuestion={asked !== null}
              opening={opening}
              approving={approving.has(shown)}
              onApprove={async () => change(shown, 'approved')}
              onDelete={() => {
                closeShown();
                setDeleting(shown);
              }}
              onClose={closeShown}
              errorText={(error) => errorText(error, 'approve')}
              errorMs={approveErrorMs}
            >
              {subject && details(subject)}
            </DecisionDialog>
          </DialogBoundary>
        )}
        {bulk && opening && (
          <DialogBoundary name="The dialog" onClose={() => setBulk(null)}>
            <BulkApproveDialog
              noun={noun}
              subjects={subjects.filter(({ id }) => bulk.includes(id))}
              reviews={reviews}
              opening={opening}
              approveMany={approveMany}
              onClose={() => setBulk(null)}
              errorText={(error) => errorText(error, 'approve')}
            />
          </DialogBoundary>
        )}
        {deleting !== null && (
          <ConfirmDialog
            title={`Delete ${noun}`}
            confirmLabel={deleteLabel}
            subject={deleting}
            onConfirm={async () => change(deleting, 'deleted')}
            onClose={() => setDeleting(null)}
            errorText={(error) => errorText(error, 'delete')}
          >
            {doomed ? deletion(doomed) : `This ${noun} is no longer listed.`}
          </ConfirmDialog>
        )}
      </RowRequestsContext>
    </ReviewsContext>
  );
}

/** How many of the selected rows the dialog will offer to approve. */
function bulkLabel(selection: readonly Subject[], { of }: Reviews, noun: Noun): string {
  const all = count(selection.length, noun);
  const clear = selection.filter((subject) => of(subject).state === 'clear').length;
  if (clear === selection.length) return `Approve ${all}`;
  return clear === 0 ? `Review ${all}` : `Approve ${clear} of ${all}`;
}
