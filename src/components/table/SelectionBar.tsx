import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';

interface SelectionBarProps {
  /** The accessible name of the group. */
  label: string;
  /** Text that says how many rows are selected. */
  says: string;
  /** For a list that is no table. */
  floats?: boolean;
  /** On one line on a phone, too. */
  oneLine?: boolean;
  /** Actions for the selected rows, and the button that clears the selection. */
  children: ReactNode;
}

/**
 * Actions for the selected rows of a table, for its `selectionBar`: at the bottom of the window, or below a list that
 * ends before that. Headings stay readable, no row moves, and the last rows can be scrolled out from behind it. Tab
 * reaches it before the rows.
 */
export function SelectionBar({
  label,
  says,
  floats = false,
  oneLine = false,
  children,
}: SelectionBarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        'shadow-overlay print:hidden',
        floats ? 'dt-selected-floats' : 'dt-selected',
        oneLine && 'flex-nowrap!',
      )}
    >
      <span
        role="status"
        className={cx(
          'mr-1 min-w-0 font-semibold tabular-nums max-md:-order-2 max-md:grow',
          oneLine ? 'truncate' : 'whitespace-nowrap max-md:basis-3/5',
        )}
      >
        {says}
      </span>
      {children}
    </div>
  );
}
