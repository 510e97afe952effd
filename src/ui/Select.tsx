import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { CONTROL } from './Input.tsx';

/**
 * A native select in the look of the house: the browser's keyboard and touch behaviour, a list on our colours
 * where it may be drawn (styles/select.css), and a chevron of ours 12 px from the edge, which is drawn under
 * forced colours too.
 */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className={cx(CONTROL, 'select truncate pr-9 pl-3')} />
      <ChevronDown
        aria-hidden
        size={16}
        strokeWidth={1.5}
        // Its ground covers the end of an option that is longer than the field, up to the border.
        className="pointer-events-none absolute inset-y-0 right-px my-auto box-content bg-surface py-1 pr-2.75 pl-1.5 text-quiet"
      />
    </span>
  );
}
