import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, formatShare } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';
import { FILL, type BarColour } from './fill.ts';

interface BarPart {
  /** What is counted: the words of the figure's link. */
  readonly label: string;
  /** The label as it is drawn, where it is more than its words. */
  readonly drawn?: ReactNode;
  readonly count: number;
  /** The list filtered so that it has `count` rows; null where no filter selects them. */
  readonly to: string | null;
  readonly colour: BarColour;
}

/** Shares of fewer than these say less than the numbers beside them. */
const ENOUGH = 20;

/** A whole in one bar, and below it each part with its figure, which opens the list it counts. */
export function StackedBar({ label, parts }: { label: string; parts: readonly BarPart[] }) {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="pt-3">
      {/* It repeats what the figures say. */}
      <div aria-hidden className="flex h-2 gap-px overflow-hidden rounded-sm bg-ink/10">
        {parts.map(({ label: part, count, colour }) => (
          <span
            key={part}
            className={FILL[colour]}
            style={{ width: `${all === 0 ? 0 : (count / all) * 100}%` }}
          />
        ))}
      </div>
      <table aria-label={label} className="mt-1.5 w-full table-fixed">
        <colgroup>
          <col />
          <col className="w-16" />
          <col className="w-12" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Share</th>
            <th scope="col">Number</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ label: part, drawn, count, to, colour }) => (
            <tr key={part}>
              <th scope="row" className="h-8 text-left font-normal">
                <span className={cx('block truncate', to === null && 'text-quiet')}>
                  {drawn ?? (
                    <>
                      <Swatch colour={colour} />
                      {part}
                    </>
                  )}
                </span>
              </th>
              <td className="text-right text-quiet tabular-nums">
                {all < ENOUGH ? '' : formatShare(count / all)}
              </td>
              <td className="text-right tabular-nums">
                <FigureLink count={count} to={to} what={part} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FigureLinkProps {
  count: number;
  to: string | null;
  /** What the figure counts, for those who hear the link alone. */
  what: string;
}

/** A figure that opens the list it counts; plain where there is none, or nothing to list. */
export function FigureLink({ count, to, what }: FigureLinkProps) {
  if (to === null || count === 0) return <span className="text-quiet">{formatNumber(count)}</span>;
  return (
    <Link
      to={to}
      aria-label={`${formatNumber(count)} ${what}`}
      className="inline-block py-1 font-semibold text-brand-deep underline decoration-transparent underline-offset-3 hover:decoration-current"
    >
      {formatNumber(count)}
    </Link>
  );
}

/** The colour of a part of the bar, before its words. */
const Swatch = ({ colour }: { colour: BarColour }) => (
  <span
    aria-hidden
    className={cx('mr-1.5 inline-block size-2 rounded-[2px] align-baseline', FILL[colour])}
  />
);
