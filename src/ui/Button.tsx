import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Spinner } from './Spinner.tsx';
import { useHydrated } from './use-hydrated.ts';

type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-brand text-on-brand border-transparent hover:brightness-90',
  secondary: 'bg-surface text-ink border-line shadow-button hover:border-control',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-ink/6',
  danger: 'bg-danger text-on-danger border-transparent hover:brightness-90',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-console gap-1.5',
  md: 'h-10 px-4 text-sm gap-2',
  lg: 'h-12 px-6 text-base gap-2.5',
};

/** The look of a button, for real buttons and for links that call to action. */
export function buttonClass(tone: ButtonTone = 'secondary', size: ButtonSize = 'md'): string {
  return cx(
    'inline-flex shrink-0 select-none items-center justify-center rounded border font-semibold whitespace-nowrap',
    'transition-[background-color,opacity,filter] ease-out',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    TONES[tone],
    SIZES[size],
  );
}

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

/**
 * The big button that sends the form of a prerendered page. It submits only once React has hydrated the page: before
 * that no handler could take the submission, and the browser would send it to the host.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'tone' | 'size'>) {
  const hydrated = useHydrated();
  return <Button {...props} tone="primary" size="lg" type={hydrated ? 'submit' : 'button'} />;
}
