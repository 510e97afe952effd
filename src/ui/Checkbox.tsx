import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** True if it is selected for some of its items, not for all. */
  mixed?: boolean;
}

/**
 * A native checkbox with our styles (`.checkbox` in console.css). Its touch area is 44 px; under forced colours it is
 * the platform's own.
 */
export function Checkbox({ mixed = false, className, ...rest }: CheckboxProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      ref={(element) => {
        if (element) element.indeterminate = mixed;
      }}
      className={cx('checkbox', className)}
    />
  );
}
