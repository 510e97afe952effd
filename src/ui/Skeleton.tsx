import { cx } from './class-names.ts';

/** A grey bar in place of a loading text; hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block h-3.5 animate-shimmer rounded-sm bg-ink/10', className)}
    />
  );
}
