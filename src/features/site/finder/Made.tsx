import { capitalized } from '@/lib/capitalized.ts';
import { formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/hostname.ts';
import { techniqueInSentence } from '@/lookalike/technique-names.ts';
import { TECHNIQUES } from '@/lookalike/types.ts';
import type { Lookalikes } from './use-lookalikes.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** How many names were made, in how many ways; and which techniques found nothing to change. */
export function Made({ lookalikes }: { lookalikes: Lookalikes }) {
  const { domain, names, byTechnique, stopped } = lookalikes;
  // After a stop, a technique without names may only have been late.
  const idle = stopped ? [] : TECHNIQUES.filter((technique) => !byTechnique.has(technique));
  return (
    <p className="max-w-prose" role="status">
      <strong className="font-display text-h3 font-bold tabular-nums">
        {formatNumber(byTechnique.size)} ways, {formatNumber(names.length)} names
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
  );
}
