import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { helpShelves, type HelpArea } from '@/content/help.ts';
import { formatNumber } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { cx } from '@/ui/class-names.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';

interface PanelProps {
  title: string;
  /** At the end of the heading's line: a mark, a link. */
  aside?: ReactNode;
  /** Why there is nothing to show; false if there is. */
  nothing?: string | false;
  children: ReactNode;
}

/** A part of the dashboard: a heading with a hairline below, no box. */
export function Panel({ title, aside, nothing = false, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-9 items-center justify-between gap-3 border-b border-hairline">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      <PanelBoundary name={title}>
        {nothing === false ? children : <p className="py-3 text-quiet">{nothing}</p>}
      </PanelBoundary>
    </section>
  );
}

/** Grey bars in place of a panel's rows. */
export function SkeletonRows({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <div
      key={row}
      aria-hidden
      className="flex h-10 items-center justify-between border-b border-hairline"
    >
      <Skeleton className="w-2/5" />
      <Skeleton className="w-8" />
    </div>
  ));
}

interface TotalProps {
  count: number;
  /** Singular of what is counted: 'asset'. */
  one: string;
  to: string;
}

/** The total of a list, at the end of a panel's heading. */
export function Total({ count, one, to }: TotalProps) {
  return (
    <Link to={to} className="whitespace-nowrap text-quiet underline-offset-3 hover:underline">
      <span className="font-semibold text-brand-deep tabular-nums">{formatNumber(count)}</span>{' '}
      {`${one}${count === 1 ? '' : 's'}`}
    </Link>
  );
}

/** Specification section 2. */
const LINKS = 4;

/** Links to the first help articles of the console. */
export function Documentation({ area }: { area: HelpArea }) {
  return (
    <Panel title="Documentation">
      <ul className={cx('grid gap-x-8 py-1.5', area === 'superadmin' && 'sm:grid-cols-2')}>
        {helpShelves[area].articles.slice(0, LINKS).map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={paths[area].helpArticle(slug)}
              className="block py-1.5 text-brand-deep underline-offset-3 hover:underline pointer-coarse:py-3"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
