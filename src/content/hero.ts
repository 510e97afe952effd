/** The name of the hero and the lookalikes it turns into; a test checks every row against punycode. */

export const heroName = 'yourcompany.in';

export interface HeroLookalike {
  /** Index of the character that is replaced. */
  at: number;
  /** What stands in its place. */
  glyph: string;
  /** The letter of another script; null where any keyboard types what is put. */
  foreign: { codePoint: string; unicodeName: string } | null;
  /** What a resolver is asked for. */
  punycode: string;
}

export const heroLookalikes: readonly [HeroLookalike, ...HeroLookalike[]] = [
  // The first in plain letters: most names that mix scripts are shown in punycode by browsers.
  { at: 6, glyph: 'rn', foreign: null, punycode: 'yourcornpany.in' },
  {
    at: 8,
    glyph: '\u0430',
    foreign: { codePoint: 'U+0430', unicodeName: 'CYRILLIC SMALL LETTER A' },
    punycode: 'xn--yourcompny-6qi.in',
  },
  {
    at: 4,
    glyph: '\u0441',
    foreign: { codePoint: 'U+0441', unicodeName: 'CYRILLIC SMALL LETTER ES' },
    punycode: 'xn--yourompany-fwi.in',
  },
  {
    at: 10,
    glyph: '\u0443',
    foreign: { codePoint: 'U+0443', unicodeName: 'CYRILLIC SMALL LETTER U' },
    punycode: 'xn--yourcompan-7wi.in',
  },
  {
    at: 1,
    glyph: '\u043e',
    foreign: { codePoint: 'U+043E', unicodeName: 'CYRILLIC SMALL LETTER O' },
    punycode: 'xn--yurcompany-evi.in',
  },
  {
    at: 7,
    glyph: '\u0440',
    foreign: { codePoint: 'U+0440', unicodeName: 'CYRILLIC SMALL LETTER ER' },
    punycode: 'xn--yourcomany-6vi.in',
  },
];
