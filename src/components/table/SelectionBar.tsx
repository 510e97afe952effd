import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';

/** Higher above the foot of the window it is out of the way of toasts; in pixels. */
const NEAR_FOOT = 240;

interface SelectionBarProps {
  /** The accessible name of the group. */
  label: string;
  /** How many are selected, in words. */
  told: string;
  /** For a list that is no table. */
  floats?: boolean;
  /** On a phone, too, all of it in one line. */
  oneLine?: boolean;
  /** Actions for the selected rows, and the button that clears the selection. */
  children: ReactNode;
}

/**
 * Actions for the selected rows of a table, for its `selectionBar`: at the lower edge of the window, or below a list
 * that ends before that. Headings stay readable, no row moves, and the last ones can be scrolled out from behind it.
 * Tab reaches it before the rows.
 */
export function SelectionBar({
  label,
  told,
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
        {told}
      </span>
      {children}
    </div>
  );
}

/**
 * Its lines are as many as its buttons need, and at the end of a list it leaves the foot of the window: toasts begin
 * above it wherever it stands (`--selected-bar`, ToastViewport.tsx).
 */
function keepToastsAbove(bar: HTMLElement | null) {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    const { top, bottom } = bar.getBoundingClientRect();
    const isNear = window.innerHeight - bottom < NEAR_FOOT;
    const room = `${isNear ? Math.round(window.innerHeight - top) : 0}px`;
    // The whole page is drawn anew for a change of it, and scrolling seldom makes one.
    if (style.getPropertyValue('--selected-bar') !== room)
      style.setProperty('--selected-bar', room);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(bar);
  // The list, whose length decides where the bar stands.
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
