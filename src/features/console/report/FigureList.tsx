import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';

export interface Figure {
  readonly label: string;
  readonly figure: ReactNode;
  /** What it counts, below it. */
  readonly of: string;
}

/** Figures beside each other, in two lines on a phone. `className` sets the columns of wider screens. */
export function FigureList({
  figures,
  className,
}: {
  figures: readonly Figure[];
  className: string;
}) {
  return (
    <dl className={cx('grid grid-cols-2 border-y border-hairline', className)}>
      {figures.map(({ label, figure, of }) => (
        <div key={label} className="grid content-start gap-0.5 py-4 pr-4 print:py-2">
          <dt className="text-xs text-quiet">{label}</dt>
          <dd className="text-h3 font-semibold tabular-nums">{figure}</dd>
          <dd className="text-xs text-quiet">{of}</dd>
        </div>
      ))}
    </dl>
  );
}
