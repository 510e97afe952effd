/** The domain of the hero and the lookalikes it turns into; a test compares each row with the engine. */

export const heroName = 'yourcompany.in';

export interface HeroLookalike {
  /** Index of the character that is replaced. */
  at: number;
  /** Its replacement. */
  glyph: string;
  /** Name of the letter of another script; null if any keyboard types the glyph. */
  unicodeName: string | null;
}

export const heroLookalikes: readonly [HeroLookalike, ...HeroLookalike[]] = [
  // The first in plain letters: most names that mix scripts are shown in punycode by browsers.
  { at: 6, glyph: 'rn', unicodeName: null },
  { at: 8, glyph: '\u0430', unicodeName: 'CYRILLIC SMALL LETTER A' },
  { at: 4, glyph: '\u0441', unicodeName: 'CYRILLIC SMALL LETTER ES' },
  { at: 10, glyph: '\u0443', unicodeName: 'CYRILLIC SMALL LETTER U' },
  { at: 1, glyph: '\u043e', unicodeName: 'CYRILLIC SMALL LETTER O' },
  { at: 7, glyph: '\u0440', unicodeName: 'CYRILLIC SMALL LETTER ER' },
];
