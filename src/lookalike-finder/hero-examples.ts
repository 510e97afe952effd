/**
 * One example of each technique for the name of our own pages (`heroName`), with its highlights: they are in the HTML,
 * before any engine is there. A test compares them with the engine.
 */
import type { Highlights } from '@/lookalike/highlights.ts';
import type { Technique } from '@/lookalike/types.ts';

interface HeroExample {
  /** ASCII form. */
  readonly name: string;
  readonly marked: Highlights;
}

/** @param gone the missing text, and the index before which it was */
function example(
  name: string,
  from: number,
  to: number,
  gone: readonly (readonly [place: number, text: string])[] = [],
): HeroExample {
  const highlighted = new Set(Array.from({ length: to - from }, (_, at) => from + at));
  return { name, marked: { highlighted, gone: new Map(gone) } };
}

export const HERO_EXAMPLES: Readonly<Record<Technique, HeroExample>> = {
  addition: example('yourcompanyj.in', 11, 12),
  bitsquatting: example('you2company.in', 3, 4),
  homoglyph: example('xn--yourcompny-6qi.in', 8, 9),
  hyphenation: example('yourco-mpany.in', 6, 7),
  insertion: example('yourcpompany.in', 5, 6),
  omission: example('yourcmpany.in', 0, 0, [[5, 'o']]),
  plural: example('yourcompanys.in', 11, 12),
  repetition: example('yourcoompany.in', 6, 7),
  replacement: example('yourconpany.in', 6, 7),
  subdomain: example('yourco.mpany.in', 6, 7),
  transposition: example('yourcmopany.in', 5, 7),
  'vowel-swap': example('yoircompany.in', 2, 3),
  combosquatting: example('yourcompany-login.in', 11, 17),
  'tld-swap': example('yourcompany.co.in', 11, 14),
  'missing-dot': example('wwwyourcompany.in', 0, 0, [[3, '.']]),
  'dot-to-dash': example('www-yourcompany.in', 3, 4),
  'tld-in-label': example('yourcompanyin.com', 13, 17, [[11, '.']]),
  'brand-in-subdomain': example('yourcompany.in.secure-login.com', 14, 31),
  'word-order': example('companyyour.in', 7, 11, [[0, 'your']]),
  'double-replacement': example('your00mpany.in', 4, 6),
  transliteration: example('xn--yourcompa-t6a.in', 9, 10),
  multiple: {
    name: 'yourcornpany.co.in',
    marked: { highlighted: new Set([6, 7, 12, 13, 14]), gone: new Map() },
  },
};
