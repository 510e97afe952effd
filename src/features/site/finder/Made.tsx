import { count, formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/idna.ts';
import { isSplit, type Lookalikes } from './use-lookalikes.ts';

const LEAD = 'font-display text-base font-bold tabular-nums sm:text-h3';

/** How many names any keyboard types, which are the ones that get registered most, and how many more were made. */
export function Made({ lookalikes }: { lookalikes: Lookalikes }) {
  const { domain, names, plain, stopped } = lookalikes;
  const more = names.length - plain;
  return (
    <div role="status" className="max-w-prose">
      <p className={LEAD}>
        {count(isSplit(lookalikes) ? plain : names.length, 'name')}
        {isSplit(lookalikes) && ' in plain letters'}
        {stopped && ' so far'} could imitate{' '}
        <span className="name font-medium">{toUnicode(domain)}</span>
      </p>
      {isSplit(lookalikes) && (
        <p className="text-sm text-quiet">
          Anyone can type those. With characters beyond a–z there {more === 1 ? 'is' : 'are'}{' '}
          {formatNumber(more)} more.
        </p>
      )}
    </div>
  );
}
