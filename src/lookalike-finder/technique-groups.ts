/** Techniques on the finder's pages. */
import type { Technique } from '@/lookalike/types.ts';

/** The techniques by their change to the name, the most common first. */
export const TECHNIQUE_GROUPS: readonly (readonly [
  title: string,
  techniques: readonly Technique[],
])[] = [
  ['A letter looks like another', ['homoglyph', 'transliteration']],
  [
    'Words are added or moved',
    ['combosquatting', 'hyphenation', 'plural', 'word-order', 'multiple'],
  ],
  [
    'Dots and endings are moved',
    ['tld-swap', 'tld-in-label', 'brand-in-subdomain', 'subdomain', 'missing-dot', 'dot-to-dash'],
  ],
  [
    'A letter slips',
    [
      'transposition',
      'omission',
      'repetition',
      'insertion',
      'addition',
      'replacement',
      'vowel-swap',
      'double-replacement',
      'bitsquatting',
    ],
  ],
];

/** Techniques whose names the engine makes most believed first: the first is the best. */
export const BY_BELIEF: ReadonlySet<Technique> = new Set<Technique>([
  'combosquatting',
  'tld-swap',
  'dot-to-dash',
  'tld-in-label',
  'brand-in-subdomain',
  'multiple',
]);
