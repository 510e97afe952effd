import { formatDate, formatDateTime, formatUtc } from '@/lib/format.ts';

interface DateTimeProps {
  /** ISO 8601 in UTC, null when the backend gives none, '' when what it gives cannot be read. */
  iso: string | null;
  missing: string;
  /** Only the day. */
  day?: boolean;
}

/** A point in time, as the reader's clock says it; in UTC in its title. */
export function DateTime({ iso, missing, day = false }: DateTimeProps) {
  if (!iso) return <span className="text-quiet">{iso === '' ? 'Not readable' : missing}</span>;
  return (
    <time dateTime={iso} title={formatUtc(iso)} className="whitespace-nowrap tabular-nums">
      {day ? formatDate(iso) : formatDateTime(iso)}
    </time>
  );
}
