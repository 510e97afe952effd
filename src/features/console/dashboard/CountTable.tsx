import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';
import { type BarColour, FILL } from './fill.ts';

interface Figure {
  readonly count: number;
  /** The list filtered so that it has `count` rows; null where no filter selects them. */
  readonly to: string | null;
  /** Its part of the row's bar; null for none: a sum of the figures beside it, or of many rows. */
  readonly colour: BarColour | null;
}

export interface CountRow {
  readonly key: string;
  readonly label: ReactNode;
  /** The whole label, where it may be cut to fit. */
  readonly title?: string | undefined;
  /** One per counted column. */
  readonly figures: readonly Figure[];
}

/** A row of one figure; its label is quiet where no list can be opened. */
export function countRow(
  label: string,
  count: number,
  to: string | null,
  colour: BarColour | null = 'control',
): CountRow {
  return {
    key: label,
    label: <span className={cx(to === null && 'text-quiet')}>{label}</span>,
    figures: [{ count, to, colour }],
  };
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
            <col key={column} className="w-16" />
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
              {figures.map(({ count, to }, at) => {
                const figure = `${id}-f${row}.${at}`;
                return (
                  <td
                    key={columns[at]}
                    className="h-10 border-b border-hairline p-0 text-right tabular-nums"
                  >
                    {to === null ? (
                      <span className="text-quiet">{formatNumber(count)}</span>
                    ) : (
                      <Link
                        id={figure}
                        to={to}
                        // The figure itself, its column where there are several, its row.
                        aria-labelledby={`${figure} ${named ? `${id}-c${at} ` : ''}${id}-r${row}`}
                        className="inline-block py-1 font-semibold text-brand-deep underline decoration-transparent underline-offset-3 hover:decoration-current"
                      >
                        {formatNumber(count)}
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Bars rows={rows} />
    </div>
  );
}

/** One bar on a track in each row, clear of its rule, all on one scale. They repeat what the figures say. */
function Bars({ rows }: { rows: readonly CountRow[] }) {
  const bars = rows.map(({ figures }) =>
    figures.flatMap(({ count, colour }) => (colour ? [{ count, colour }] : [])),
  );
  const largest = Math.max(1, ...bars.map((bar) => bar.reduce((sum, { count }) => sum + count, 0)));
  return (
    <div aria-hidden className="pointer-events-none absolute inset-x-0 bottom-0">
      {bars.map((bar, row) => (
        <div key={row} className="flex h-10 items-end pb-2">
          {bar.length > 0 && (
            <div className="flex w-full bg-hairline">
              {bar.map(({ count, colour }) => (
                <span
                  key={colour}
                  className={cx('h-[3px]', FILL[colour])}
                  style={{ width: `${(count / largest) * 100}%` }}
                />
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** The figure of a whole list, at the end of a panel's heading. */
export function Total({ count, to, many }: { count: number; to: string; many: string }) {
  return (
    <Link to={to} className="whitespace-nowrap text-quiet underline-offset-3 hover:underline">
      <span className="font-semibold text-brand-deep tabular-nums">{formatNumber(count)}</span>{' '}
      {many}
    </Link>
  );
}
