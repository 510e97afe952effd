import { formatUtc, formatZonedClock } from '@/lib/format.ts';

/**
 * When the rows of a list were fetched, as the reader's clock says it, with its zone; in UTC in its title.
 *
 * @param at milliseconds since the epoch
 */
export function AsOf({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return (
    <span className="whitespace-nowrap text-quiet tabular-nums">
      as of{' '}
      <time dateTime={iso} title={formatUtc(iso)}>
        {formatZonedClock(at)}
      </time>
    </span>
  );
}
