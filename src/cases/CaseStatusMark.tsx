import type { CaseStatus } from './model/types.ts';
import { cx } from '@/ui/class-names.ts';
import { STATUS_WORDS } from './model/status-words.ts';

/** Outlines on 12 × 12: an empty ring fills as work progresses; statuses without work are a bar or a house. */
const SHAPES: Readonly<Record<CaseStatus, string>> = {
  new: "[--shape:path('M6_.8a5.2_5.2_0_1_1_0_10.4A5.2_5.2_0_1_1_6_.8ZM6_2.2a3.8_3.8_0_1_0_0_7.6A3.8_3.8_0_1_0_6_2.2Z')]",
  investigating:
    "[--shape:path('M6_.8a5.2_5.2_0_1_1_0_10.4A5.2_5.2_0_1_1_6_.8ZM6_2.2a3.8_3.8_0_1_0_0_7.6A3.8_3.8_0_1_0_6_2.2ZM6_3a3_3_0_0_1_0_6Z')]",
  reported:
    "[--shape:path('M.7_5.4_10.7_.9A.7_.7_0_0_1_11.7_1.7L8.7_10.7A.7_.7_0_0_1_7.4_10.9L5.1_7.6.8_6.7A.7_.7_0_0_1_.7_5.4ZM3.2_5.8_5.6_6.3A.7_.7_0_0_1_6.1_6.6L7.8_9_9.8_2.8Z')]",
  down: "[--shape:path('M1.5_6.2_3_4.7l2_2_4-4.2_1.5_1.4L5_9.7Z')]",
  'not-harmful': "[--shape:path('M2_5.3h8a.7_.7_0_0_1_0_1.4H2a.7_.7_0_0_1_0-1.4Z')]",
  ours: "[--shape:path('M1_5.5_5.5_1.3a.7_.7_0_0_1_1_0L11_5.5a.7_.7_0_0_1-1_1L6_2.8_2_6.5a.7_.7_0_0_1-1-1ZM3.7_5v4.3h4.6V5a.7_.7_0_0_1_1.4_0v5a.7_.7_0_0_1-.7_.7H3a.7_.7_0_0_1-.7-.7V5a.7_.7_0_0_1_1.4_0Z')]",
};

/** Open statuses are in ink, settled ones in the quiet colour. */
const OPEN: ReadonlySet<CaseStatus> = new Set(['new', 'investigating', 'reported']);

interface CaseStatusMarkProps {
  /** Null while the cases are not known: then it says "Not known". */
  status: CaseStatus | null;
  className?: string | undefined;
}

/** The status of an alert as a shape and a word, without its own colour. */
export function CaseStatusMark({ status, className }: CaseStatusMarkProps) {
  if (status === null) return <span className="text-quiet">Not known</span>;
  return (
    <span
      className={cx(
        'shape inline-flex items-center gap-1.5 whitespace-nowrap',
        SHAPES[status],
        !OPEN.has(status) && 'text-quiet',
        className,
      )}
    >
      {STATUS_WORDS[status]}
    </span>
  );
}

/** The shape of a status, to be shown next to its word. */
export const CaseStatusShape = ({ status }: { status: CaseStatus }) => (
  <span aria-hidden className={cx('shape inline-flex shrink-0', SHAPES[status])} />
);
