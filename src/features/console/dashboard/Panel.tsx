import { useId, type ReactNode } from 'react';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';

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
