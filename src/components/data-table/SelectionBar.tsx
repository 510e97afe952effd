import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';

interface SelectionBarProps {
  /** The accessible name of the group. */
  label: string;
  /** How many are selected, in words. */
  told: string;
  /** At the lower edge of the page in any window: for a list that is no table. */
  floats?: boolean;
  /** What can be done with them, and the button that clears the selection. */
  children: ReactNode;
}

/**
 * What can be done with the selected rows of a table, for its `selectionBar`: over the headings, which stay in sight
 * as the page scrolls, so that no row moves or is hidden. On a phone, which has no headings, at the lower edge.
 */
export function SelectionBar({ label, told, floats = false, children }: SelectionBarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        'print:hidden',
        floats ? 'dt-selected-floats shadow-overlay' : 'dt-selected max-md:shadow-overlay',
      )}
    >
      <span
        role="status"
        className="mr-1 font-semibold whitespace-nowrap tabular-nums max-md:-order-2 max-md:grow max-md:basis-3/5"
      >
        {told}
      </span>
      {children}
    </div>
  );
}
