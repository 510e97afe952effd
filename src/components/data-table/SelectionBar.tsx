import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';

/** At the end of the page it stands so much higher; in pixels. */
const BELOW = 12;

interface SelectionBarProps {
  /** The accessible name of the group. */
  label: string;
  /** How many are selected, in words. */
  told: string;
  /** For a list that is no table. */
  floats?: boolean;
  /** On a phone, too, all of it in one line. */
  oneLine?: boolean;
  /** What can be done with them, and the button that clears the selection. */
  children: ReactNode;
}

/**
 * What can be done with the selected rows of a table, for its `selectionBar`: at the lower edge of the window, or
 * below a list that ends before that. Headings stay readable, no row moves, and the last ones can be scrolled out
 * from behind it. In the order of the keys it comes before the rows.
 */
export function SelectionBar({
  label,
  told,
  floats = false,
  oneLine = false,
  children,
}: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (floats ? undefined : keepToastsAbove(bar.current)), [floats]);
  return (
    <div
      ref={bar}
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
        {told}
      </span>
      {children}
    </div>
  );
}

/**
 * Its lines are as many as its buttons need: toasts begin above them (`--bottom-bar` on a phone, else `--selected-bar`;
 * ToastViewport.tsx).
 */
function keepToastsAbove(bar: HTMLElement | null) {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    style.setProperty('--bottom-bar', `${bar.offsetHeight}px`);
    style.setProperty('--selected-bar', `${bar.offsetHeight + BELOW}px`);
  });
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    for (const name of ['--bottom-bar', '--selected-bar']) style.removeProperty(name);
  };
}
