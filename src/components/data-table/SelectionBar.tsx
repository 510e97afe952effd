import { useEffect, useRef, type ReactNode } from 'react';
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
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (floats ? undefined : keepToastsAbove(bar.current)), [floats]);
  return (
    <div
      ref={bar}
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

/** Its lines are as many as its buttons need: on a phone toasts begin above them (`--bottom-bar`, ToastViewport.tsx). */
function keepToastsAbove(bar: HTMLElement | null) {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    style.setProperty('--bottom-bar', `${bar.offsetHeight}px`);
  });
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
