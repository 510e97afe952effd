import { useMemo } from 'react';
import type { GeneratedName, Technique } from '@/lookalike/index.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { TECHNIQUE_TEXT } from '@/lookalike/technique-text.ts';
import { BY_BELIEF } from './technique-groups.ts';
import { LitName } from './LitName.tsx';

/** What Indian customers meet most, in the order in which it is told; one name of each is shown. */
const SHOWN: readonly Technique[] = [
  'homoglyph',
  'combosquatting',
  'brand-in-subdomain',
  'tld-swap',
  'transposition',
  'hyphenation',
  'tld-in-label',
  'missing-dot',
];

/** The most deceptive name of each technique shown. Input: names, most deceptive first. */
function bestOfEach(names: readonly GeneratedName[]): [Technique, string][] {
  const best = new Map<Technique, GeneratedName[]>();
  for (const name of names) {
    const [technique] = name.techniques;
    if (!technique) continue;
    const equals = best.get(technique);
    if (!equals) best.set(technique, [name]);
    else if (equals[0]?.deception === name.deception) equals.push(name);
  }
  return SHOWN.flatMap((technique) => {
    const equals = best.get(technique) ?? [];
    // A change in the middle is easier to miss than one at either end.
    const at = BY_BELIEF.has(technique) ? 0 : Math.floor(equals.length / 2);
    const name = equals[at];
    return name ? [[technique, name.domain] satisfies [Technique, string]] : [];
  });
}

/** What a customer might meet first: one name a technique, large enough to be looked at. */
export function Showcase({ domain, names }: { domain: string; names: readonly GeneratedName[] }) {
  const shown = useMemo(() => bestOfEach(names), [names]);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="showcase" className="col-span-full">
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
              <strong className="font-semibold text-ink">{TECHNIQUE_NAMES[technique]}.</strong>{' '}
              {TECHNIQUE_TEXT[technique].sentence}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
