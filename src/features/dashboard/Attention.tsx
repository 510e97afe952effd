import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import { formatNumber } from '@/lib/format.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { Panel, PanelNote } from './Panel.tsx';

export interface AttentionItem {
  readonly count: number;
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
  items: readonly AttentionItem[];
  known: Known;
  /** Said when everything was counted and nothing is open. */
  nothing: string;
}

/** What a person should look at first; each line opens the rows it counts. */
export function Attention({ items, known, nothing }: AttentionProps) {
  const open = items.filter(({ count }) => count > 0);
  return (
    <Panel title="Needs attention">
      {(open.length > 0 || known === 'counting') && (
        <ul className="grid gap-x-10 lg:grid-cols-2">
          {open.map(({ count, words, to }) => (
            <li key={to} className="border-b border-hairline">
              <Link
                to={to}
                className="group -mx-2 flex min-h-11 items-center gap-3 rounded px-2 hover:bg-ink/4"
              >
                <span className="min-w-10 text-h4 font-semibold tabular-nums">
                  {formatNumber(count)}
                </span>
                <span className="min-w-0 flex-1">{count === 1 ? words[0] : words[1]}</span>
                <ArrowRight
                  aria-hidden
                  size={16}
                  strokeWidth={1.5}
                  className="shrink-0 text-quiet group-hover:text-ink"
                />
              </Link>
            </li>
          ))}
          {/* In the place of the next line, so that what is below stays where it is. */}
          {known === 'counting' && (
            <li aria-hidden className="flex h-11 items-center border-b border-hairline">
              <Skeleton className="w-56" />
            </li>
          )}
        </ul>
      )}
      {open.length === 0 && known === 'all' && <PanelNote>{nothing}</PanelNote>}
      {known === 'missing' && (
        <PanelNote>Some lists are missing, so this may not be all.</PanelNote>
      )}
    </Panel>
  );
}
