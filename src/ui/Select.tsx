import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { CONTROL } from './Input.tsx';

/**
 * A native select with our styles: the browser's keyboard and touch behaviour, a list in our colours where browsers
 * allow it (styles/select.css), and our own chevron 12 px from the edge, also under forced colours.
 */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className={cx(CONTROL, 'select truncate pr-9 pl-3')} />
      <ChevronDown
        // Its background covers the end of an option that is longer than the field, up to the border.
        className="pointer-events-none absolute inset-y-0 right-px my-auto box-content bg-surface py-1 pr-2.75 pl-1.5 text-quiet"
      />
    </span>
  );
}
