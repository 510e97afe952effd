import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import { formatNumber } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { Panel, PanelNote } from './Panel.tsx';

/** A figure, or why there is none: its list is on its way, or could not be fetched. */
export type Count = number | 'counting' | 'missing';

export interface AttentionItem {
  readonly count: Count;
  /** What the figure counts, for one and for many: 'asset waits for approval'. */
  readonly words: readonly [one: string, many: string];
  /** The list filtered so that it has `count` rows. */
  readonly to: string;
}

/** The figure that `count` finds in the data of a query. */
export function counted<Data>(query: QueryLike<Data>, count: (data: Data) => number): Count {
  if (query.data !== undefined) return count(query.data);
  return query.isFetching ? 'counting' : 'missing';
}

interface AttentionProps {
  /** An item with a count of 0 has no line. The item that is counted last stands last. */
  items: readonly [AttentionItem, AttentionItem, AttentionItem];
  /** Says that everything was counted and nothing is open. */
  nothing: string;
}

/** What a person should look at first; each line opens the rows it counts. */
export function Attention({ items, nothing }: AttentionProps) {
  return (
    <Panel title="Needs attention">
      {/* As high as three lines, so that nothing below moves when the figures come. */}
      <div className="min-h-[8.4375rem] lg:min-h-[5.625rem]">
        <ul className="grid gap-x-10 empty:hidden lg:grid-cols-2">
          {items.map((item) => (
            <Line key={item.to} {...item} />
          ))}
        </ul>
        {items.every(({ count }) => count === 0) && <PanelNote>{nothing}</PanelNote>}
        {items.some(({ count }) => count === 'missing') && (
          <PanelNote>Not everything could be counted, so this may not be all.</PanelNote>
        )}
      </div>
    </Panel>
  );
}

const LINE = 'flex min-h-11 items-center gap-3';

function Line({ count, words, to }: AttentionItem) {
  if (count === 'counting') {
    return (
      <li aria-hidden className="border-b border-hairline">
        <div className={LINE}>
          <Skeleton className="w-56" />
        </div>
      </li>
    );
  }
  if (count === 'missing' || count === 0) return null;
  return (
    <li className="border-b border-hairline">
      <Link to={to} className={cx(LINE, 'group -mx-2 rounded px-2 hover:bg-ink/4')}>
        <span className="min-w-10 text-h4 font-semibold tabular-nums">{formatNumber(count)}</span>
        <span className="min-w-0 flex-1">{count === 1 ? words[0] : words[1]}</span>
        <ArrowRight
          aria-hidden
          size={16}
          strokeWidth={1.5}
          className="shrink-0 text-quiet group-hover:text-ink"
        />
      </Link>
    </li>
  );
}
