import { cx } from '@/ui/class-names.ts';

/** The visible mark under which sample data, and only sample data, is shown. */
export function SampleMark({
  children = 'Sample data',
  className,
}: {
  children?: string;
  className?: string;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded border border-dashed border-control px-1.5 py-px text-2xs font-semibold tracking-wide whitespace-nowrap text-quiet uppercase',
        className,
      )}
    >
      {children}
    </span>
  );
}
