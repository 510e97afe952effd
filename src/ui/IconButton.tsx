import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The button's action; its accessible name, and its tooltip unless `title` is set. */
  label: string;
  icon: ReactNode;
}

/** A square button with an icon only. */
export function IconButton({
  label,
  icon,
  type = 'button',
  title = label,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={title}
      className={cx(
        'inline-grid size-9 shrink-0 place-items-center rounded text-quiet hover:bg-ink/6 hover:text-ink pointer-coarse:size-11',
        'disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      {icon}
    </button>
  );
}
