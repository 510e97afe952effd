import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonTone } from './button-class.ts';
import { cx } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** While true the button stays focusable but does nothing, and shows a spinner before its label. */
  pending?: boolean;
  icon?: ReactNode;
}

/** A button that cannot be pressed twice while its work is under way. */
export function Button({
  tone = 'secondary',
  size = 'md',
  pending = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={pending ? 'button' : type}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? undefined : onClick}
      className={cx(buttonClass(tone, size), className)}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}
