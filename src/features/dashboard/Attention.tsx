import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { Panel, PanelNote } from './Panel.tsx';

export interface AttentionItem {
  readonly count: number;
  /** What the figure counts, for one and for many: 'asset waits for approval'. */
  readonly words: readonly [one: string, many: string];
  /** The list filtered so that it has `count` rows. */
  readonly to: string;
}

interface AttentionProps {
  items: readonly AttentionItem[];
  /** Said when everything was counted and nothing is open. */
  nothing: string;
  /** True while a list is missing: then "nothing" would be a guess. */
  partial: boolean;
}

/** What a person should look at first; each line opens the rows it counts. */
export function Attention({ items, nothing, partial }: AttentionProps) {
  const open = items.filter(({ count }) => count > 0);
  return (
    <Panel title="Needs attention">
      {open.length > 0 && (
        <ul>
          {open.map(({ count, words, to }) => (
            <li key={to} className="border-b border-hairline">
              <Link
                to={to}
                className="group -mx-2 flex min-h-11 items-center gap-3 rounded px-2 hover:bg-ink/4"
              >
                <span className="min-w-12 text-right text-h4 font-semibold tabular-nums">
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
        </ul>
      )}
      {open.length === 0 && !partial && <PanelNote>{nothing}</PanelNote>}
      {partial && <PanelNote>Some lists are missing, so this may not be all.</PanelNote>}
    </Panel>
  );
}
