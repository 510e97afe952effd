import { formatDate, formatDateTime } from '@/lib/format.ts';

interface MomentProps {
  /** ISO 8601 in UTC, or null when the backend gives none. */
  iso: string | null;
  missing: string;
  /** Only the day. */
  day?: boolean;
}

/** A point in time. */
export function Moment({ iso, missing, day = false }: MomentProps) {
  if (iso === null) return <span className="text-quiet">{missing}</span>;
  return (
    <time
      dateTime={iso}
      title={day ? formatDateTime(iso) : undefined}
      className="whitespace-nowrap tabular-nums"
    >
      {day ? formatDate(iso) : formatDateTime(iso)}
    </time>
  );
}
