import { cx } from '@/ui/class-names.ts';
import { ROW_HEIGHT, type BarColour, type BarSegment } from './bars.ts';

const FILL: Record<BarColour, string> = {
  quiet: 'bg-quiet',
  control: 'bg-control',
  high: 'bg-high',
  medium: 'bg-medium',
  low: 'bg-low',
};

/** One bar per table row, along the row's lower line, all on one scale. Carries no text: the table does. */
export function BarLayer({ rows }: { rows: readonly (readonly BarSegment[])[] }) {
  const largest = Math.max(1, ...rows.map((row) => row.reduce((sum, { value }) => sum + value, 0)));
  return (
    <div aria-hidden className="pointer-events-none absolute inset-x-0 bottom-0">
      {rows.map((row, index) => (
        <div key={index} className="flex items-end" style={{ height: ROW_HEIGHT }}>
          {row.map(({ value, colour }, at) => (
            <span
              key={at}
              className={cx('h-[3px]', FILL[colour])}
              style={{ width: `${(value / largest) * 100}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
