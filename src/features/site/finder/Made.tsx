import { capitalized } from '@/lib/capitalized.ts';
import { formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/hostname.ts';
import { techniqueInSentence } from '@/lookalike/technique-names.ts';
import { TECHNIQUES } from '@/lookalike/types.ts';
import type { Lookalikes } from './use-lookalikes.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * How many names were made: first how many of them any keyboard types, then in how many ways, and which
 * techniques found nothing to change.
 */
export function Made({ lookalikes }: { lookalikes: Lookalikes }) {
  const { domain, names, plain, byTechnique, stopped } = lookalikes;
  // After a stop, a technique without names may only have been late.
  const idle = stopped ? [] : TECHNIQUES.filter((technique) => !byTechnique.has(technique));
  const foreign = names.length - plain;
  // A name in another script is written with such letters itself: they set none of its lookalikes apart.
  const splits = plain > 0 && foreign > 0 && !domain.includes('xn--');
  return (
    <div className="max-w-prose">
      {splits && (
        <p className="font-display text-h3 font-bold tabular-nums">
          {formatNumber(plain)} {plain === 1 ? 'name' : 'names'} in plain letters,{' '}
          {formatNumber(foreign)} with letters beyond a–z
        </p>
      )}
      <p role="status">
        <strong className={splits ? 'font-semibold tabular-nums' : ALONE}>
          {formatNumber(byTechnique.size)} {byTechnique.size === 1 ? 'way' : 'ways'},{' '}
          {formatNumber(names.length)} {names.length === 1 ? 'name' : 'names'}
        </strong>{' '}
        <span>
          {stopped ? 'so far ' : ''}that could imitate{' '}
          <span className="name font-medium">{toUnicode(domain)}</span>.
        </span>{' '}
        {idle.length > 0 && (
          <span className="block text-sm text-quiet">
            {`${capitalized(list.format(idle.map(techniqueInSentence)))} ${idle.length === 1 ? 'finds' : 'find'} nothing in it.`}
          </span>
        )}
      </p>
      {splits && (
        <p className="text-sm text-quiet">
          Many registries refuse mixed scripts; some sell them. We list them: they are the hardest
          to see.
        </p>
      )}
    </div>
  );
}

const ALONE = 'font-display text-h3 font-bold tabular-nums';
