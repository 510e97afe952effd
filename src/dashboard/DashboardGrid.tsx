import type { ReactNode } from 'react';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { useSlow } from '@/ui/use-slow.ts';
import { SkeletonRows } from './Panel.tsx';

/** A list whose rows a panel counts. */
export interface Source<Data> {
  readonly query: QueryLike<Data>;
  readonly loading: ReactNode;
  readonly errorText: (error: unknown) => string;
}

interface DashboardGridProps {
  lists: readonly Source<unknown>[];
  /** True while the cases are read from the browser's store, which decide what is above the lists. */
  isReading?: boolean;
  /** The wide column: names. */
  main: ReactNode;
  /** The narrow column: figures. */
  side: ReactNode;
}

const waits = ({ query: { data, isFetching, error } }: Source<unknown>) =>
  data === undefined && isFetching && !error;

/**
 * The two columns of a dashboard. They appear together, so that no panel moves when another one's list arrives, and
 * each column closes up over missing panels; a slow list is not waited for.
 */
export function DashboardGrid({ lists, isReading = false, main, side }: DashboardGridProps) {
  const awaited = lists.filter(waits);
  const hasAll = awaited.length === 0 && !isReading;
  const slow = useSlow(!hasAll);
  if (hasAll || (slow && awaited.length < lists.length)) {
    return <Columns main={main} side={side} />;
  }
  return (
    <div>
      {/* As high with one list as with two: on a phone each has its own line. */}
      <div
        role="status"
        className="mb-3 grid min-h-16 content-start gap-x-6 text-quiet sm:flex sm:min-h-10 sm:items-center"
      >
        {/* Each keeps its place, so that a screen reader hears none again when another list arrives. */}
        {lists.map((list, at) => waits(list) && <div key={at}>{list.loading}</div>)}
      </div>
      {/* About as many rows as the panels have. */}
      <Columns main={skeletons(8, 6)} side={skeletons(4, 6, 4)} />
    </div>
  );
}

/** Panels that are loading. Input: the number of rows of each. */
export const skeletons = (...panels: number[]) =>
  panels.map((rows, at) => (
    <div key={at} aria-hidden>
      <div className="flex h-9 items-center border-b border-hairline">
        <Skeleton className="w-36" />
      </div>
      <SkeletonRows rows={rows} />
    </div>
  ));

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
