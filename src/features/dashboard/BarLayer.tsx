import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { ROW_HEIGHT, type BarSegment } from './bars.ts';
import { someoneIsHere, whenSomeoneIsHere } from './someone-is-here.ts';

const BarChartRows = lazy(async () => ({
  default: (await import('./BarChartRows.tsx')).BarChartRows,
}));

/**
 * The bars over a table's last rows. The chart's code (recharts, 90 kB) is as large as the rest of the
 * page and the figures stand in the table already, so it waits for the first sign of a person.
 */
export function BarLayer({ rows }: { rows: readonly (readonly BarSegment[])[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  const seen = useSyncExternalStore(whenSomeoneIsHere, someoneIsHere);
  // Who came here from another page of the app (the login form, a link) has shown up already.
  const came = useNavigationType() !== NavigationType.Pop;
  return (
    <div
      ref={ref}
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-0 overflow-visible"
      style={{ height: rows.length * ROW_HEIGHT }}
    >
      {(seen || came) && width > 0 && (
        <Suspense>
          <BarChartRows rows={rows} width={width} />
        </Suspense>
      )}
    </div>
  );
}

/** The element's width in pixels, kept up to date; 0 until it is known. */
function useWidth(ref: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
