import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';
import { BarLayer } from './BarLayer.tsx';
import type { BarSegment } from './bars.ts';

export interface CountRow {
  readonly key: string;
  readonly label: ReactNode;
  /** The whole label, where it may be cut to fit. */
  readonly title?: string | undefined;
  /** One per counted column. */
  readonly figures: readonly {
    readonly count: number;
    /** The list filtered so that it has `count` rows; null where no filter can say it. */
    readonly to: string | null;
  }[];
  /** How the row is drawn; the chart says nothing that the figures do not. */
  readonly bar: readonly BarSegment[];
}

interface CountTableProps {
  /** The table's accessible name. */
  label: string;
  /** What the rows are, and what is counted in each column. */
  head: readonly [rows: string, ...counted: string[]];
  rows: readonly CountRow[];
}

/** Names and how many of each, with a bar along each row; every figure opens the list that it counts. */
export function CountTable({ label, head, rows }: CountTableProps) {
  const id = useId();
  const columns = head.slice(1);
  const named = columns.length > 1;
  return (
    <div className="relative">
      <table aria-label={label} className="w-full table-fixed border-separate border-spacing-0">
        <colgroup>
          <col />
          {columns.map((column) => (
            <col key={column} className="w-20" />
          ))}
        </colgroup>
        <thead className={cx(!named && 'sr-only')}>
          <tr className="text-xs text-quiet">
            <th scope="col" className="h-8 border-b border-hairline text-left font-normal">
              {head[0]}
            </th>
            {columns.map((column, at) => (
              <th
                key={column}
                id={`${id}-c${at}`}
                scope="col"
                className="h-8 border-b border-hairline text-right font-normal"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label: name, title, figures }, row) => (
            <tr key={key}>
              <th
                id={`${id}-r${row}`}
                scope="row"
                title={title}
                className="h-10 border-b border-hairline p-0 pr-3 text-left font-normal *:block *:truncate"
              >
                {name}
              </th>
              {figures.map(({ count, to }, at) => (
                <td
                  key={columns[at]}
                  className="h-10 border-b border-hairline p-0 text-right tabular-nums"
                >
                  <Figure
                    id={`${id}-f${row}.${at}`}
                    describedBy={`${id}-f${row}.${at} ${named ? `${id}-c${at} ` : ''}${id}-r${row}`}
                    count={count}
                    to={to}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <BarLayer rows={rows.map(({ bar }) => bar)} />
    </div>
  );
}

interface FigureProps {
  count: number;
  to: string | null;
  id: string;
  /** Ids of what the link is called by: the figure itself, its column where there are several, its row. */
  describedBy: string;
}

function Figure({ count, to, id, describedBy }: FigureProps) {
  const written = formatNumber(count);
  if (to === null) return <span>{written}</span>;
  return (
    <Link id={id} to={to} aria-labelledby={describedBy} className={FIGURE_LINK}>
      {written}
    </Link>
  );
}

const FIGURE_LINK =
  'inline-block py-1 font-semibold text-brand-deep underline decoration-transparent underline-offset-3 hover:decoration-current';

/** The figure of a whole list, at the end of a panel's heading. */
export function Total({ count, to, many }: { count: number; to: string; many: string }) {
  return (
    <Link to={to} className="whitespace-nowrap text-quiet underline-offset-3 hover:underline">
      <span className="font-semibold text-brand-deep tabular-nums">{formatNumber(count)}</span>{' '}
      {many} in all
    </Link>
  );
}
