import type { CSSProperties } from 'react';
import { cx } from '@/ui/class-names.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { roomClass, trackStyle } from './column-room.ts';
import './data-table.css';
import type { TableColumn } from './table-columns.ts';

type Column = Partial<Pick<TableColumn<never>, 'width' | 'from' | 'below'>>;

interface TableSkeletonProps {
  /** The columns of the table that is loading: the bars stand where its text will. Default: three. */
  columns?: readonly Column[];
  /** Whether its rows begin with a check box. */
  selects?: boolean;
  /** Whether its rows open. */
  opens?: boolean;
}

const THREE: readonly Column[] = [{}, {}, {}];
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
  const style: CSSProperties = trackStyle(columns, all);
  return (
    <div aria-hidden style={style}>
      <div className="h-9 border-y border-hairline bg-raised max-md:hidden" />
      {ROWS.map((row) => (
        <div key={row} className="dt-row border-b border-hairline">
          {selects && <span className="max-md:hidden" />}
          {columns.map((column, at) => (
            <span key={at} className={cx(CELL, roomClass(column))}>
              <Skeleton className={WIDTHS[(row + at) % WIDTHS.length] ?? ''} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
