import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

const FRAME =
  'w-full rounded border border-control bg-surface text-ink aria-invalid:border-high disabled:opacity-60';

/** The look of a one-line control: 40 px high, 44 for touch (16 px text, so that phones do not zoom in). */
export const CONTROL = `${FRAME} h-10 text-base pointer-coarse:h-11 md:text-sm`;

/** For names, addresses and passwords: no autocorrection. */
export const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** A one-line text field. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(CONTROL, 'px-3', className)} />;
}

/** A text area that keeps its width. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={cx(FRAME, 'min-h-24 resize-y px-3 py-2 text-base md:text-sm', className)}
    />
  );
}
