import { useMemo } from 'react';
import type { GeneratedName, Technique } from '@/lookalike/index.ts';
import { TECHNIQUE_TEXT } from '@/lookalike/technique-text.ts';
import { LitName } from './LitName.tsx';

const MOST = 8;

/** The most deceptive name of each technique, most deceptive first. Input: names in that order. */
function bestOfEach(names: readonly GeneratedName[]): [Technique, string][] {
  const found = new Map<Technique, string>();
  for (const { domain, techniques } of names) {
    const [technique] = techniques;
    if (technique && technique !== 'multiple' && !found.has(technique)) {
      found.set(technique, domain);
      if (found.size === MOST) break;
    }
  }
  return [...found];
}

/** What a customer might meet first: one name a technique, large enough to be looked at. */
export function Showcase({ domain, names }: { domain: string; names: readonly GeneratedName[] }) {
  const shown = useMemo(() => bestOfEach(names), [names]);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="showcase" className="mt-12">
      <h2 id="showcase" className="font-display text-h3 font-bold">
        Would your customers notice?
      </h2>
      <ul className="mt-4 grid border-t border-hairline lg:grid-cols-2 lg:gap-x-12">
        {shown.map(([technique, name]) => (
          <li key={technique} className="border-b border-hairline py-4">
            <p className="text-lead md:text-h4 [&_bdi+bdi]:mt-1 [&_bdi+bdi]:ml-0 [&_bdi+bdi]:block [&_bdi+bdi]:text-sm">
              <LitName asset={domain} name={name} />
            </p>
            <p className="mt-2 max-w-prose text-sm text-quiet">
              <strong className="font-semibold text-ink">{TECHNIQUE_TEXT[technique].name}.</strong>{' '}
              {TECHNIQUE_TEXT[technique].sentence}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
