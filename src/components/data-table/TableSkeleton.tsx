import type { CSSProperties } from 'react';
import { cx } from '@/ui/class-names.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import './data-table.css';

interface TableSkeletonProps {
  /** The columns of the table that is loading: the bars stand where its text will. Default: three. */
  columns?: readonly { readonly width?: string; readonly wide?: true | 'widest' }[];
  /** Whether its rows begin with a check box. */
  selects?: boolean;
  /** Whether its rows open. */
  opens?: boolean;
}

const THREE: readonly { readonly width?: string; readonly wide?: true | 'widest' }[] = [{}, {}, {}];
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];
const WIDTHS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-4/5', 'w-1/2'];
/** A block on a narrow screen shows as many lines. */
const CELL = 'max-md:col-span-full max-md:nth-[n+4]:hidden md:px-3';

/** Grey bars in the place of a table that is loading. */
export function TableSkeleton({
  columns = THREE,
  selects = false,
  opens = false,
}: TableSkeletonProps) {
  const all = (some: readonly { readonly width?: string }[]) =>
    [
      ...(selects ? ['2.5rem'] : []),
      ...some.map(({ width }) => width ?? 'minmax(0,1fr)'),
      ...(opens ? ['1.75rem'] : []),
    ].join(' ');
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--tracks': all(columns),
    '--middle-tracks': all(columns.filter(({ wide }) => wide !== 'widest')),
    '--narrow-tracks': all(columns.filter(({ wide }) => !wide)),
  };
  return (
    <div aria-hidden style={style}>
      <div className="h-9 border-y border-hairline bg-raised max-md:hidden" />
      {ROWS.map((row) => (
        <div key={row} className="dt-row border-b border-hairline">
          {selects && <span className="max-md:hidden" />}
          {columns.map(({ wide }, at) => (
            <span
              key={at}
              className={cx(CELL, wide && (wide === 'widest' ? 'dt-widest' : 'dt-wide'))}
            >
              <Skeleton className={WIDTHS[(row + at) % WIDTHS.length] ?? ''} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
