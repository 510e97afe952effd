import type { CaseStatus } from './model/types.ts';
import { cx } from '@/ui/class-names.ts';
import { STATUS_WORDS } from './model/status-words.ts';

/** Paths on 12 × 12: an empty ring fills as work progresses; statuses without work are a bar or a house. */
const SHAPES: Readonly<Record<CaseStatus, { readonly line?: string; readonly fill?: string }>> = {
  new: { line: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z' },
  investigating: {
    line: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
    fill: 'M6 3a3 3 0 0 1 0 6Z',
  },
  reported: { line: 'M1 6 11 1.5 8 10.5 5.5 7Z' },
  down: { fill: 'M1.5 6.2 3 4.7l2 2 4-4.2 1.5 1.4L5 9.7Z' },
  'not-harmful': { line: 'M2 6h8' },
  ours: { line: 'M1.5 6 6 1.8 10.5 6M3 5v5h6V5' },
};

/** Open statuses are in ink, settled ones in the quiet colour. */
const OPEN: ReadonlySet<CaseStatus> = new Set(['new', 'investigating', 'reported']);

/**
 * The status of an alert as a shape and a word, without its own colour. Null while the cases are not known: then it
 * says "Not known".
 */
export function CaseStatusMark({ status }: { status: CaseStatus | null }) {
  if (status === null) return <span className="text-quiet">Not known</span>;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap',
        !OPEN.has(status) && 'text-quiet',
      )}
    >
      <CaseStatusShape status={status} />
      {STATUS_WORDS[status]}
    </span>
  );
}

/** The shape of a status, to be shown next to its word. */
export function CaseStatusShape({ status }: { status: CaseStatus }) {
  const { line, fill } = SHAPES[status];
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 overflow-visible">
      {line && (
        <path
          d={line}
          className="fill-none stroke-current"
          strokeWidth="1.4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      {fill && <path d={fill} className="fill-current" />}
    </svg>
  );
}
