import { formatDate, formatDateTime, formatUtc } from '@/lib/format.ts';

interface DateTimeProps {
  /** ISO 8601 in UTC or a day (`2024-06-30`); null if the backend gives none, '' if it cannot be read. */
  iso: string | null;
  missing: string;
  /** Only the day. */
  day?: boolean;
}

/** A point in time in the user's time zone, with UTC in its title. A day has no time zone. */
export function DateTime({ iso, missing, day = false }: DateTimeProps) {
  if (!iso) return <span className="text-quiet">{iso === '' ? 'Not readable' : missing}</span>;
  return (
    <time
      dateTime={iso}
      title={iso.includes('T') ? formatUtc(iso) : undefined}
      className="whitespace-nowrap tabular-nums"
    >
      {day ? formatDate(iso) : formatDateTime(iso)}
    </time>
  );
}
