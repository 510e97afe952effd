import { formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/hostname.ts';
import { isSplit, type Lookalikes } from './use-lookalikes.ts';

const LEAD = 'font-display text-base font-bold tabular-nums sm:text-h3';

/** How many names were made, and how many of them any keyboard types. */
export function Made({ lookalikes }: { lookalikes: Lookalikes }) {
  const { domain, names, plain, stopped } = lookalikes;
  return (
    <div role="status" className="max-w-prose">
      <p className={LEAD}>
        {formatNumber(names.length)} {names.length === 1 ? 'name' : 'names'}
        {stopped && ' so far'} could imitate{' '}
        <span className="name font-medium">{toUnicode(domain)}</span>
      </p>
      {isSplit(lookalikes) && (
        <p className="text-sm text-quiet">
          {formatNumber(plain)} of them in plain letters, which anyone can type; the rest with
          characters beyond a–z
        </p>
      )}
    </div>
  );
}
