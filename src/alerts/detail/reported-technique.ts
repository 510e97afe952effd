/** Reports that name one technique while the letters of the two names show another. */
import { techniqueInSentence } from '@/lookalike/technique-names.ts';
import type { FoundTechnique, Technique } from '@/lookalike/types.ts';

interface Reported {
  /** Words of a report that name a technique; others are ignored. */
  readonly words: RegExp;
  /** Name of the technique within a sentence. */
  readonly as: string;
  /** The techniques that agree with it. */
  readonly agrees: readonly Technique[];
}

const one = (technique: Technique, words: RegExp, more: readonly Technique[] = []): Reported => ({
  words,
  as: techniqueInSentence(technique),
  agrees: [technique, ...more],
});

const REPORTED: readonly Reported[] = [
  one('combosquatting', /\bcombosquat|\bjoins the brand name with words\b/iu),
  one('tld-swap', /\btld swap\b|\bsame name under another ending\b/iu),
  one('dot-to-dash', /\bdot to dash\b|\bputs a dash where the name has a dot\b/iu),
  one('missing-dot', /\bmissing dot\b|\bdrops a dot\b/iu),
  one('tld-in-label', /\btld in label\b|\bwrites the ending into the name\b/iu),
  one('brand-in-subdomain', /\bwhole name as a subdomain\b/iu, ['subdomain']),
  {
    words: /\bone keystroke away\b|\btyposquat/iu,
    as: 'a typing slip',
    agrees: [
      'addition',
      'bitsquatting',
      'double-replacement',
      'hyphenation',
      'insertion',
      'omission',
      'plural',
      'repetition',
      'replacement',
      'transposition',
      'vowel-swap',
    ],
  },
  one('hyphenation', /\bhyphenation\b/iu),
  one('homoglyph', /\bhomoglyph/iu, ['transliteration']),
  one('transposition', /\btransposition\b/iu),
  one('omission', /\bomission\b/iu),
];

/**
 * Returns both techniques in one sentence, if a report names one and the comparison puts another first.
 *
 * @param report its words
 * @param techniques of the explanation, the main one first
 * @returns '' if they agree, or if either names none
 */
export function reportedOtherwise(report: string, techniques: readonly FoundTechnique[]): string {
  const [main] = techniques;
  const found = REPORTED.filter(({ words }) => words.test(report));
  const [reported] = found;
  if (main === undefined || reported === undefined) return '';
  if (main.technique === 'multiple') return '';
  if (found.some(({ agrees }) => agrees.includes(main.technique))) return '';
  const also = techniques.some(({ technique }) => reported.agrees.includes(technique));
  const shown = techniqueInSentence(main.technique);
  return `Reported as ${reported.as}; the letters show ${also ? `both, ${shown} first` : shown}.`;
}
