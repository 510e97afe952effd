import { count, formatNumber } from '@/lib/format.ts';

interface FlaggedWordsProps {
  /** How many pending assets conflict with another organisation's. */
  others: number;
  /** How many pending assets imitate an approved one of their own organisation. */
  own: number;
}

/** How many pending assets conflict, each kind on a line of its own: the same words wherever they are counted. */
export function FlaggedWords({ others, own }: FlaggedWordsProps) {
  return (
    <span className="min-w-0">
      {others > 0 && (
        <span className="block">
          {others === 1
            ? '1 pending asset conflicts with another organisation’s approved asset.'
            : `${formatNumber(others)} pending assets conflict with other organisations’ approved assets.`}
        </span>
      )}
      {others > 0 && own > 0 && ' '}
      {own > 0 && (
        <span className="block">
          {`${count(own, 'pending asset imitates', 'pending assets imitate')} an approved name of the same organisation.`}
        </span>
      )}
    </span>
  );
}
