import type { SampleAlert } from '@/samples/alerts.ts';
import { cx } from '@/ui/class-names.ts';
import { DomainName } from './DomainName.tsx';

/** The visible mark of sample data, and only of sample data. */
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

/** The name of a sample alert with its deceptive characters highlighted; the sample says which they are. */
export function SampleName({
  sample: { domain, highlighted },
}: {
  sample: Pick<SampleAlert, 'domain' | 'highlighted'>;
}) {
  const [from, before] = highlighted;
  return (
    <DomainName name={domain} forms={false} isHighlighted={(_, at) => from <= at && at < before} />
  );
}
