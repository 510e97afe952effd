import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import { formatNumber } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { Panel, PanelNote } from './Panel.tsx';

export interface AttentionItem {
  /** Null while the list it is counted from is missing. */
  readonly count: number | null;
  /** What the figure counts, for one and for many: 'asset waits for approval'. */
  readonly words: readonly [one: string, many: string];
  /** The list filtered so that it has `count` rows. */
  readonly to: string;
}

/** How much of what is counted has arrived: not all of it yet, or not all of it at all. */
export type Known = 'all' | 'counting' | 'missing';

/** What is known of several lists together. */
export function knownOf(queries: readonly QueryLike<unknown>[]): Known {
  const absent = queries.filter(({ data }) => data === undefined);
  if (absent.length === 0) return 'all';
  return absent.every(({ isFetching }) => isFetching) ? 'counting' : 'missing';
}

interface AttentionProps {
  /** All of them; one of which there is nothing has no line. What is known late stands last. */
  items: readonly AttentionItem[];
  known: Known;
  /** Said when everything was counted and nothing is open. */
  nothing: string;
}

/** The room of that many lines: the list is as high while it is counted as when there is nothing. */
const ROOM: Readonly<Record<number, string>> = {
  2: 'min-h-[5.625rem] lg:min-h-[2.8125rem]',
  3: 'min-h-[8.4375rem] lg:min-h-[5.625rem]',
};

/** What a person should look at first; each line opens the rows it counts. */
export function Attention({ items, known, nothing }: AttentionProps) {
  const idle = items.every(({ count }) => count === 0 || count === null);
  return (
    <Panel title="Needs attention">
      <div className={ROOM[items.length]}>
        {(!idle || known === 'counting') && (
          <ul className="grid gap-x-10 lg:grid-cols-2">
            {items.map((item) => (
              <Line key={item.to} item={item} counting={known === 'counting'} />
            ))}
          </ul>
        )}
        {idle && known === 'all' && <PanelNote>{nothing}</PanelNote>}
        {known === 'missing' && (
          <PanelNote>Not everything could be counted, so this may not be all.</PanelNote>
        )}
      </div>
    </Panel>
  );
}

const LINE = 'flex min-h-11 items-center gap-3';

function Line({ item, counting }: { item: AttentionItem; counting: boolean }) {
  const { count, words, to } = item;
  if (count === null) {
    return counting ? (
      <li aria-hidden className="border-b border-hairline">
        <div className={LINE}>
          <Skeleton className="w-56" />
        </div>
      </li>
    ) : null;
  }
  if (count === 0) return null;
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
