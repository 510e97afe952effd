import { cx } from './class-names.ts';

const KEY = 'rounded border px-1 font-mono text-2xs leading-4 font-normal';

/** A key as printed on the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className={cx(KEY, 'inline-block min-w-5 border-hairline text-center')}>{children}</kbd>
  );
}

/** The key of the button that it is in. A screen reader hears it from `aria-keyshortcuts`. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd aria-hidden className={cx(KEY, 'border-current/30 max-md:hidden print:hidden')}>
      {children}
    </kbd>
  );
}
