import { useRef, type CSSProperties } from 'react';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { hasRoom, tracksOf, useRoom, type TableColumn } from './columns.ts';
import './table.css';

interface TableSkeletonProps {
  /** The columns of the loading table: bars appear at the places of their texts. */
  columns: readonly Pick<TableColumn<never>, 'width' | 'from'>[];
  /** True if its rows begin with a checkbox. */
  selects?: boolean;
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];
const WIDTHS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-4/5', 'w-1/2'];
/** A block on a narrow screen shows as many lines. */
const CELL = 'max-md:col-span-full max-md:nth-[n+4]:hidden md:px-3';

/** Grey bars in place of a loading table, whose rows open. */
export function TableSkeleton({ columns, selects = false }: TableSkeletonProps) {
  const list = useRef<HTMLDivElement>(null);
  const room = useRoom(list);
  const inSight = columns.filter((column) => hasRoom(column, room));
  const style: CSSProperties & Record<'--tracks', string> = {
    '--tracks': tracksOf(inSight, selects, true),
  };
  return (
    <div ref={list} aria-hidden style={style}>
      <div className="h-9 border-y border-hairline bg-raised max-md:hidden" />
      {ROWS.map((row) => (
        <div key={row} className="dt-row border-b border-hairline">
          {selects && <span className="max-md:hidden" />}
          {inSight.map((_column, at) => (
            <span key={at} className={CELL}>
              <Skeleton className={WIDTHS[(row + at) % WIDTHS.length] ?? ''} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
