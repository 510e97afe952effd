import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';

export interface CountRow {
  readonly key: string;
  readonly label: ReactNode;
  /** The label as words, for the figure's accessible name. */
  readonly name: string;
  readonly count: number;
  /** The list filtered so that it has `count` rows; null where no filter can say it. */
  readonly to: string | null;
}

interface CountTableProps {
  /** The table's accessible name. */
  label: string;
  /** What the rows are, and what is counted. */
  head: readonly [rows: string, counted: string];
  rows: readonly CountRow[];
}

/** Names and how many of each; every figure opens the list that it counts. */
export function CountTable({ label, head, rows }: CountTableProps) {
  return (
    <table aria-label={label} className="w-full table-fixed border-separate border-spacing-0">
      <thead className="sr-only">
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="h-10 border-b border-hairline text-left font-normal">
              <span className="line-clamp-1 break-all">{row.label}</span>
            </th>
            <td className="w-20 border-b border-hairline text-right tabular-nums">
              <Figure name={row.name} count={row.count} to={row.to} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FigureProps {
  name: string;
  count: number;
  to: string | null;
}

/** One figure; a link to what it counts. */
export function Figure({ name, count, to }: FigureProps) {
  const written = formatNumber(count);
  if (to === null) return <span>{written}</span>;
  return (
    <Link
      to={to}
      aria-label={`${written} ${name}`}
      className="inline-block py-1 font-semibold text-brand-deep underline decoration-transparent underline-offset-3 hover:decoration-current"
    >
      {written}
    </Link>
  );
}
