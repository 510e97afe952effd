import { useMemo } from 'react';
import { toUnicode } from '@/lib/idna.ts';
import { scriptOf } from '@/lookalike/scripts.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import type { GeneratedName, Technique } from '@/lookalike/types.ts';
import { LitName } from './LitName.tsx';
import { BY_BELIEF } from './technique-groups.ts';

/** Techniques that Indian customers meet most, in the order shown; one name of each. */
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

/** Scripts whose letters the fonts of most devices have. Digits, hyphens and dots are Common. */
const COMMON_FONTS = new Set(['Latin', 'Cyrillic', 'Greek', 'Common']);

/**
 * Returns the most deceptive name of each technique shown, drawn with letters that most devices have.
 *
 * @param domain ASCII form of the asset, whose own scripts its visitor can read
 * @param names most deceptive first
 */
export function bestOfEach(
  domain: string,
  names: readonly GeneratedName[],
): readonly (readonly [Technique, string])[] {
  const readable = new Set([...COMMON_FONTS, ...Array.from(toUnicode(domain), scriptOf)]);
  const isReadable = (name: GeneratedName) =>
    Array.from(toUnicode(name.domain)).every((letter) => readable.has(scriptOf(letter)));
  const best = new Map<Technique, GeneratedName[]>();
  for (const name of names) {
    const [technique] = name.techniques;
    if (!technique || !SHOWN.includes(technique)) continue;
    const equals = best.get(technique);
    const isEqual = equals?.[0]?.deception === name.deception;
    if ((equals && !isEqual) || !isReadable(name)) continue;
    if (equals) equals.push(name);
    else best.set(technique, [name]);
  }
  return SHOWN.flatMap((technique) => {
    const equals = best.get(technique) ?? [];
    // A change in the middle is easier to miss than one at either end.
    const name = equals[BY_BELIEF.has(technique) ? 0 : Math.floor(equals.length / 2)];
    return name ? [[technique, name.domain] as const] : [];
  });
}

/** The lookalikes that a customer might take for the domain: one a technique, above the list of all. */
export function Showcase({ domain, names }: { domain: string; names: readonly GeneratedName[] }) {
  const shown = useMemo(() => bestOfEach(domain, names), [domain, names]);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="showcase" className="lg:col-span-7">
      <h2 id="showcase" className="text-h4 font-semibold">
        Would your customers notice?
      </h2>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] border-t border-hairline sm:grid-cols-2 sm:gap-x-8">
        {shown.map(([technique, name]) => (
          <li key={technique} className="border-b border-hairline py-2">
            <LitName asset={domain} name={name} forms={false} />
            <span className="block text-sm text-quiet">{TECHNIQUE_NAMES[technique]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
