/** Chooses the lookalikes that are shown first, in the hero and above the list of all. */
import { toUnicode } from '@/lib/idna.ts';
import { scriptOf } from '@/lookalike/scripts.ts';
import type { GeneratedName, Technique } from '@/lookalike/types.ts';
import { BY_BELIEF } from './technique-groups.ts';

/** Techniques that Indian customers meet most, in the order shown. */
const MET_MOST: readonly Technique[] = [
  'homoglyph',
  'combosquatting',
  'brand-in-subdomain',
  'tld-swap',
  'transposition',
  'hyphenation',
  'tld-in-label',
  'missing-dot',
];
/** The characters that our mono face has. Others come from a system font and stand out. */
const IN_FACE = /^[\0-\u052f\u0900-\u097f]$/;

/**
 * Returns the most deceptive lookalike for each technique, in letters of our face or of the domain's own scripts, which
 * its visitor can read. A technique that is listed again gives a name with another foreign letter.
 *
 * @param domain ASCII form
 * @param names most deceptive first
 * @param fits true if there is room for a name, in Unicode form
 */
export function bestOfEach(
  domain: string,
  names: readonly GeneratedName[],
  techniques = MET_MOST,
  fits: (unicode: string) => boolean = () => true,
): readonly (readonly [technique: Technique, name: string])[] {
  const own = new Set(Array.from(toUnicode(domain), scriptOf));
  const isDrawn = (letter: string) => IN_FACE.test(letter) || own.has(scriptOf(letter));
  const shown = new Set<string>();
  return techniques.flatMap((technique) => {
    const best: GeneratedName[] = [];
    for (const name of names) {
      if (best[0] && name.deception < best[0].deception) break;
      if (name.techniques[0] !== technique) continue;
      const unicode = toUnicode(name.domain);
      const isNew = !shown.has(foreignLetter(unicode));
      if (isNew && Array.from(unicode).every(isDrawn) && fits(unicode)) best.push(name);
    }
    // If several are equal, the middle one: a change there is easier to miss than at either end.
    const name = best[BY_BELIEF.has(technique) ? 0 : Math.floor(best.length / 2)]?.domain;
    if (name === undefined) return [];
    const letter = foreignLetter(toUnicode(name));
    if (letter !== '') shown.add(letter);
    return [[technique, name] as const];
  });
}

/** The first letter beyond ASCII; '' if there is none. */
const foreignLetter = (unicode: string): string => /[^\0-\x7f]/u.exec(unicode)?.[0] ?? '';
