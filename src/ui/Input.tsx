import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

const CONTROL =
  'w-full rounded border border-control bg-surface text-ink aria-invalid:border-high disabled:opacity-60';

/** A one-line text field, 40 px high (16 px text, so that phones do not zoom in). */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(CONTROL, 'h-10 px-3 text-base md:text-sm', className)} />;
}

/** A text area that keeps its width. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={cx(CONTROL, 'min-h-24 resize-y px-3 py-2 text-base md:text-sm', className)}
    />
  );
}

/** A native select: the platform's own list, keyboard and touch behaviour. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <select {...rest} className={cx(CONTROL, 'h-10 px-2.5 text-base md:text-sm', className)} />
  );
}
