import { useId, type ReactNode } from 'react';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { cx } from '@/ui/class-names.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';

interface PanelProps {
  title: string;
  /** What stands at the end of the heading's line: a mark, a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the dashboard: a heading with a hairline below, no box. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-9 items-center justify-between gap-3 border-b border-hairline">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      <PanelBoundary name={title}>{children}</PanelBoundary>
    </section>
  );
}

/** Says why a panel has nothing to show. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className="py-3 text-quiet">{children}</p>;
}

/** From so many rows on, the second panel is drawn below the first as well. */
const BOTH = 4;

/** Two panels in the place of what is loading; beside each other, where there is room. */
export function PanelsSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div aria-hidden className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      {[0, 1].map((panel) => (
        <div key={panel} className={cx(panel > 0 && rows < BOTH && 'max-lg:hidden')}>
          <div className="flex h-9 items-center border-b border-hairline">
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
  );
}
