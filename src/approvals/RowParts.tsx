/** The name, the line below it and the buttons in a row of assets or organisations. */
import { Trash2, TriangleAlert } from 'lucide-react';
import { createContext, use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AskButton } from '@/components/AskButton.tsx';
import { formatNumber } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { openReasons, ReasonSentence } from './ReviewText.tsx';
import type { Review } from './model/review-asset.ts';
import { detailsSearch, SubjectName, type Subject } from './Subject.tsx';
import type { Reviews } from './use-reviews.ts';

/** A dialog over the table. */
export type OpenDialog =
  | { readonly is: 'details' | 'question' | 'deletion'; readonly id: string }
  | { readonly is: 'selection'; readonly ids: readonly string[] };

/** Reviews of the rows, and what a row asks of its page. Columns are constants and cannot carry them. */
interface Rows {
  readonly reviews: Reviews;
  readonly open: (dialog: OpenDialog) => void;
  /** Ids whose approval is under way. */
  readonly approving: ReadonlySet<string>;
}

export const RowsContext = createContext<Rows | null>(null);

export function useRows(): Rows {
  const rows = use(RowsContext);
  if (rows === null) throw new Error('A row outside of its table');
  return rows;
}

/** Returns the review of a row; null if it is approved. */
export function useReviewOf(subject: Subject): Review | null {
  const { reviews } = useRows();
  return subject.approved ? null : reviews.of(subject);
}

interface NameCellProps {
  subject: Subject;
  /** Shown in the line below the name if nothing speaks against approving. */
  children: ReactNode;
}

/**
 * The name of a row, and below it the gravest reason of its review. The line is always there and always one line
 * high, so that what is found out later moves no row.
 */
export function NameCell({ subject, children }: NameCellProps) {
  const review = useReviewOf(subject);
  const [first, ...others] = review ? openReasons(review) : [];
  const isFlagged = review?.state === 'flagged';
  const name = <SubjectName subject={subject} review={review} />;
  return (
    <>
      {subject.id === '' ? name : <NameLink subject={subject}>{name}</NameLink>}
      <p className="flex h-5 items-center gap-1.5 text-xs font-normal text-quiet">
        {isFlagged && (
          <TriangleAlert aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-ink" />
        )}
        <span className={cx('truncate', isFlagged && 'text-ink')}>
          {subject.id === '' && withoutId(subject)}
          {subject.id !== '' && (first ? <ReasonSentence reason={first} /> : children)}
          {others.length > 0 && ` (and ${formatNumber(others.length)} more)`}
        </span>
      </p>
    </>
  );
}

/** Says why nothing can be done with a row. */
const withoutId = ({ inexactId }: Subject): string =>
  inexactId
    ? 'Its id is a number too large to be exact, so it can’t be approved or deleted here'
    : 'The server gave no id, so it can’t be approved or deleted here';

/** Links to the details of a row, which open in this page unless the browser opens a tab. */
function NameLink({ subject: { id, name }, children }: NameCellProps) {
  const { open } = useRows();
  return (
    <Link
      data-main
      to={detailsSearch(id)}
      aria-haspopup="dialog"
      aria-label={`Details of ${labelText(name, 'the unnamed row')}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open({ is: 'details', id });
      }}
      className="block max-w-full min-w-0 rounded-sm py-0.5 text-left text-brand-deep underline decoration-transparent underline-offset-3 hover:decoration-current"
    >
      {children}
    </Link>
  );
}

/** Approve if the row is clear, else Review, both only while pending; and Delete. */
export function RowActions({ subject }: { subject: Subject }) {
  const { open, approving } = useRows();
  const review = useReviewOf(subject);
  const { id, name } = subject;
  if (id === '') return <span className="text-quiet">No usable id</span>;
  const called = labelText(name, 'the unnamed row');
  const isClear = review?.state === 'clear';
  const verb = isClear ? 'Approve' : 'Review';
  return (
    <span className={cx('flex items-center gap-2 md:-my-1', !review && 'max-md:-my-2.5')}>
      {review && (
        <AskButton
          size="sm"
          pending={approving.has(id)}
          aria-label={`${verb} ${called}`}
          aria-haspopup="dialog"
          onAsk={() => open({ is: isClear ? 'question' : 'details', id })}
          // Both words take the same room, clear of the lines of a row of 36 px.
          className="min-w-20 px-2.5! md:pointer-fine:h-[1.625rem]"
        >
          {verb}
        </AskButton>
      )}
      <IconButton
        label={`Delete ${called}`}
        onClick={() => open({ is: 'deletion', id })}
        className="first:-ml-2.5 hover:text-high! max-md:-mr-2.5 md:ml-auto md:first:ml-auto"
        icon={<Trash2 aria-hidden size={16} strokeWidth={1.5} />}
      />
    </span>
  );
}
