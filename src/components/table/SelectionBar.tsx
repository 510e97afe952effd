import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';

/** If the bar is higher than this above the window's bottom it is clear of toasts; in pixels. */
const NEAR_FOOT = 240;

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
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => keepToastsAbove(bar.current), []);
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
        {says}
      </span>
      {children}
    </div>
  );
}

/**
 * It has as many lines as its buttons need, and at the end of a list it leaves the window's bottom: toasts start above
 * it in either place (`--selected-bar`, ToastViewport.tsx).
 */
function keepToastsAbove(bar: HTMLElement | null) {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    const { top, bottom } = bar.getBoundingClientRect();
    const isNear = window.innerHeight - bottom < NEAR_FOOT;
    const room = `${isNear ? Math.round(window.innerHeight - top) : 0}px`;
    // A change of it renders the whole page, and scrolling seldom causes one.
    if (style.getPropertyValue('--selected-bar') !== room)
      style.setProperty('--selected-bar', room);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(bar);
  // The list, whose length decides where the bar is.
  if (bar.parentElement) sizes.observe(bar.parentElement);
  const watching = new AbortController();
  for (const event of ['scroll', 'resize']) {
    window.addEventListener(event, measure, { passive: true, signal: watching.signal });
  }
  return () => {
    sizes.disconnect();
    watching.abort();
    style.removeProperty('--selected-bar');
  };
}
