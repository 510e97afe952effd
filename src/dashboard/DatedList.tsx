import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDays } from '@/lib/format.ts';
import { Panel } from './Panel.tsx';

export interface DatedItem {
  readonly key: string;
  readonly name: ReactNode;
  /** The page for working on the item. */
  readonly to: string;
  /** The owner, or how to reach them. */
  readonly by?: ReactNode;
  readonly status?: ReactNode;
  /** ISO 8601 in UTC, or null if the backend sends none. */
  readonly date: string | null;
}

interface DatedListProps {
  title: string;
  /** Links to the whole list. */
  more: { readonly label: string; readonly to: string };
  /** One line above the items. */
  note?: ReactNode;
  items: readonly DatedItem[];
  /** True to show for how many days each has waited, instead of since when. */
  waits?: boolean;
  /** Why the list is empty. */
  nothing: string;
}

/** A few rows by date; each row opens its item. */
export function DatedList({ title, more, note, items, waits = false, nothing }: DatedListProps) {
  return (
    <Panel
      title={title}
      aside={
        items.length > 0 && (
          <Link
            to={more.to}
            className="font-semibold text-brand-deep underline-offset-3 hover:underline"
          >
            {more.label}
          </Link>
        )
      }
      nothing={items.length === 0 && nothing}
    >
      {note && (
        <div className="flex min-h-10 items-center border-b border-hairline text-quiet">{note}</div>
      )}
      <ul>
        {items.map(({ key, name, to, by, status, date }) => (
          <li
            key={key}
            className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-1.5 hover:bg-ink/4 sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_5rem_6.5rem] sm:py-1"
          >
            <Link
              to={to}
              className="truncate font-medium *:max-w-full *:truncate after:absolute after:inset-0 [&_bdi+bdi]:block [&_bdi+bdi]:truncate [&_bdi+bdi]:font-normal"
            >
              {name}
            </Link>
            <span className="truncate text-quiet max-sm:order-last max-sm:text-xs">{by}</span>
            <span className="max-sm:text-right">{status}</span>
            <Since date={date} waits={waits} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Since({ date, waits }: { date: string | null; waits: boolean }) {
  const look = 'text-right whitespace-nowrap text-quiet max-sm:order-last max-sm:text-xs';
  if (date === null) return <span className={look}>No date</span>;
  return (
    <time
      dateTime={date}
      title={waits ? formatDate(date) : undefined}
      className={`${look} tabular-nums`}
    >
      {waits ? formatDays(date) : formatDate(date)}
    </time>
  );
}
