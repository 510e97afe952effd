import { useState, type ReactNode } from 'react';
import { QueryBoundary, type QueryLike } from '@/components/QueryBoundary.tsx';
import { cx } from '@/ui/class-names.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';

/** How many rows the panels of each column usually have. */
type Shape = readonly (readonly number[])[];

interface LivePartProps<Data> {
  query: QueryLike<Data>;
  /** What the list holds, as a heading: 'Assets'. */
  title: string;
  errorText: (error: unknown) => string;
  /** Said while it loads. */
  loading: ReactNode;
  shape: Shape;
  children: (data: Data) => ReactNode;
}

/** What is counted from one list of a dashboard; it loads and fails by itself. */
export function LivePart<Data>({
  query,
  title,
  errorText,
  loading,
  shape,
  children,
}: LivePartProps<Data>) {
  const waits = query.data === undefined && query.isFetching && !query.error;
  const [waited] = useState(waits);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:*:[grid-area:1/1]">
      <div className="z-1">
        <QueryBoundary
          query={query}
          title={title}
          errorText={errorText}
          skeleton={null}
          loading={loading}
        >
          {children}
        </QueryBoundary>
      </div>
      {/* Where panels stand side by side it stays behind them, unseen: they are at least as high as it
          was, so that nothing under them moves when they come. */}
      {(waits || waited) && (
        <PanelsSkeleton shape={shape} className={cx(!waits && 'invisible max-lg:hidden')} />
      )}
    </div>
  );
}

/** Panels without their words. Side by side, the place of the first heading is left to the loading words. */
function PanelsSkeleton({ shape, className }: { shape: Shape; className: string }) {
  return (
    <div
      aria-hidden
      className={cx('pointer-events-none grid gap-x-10 gap-y-8 lg:grid-cols-2', className)}
    >
      {shape.map((panels, column) => (
        <div key={column} className="grid content-start gap-y-8">
          {panels.map((rows, panel) => (
            <div key={panel}>
              <div
                className={cx(
                  'flex h-9 items-center border-b border-hairline',
                  column + panel === 0 && '*:hidden max-lg:hidden',
                )}
              >
                <Skeleton className="w-36" />
              </div>
              {Array.from({ length: rows }, (_, row) => (
                <div
                  key={row}
                  className="flex h-10 items-center justify-between border-b border-hairline"
                >
                  <Skeleton className="w-2/5" />
                  <Skeleton className="w-8" />
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
