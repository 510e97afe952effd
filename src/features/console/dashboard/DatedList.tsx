import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format.ts';
import { Panel, PanelNote } from './Panel.tsx';

export interface DatedItem {
  readonly key: string;
  readonly name: ReactNode;
  /** Where the item is worked on. */
  readonly to: string;
  readonly status?: ReactNode;
  /** ISO 8601 in UTC, or null when the backend gives none. */
  readonly date: string | null;
}

interface DatedListProps {
  title: string;
  /** Leads to the whole list. */
  more: { readonly label: string; readonly to: string };
  items: readonly DatedItem[];
  /** Why the list is empty. */
  nothing: string;
}

/** A few rows by date, each with a link to the thing itself. */
export function DatedList({ title, more, items, nothing }: DatedListProps) {
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
    >
      {items.length === 0 ? (
        <PanelNote>{nothing}</PanelNote>
      ) : (
        <ul>
          {items.map(({ key, name, to, status, date }) => (
            <li
              key={key}
              className="flex min-h-10 flex-wrap items-center gap-x-4 border-b border-hairline py-1.5 sm:flex-nowrap"
            >
              <Link
                to={to}
                className="min-w-0 flex-1 basis-full underline decoration-transparent underline-offset-3 *:block *:truncate hover:decoration-current sm:basis-0"
              >
                {name}
              </Link>
              {status}
              {date === null ? (
                <span className="shrink-0 text-right text-quiet sm:w-24">No date</span>
              ) : (
                <time
                  dateTime={date}
                  className="shrink-0 text-right whitespace-nowrap text-quiet tabular-nums sm:w-24"
                >
                  {formatDate(date)}
                </time>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
