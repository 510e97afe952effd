import { formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/hostname.ts';
import { TECHNIQUES } from '@/lookalike/types.ts';
import { isSplit, type Lookalikes } from './use-lookalikes.ts';

const LEAD = 'font-display text-base font-bold tabular-nums sm:text-h3';

/** How many names were made: first how many of them any keyboard types, then in how many ways. */
export function Made({ lookalikes }: { lookalikes: Lookalikes }) {
  const { domain, names, plain, byTechnique, stopped } = lookalikes;
  const splits = isSplit(lookalikes);
  return (
    <div className="max-w-prose">
      {splits && (
        <p className={LEAD}>
          {formatNumber(plain)} {plain === 1 ? 'name' : 'names'} in plain letters
        </p>
      )}
      <p role="status" className={splits ? 'text-sm text-quiet' : undefined}>
        <strong className={splits ? 'font-normal tabular-nums' : LEAD}>
          {byTechnique.size < TECHNIQUES.length && `${formatNumber(byTechnique.size)} of `}
          {formatNumber(TECHNIQUES.length)} ways, {formatNumber(names.length)}{' '}
          {names.length === 1 ? 'name' : 'names'}
        </strong>
        {/* On a phone the field above says whose they are. */}
        <span className={splits ? 'max-sm:sr-only' : undefined}>
          {stopped ? ' so far ' : ' '}that could imitate{' '}
          <span className="name font-medium">{toUnicode(domain)}</span>
        </span>
        {splits && `, ${formatNumber(names.length - plain)} of them beyond a–z`}.
      </p>
    </div>
  );
}
