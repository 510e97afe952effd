/** Figures on the dashboards: as a link to what is counted, as a table, as one bar of shares. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';

/** The colours of bars: neutrals and severities only. */
const FILL = {
  control: 'bg-control',
  faint: 'bg-control/50',
  high: 'bg-high',
  medium: 'bg-medium',
  low: 'bg-low',
} as const;

interface Figure {
  readonly count: number;
  /** The list filtered so that it has `count` rows; null if no filter selects them. */
  readonly to: string | null;
  /** Says what is counted, for users who hear only the link. */
  readonly what: string;
}

/** A figure that opens the list it counts; plain if there is no such list, or nothing to list. */
export function FigureLink({ count, to, what }: Figure) {
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

interface CountTableProps {
  /** The table's accessible name. */
  label: string;
  /** The heading of the rows. */
  head: string;
  columns: readonly {
    readonly name: string;
    readonly className?: string;
  }[];
  rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    /** The whole name, if it may be cut to fit. */
    readonly title?: string | undefined;
    /** One per column. */
    readonly cells: readonly ReactNode[];
    /** The length of the bar along the row, on the scale of all of them. */
    readonly bar?: number;
  }[];
  /** Lower rows without rules; the heads are for screen readers. */
  compact?: boolean;
}

/** Names and how many of each. */
export function CountTable({ label, head, columns, rows, compact = false }: CountTableProps) {
  const cell = compact ? 'h-8' : 'h-10 border-b border-hairline p-0 print:h-6 print:text-xs';
  const headCell = 'h-8 border-b border-hairline font-normal';
  return (
    <div className="relative">
      <table aria-label={label} className="w-full table-fixed border-separate border-spacing-0">
        <colgroup>
          <col />
          {columns.map(({ name, className = 'w-16' }) => (
            <col key={name} className={className} />
          ))}
        </colgroup>
        <thead className={cx((compact || columns.length === 1) && 'sr-only')}>
          <tr className="text-xs text-quiet">
            <th scope="col" className={cx(headCell, 'text-left')}>
              {head}
            </th>
            {columns.map(({ name, className = 'text-right' }) => (
              <th key={name} scope="col" className={cx(headCell, className)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, title, cells }) => (
            <tr key={key}>
              <th scope="row" title={title} className={cx(cell, 'pr-3 text-left font-normal')}>
                {name}
              </th>
              {columns.map((column, at) => (
                <td
                  key={column.name}
                  className={cx(cell, 'tabular-nums', column.className ?? 'text-right')}
                >
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ bar }) => bar) && <Bars bars={rows.map(({ bar = 0 }) => bar)} />}
    </div>
  );
}

/** One bar on a track in each row, clear of its rule, all on one scale. They repeat the figures. */
function Bars({ bars }: { bars: readonly number[] }) {
  const largest = Math.max(1, ...bars);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-x-0 bottom-0">
      {bars.map((bar, row) => (
        <div key={row} className="flex h-10 items-end pb-2">
          {bar > 0 && (
            <div className="flex w-full bg-hairline">
              <span className="h-[3px] bg-control" style={{ width: `${(bar / largest) * 100}%` }} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

interface StackedBarProps {
  label: string;
  parts: readonly (Figure & {
    readonly colour: keyof typeof FILL;
    /** The label as it is drawn, if it is more than the words. */
    readonly drawn?: ReactNode;
  })[];
}

/** A whole in one bar, and below it each part with its figure. */
export function StackedBar({ label, parts }: StackedBarProps) {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-1.5 pt-3">
      {/* It repeats the figures. */}
      <div aria-hidden className="flex h-2 gap-px overflow-hidden rounded-sm bg-ink/10">
        {parts.map(({ what, count, colour }) => (
          <span
            key={what}
            className={FILL[colour]}
            style={{ width: `${all === 0 ? 0 : (count / all) * 100}%` }}
          />
        ))}
      </div>
      <CountTable
        label={label}
        head="What"
        columns={[{ name: 'Number' }]}
        rows={parts.map(({ what, drawn, count, to, colour }) => ({
          key: what,
          name: (
            <span className={cx('block truncate', to === null && 'text-quiet')}>
              {drawn ?? (
                <>
                  <span
                    aria-hidden
                    className={cx(
                      'mr-1.5 inline-block size-2 rounded-[2px] align-baseline',
                      FILL[colour],
                    )}
                  />
                  {what}
                </>
              )}
            </span>
          ),
          cells: [<FigureLink key={what} count={count} to={to} what={what} />],
        }))}
        compact
      />
    </div>
  );
}
