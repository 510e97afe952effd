import type { ReactNode } from 'react';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { useSlow } from '@/ui/use-slow.ts';

interface DashboardGridProps {
  /** The lists that the panels are counted from, each with what to say while it loads. */
  lists: readonly (readonly [query: QueryLike<unknown>, loading: ReactNode])[];
  /** The wide column: names. */
  main: ReactNode;
  /** The narrow column: figures. */
  side: ReactNode;
}

/** How many rows the panels of the two columns have, by and large. */
const MAIN = [8, 6];
const SIDE = [4, 6, 4];

const waits = ({ data, isFetching, error }: QueryLike<unknown>) =>
  data === undefined && isFetching && !error;

/**
 * The two columns of a dashboard. They come together, so that no panel moves when another one's list
 * arrives, and each column closes up over what a panel does not need; a list that is slow is not waited
 * for.
 */
export function DashboardGrid({ lists, main, side }: DashboardGridProps) {
  const awaited = lists.filter(([query]) => waits(query));
  const slow = useSlow(awaited.length > 0);
  if (awaited.length > 0 && !(slow && awaited.length < lists.length)) {
    return (
      <div>
        {/* As high with one list as with two: on a phone each has a line of its own. */}
        <div
          role="status"
          className="mb-3 grid min-h-16 content-start gap-x-6 text-quiet sm:flex sm:min-h-10 sm:items-center"
        >
          {awaited.map(([, loading], at) => (
            <div key={at}>{loading}</div>
          ))}
        </div>
        <Columns main={MAIN.map(PanelSkeleton)} side={SIDE.map(PanelSkeleton)} />
      </div>
    );
  }
  return <Columns main={main} side={side} />;
}

function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-12">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-8 xl:col-span-8">
        {main}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-8 md:grid-cols-2 xl:col-span-4 xl:grid-cols-[minmax(0,1fr)]">
        {side}
      </div>
    </div>
  );
}

/** A panel without its words. */
function PanelSkeleton(rows: number, at: number) {
  return (
    <div key={at} aria-hidden>
      <div className="flex h-9 items-center border-b border-hairline">
        <Skeleton className="w-36" />
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-11 items-center justify-between border-b border-hairline">
          <Skeleton className="w-2/5" />
          <Skeleton className="w-8" />
        </div>
      ))}
    </div>
  );
}
