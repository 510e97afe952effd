/**
 * Facts about single letters: which are vowels, which sound alike, which keys touch, which differ by one bit, and how
 * people spell out the accented ones.
 */

const ASCII = 128;

/** The number of cells in a table that `asciiPair` points into. */
export const ASCII_PAIRS = ASCII * ASCII;

/** The cell for two ASCII characters in a table of ASCII_PAIRS, or -1. Much faster than a map of pairs. */
export function asciiPair(one: string, two: string): number {
  if (one.length !== 1 || two.length !== 1) return -1;
  const row = one.charCodeAt(0);
  const column = two.charCodeAt(0);
  return row < ASCII && column < ASCII ? row * ASCII + column : -1;
}

const VOWELS = 'aeiou';

/**
 * The Indian scripts from Devanagari to Malayalam fill blocks of 128 code points with the same layout: vowels and vowel
 * signs have the same places in each (Unicode, chapter 12).
 */
const INDIAN = { first: 0x900, last: 0xd7f, block: 0x80 } as const;
const VOWEL_LETTERS = [0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0f, 0x10, 0x13, 0x14];
const VOWEL_SIGNS = [0x3e, 0x3f, 0x40, 0x41, 0x42, 0x47, 0x48, 0x4b, 0x4c];

/** The other vowels of the same kind in the block of an Indian vowel or vowel sign. */
function indianVowels(letter: string): string[] {
  const value = letter.codePointAt(0) ?? 0;
  if (value < INDIAN.first || value > INDIAN.last) return [];
  const place = value % INDIAN.block;
  const row = [VOWEL_LETTERS, VOWEL_SIGNS].find((places) => places.includes(place)) ?? [];
  return row
    .map((other) => String.fromCodePoint(value - place + other))
    .filter((other) => /^\p{Alphabetic}$/u.test(other));
}

/** True for one vowel in place of another. The letter y counts, because it is a vowel in many names. */
export function isVowelSwap(one: string, two: string): boolean {
  if (one === two) return false;
  if (one < '\u0080') {
    const vowels = `${VOWELS}y`;
    return one.length === 1 && two.length === 1 && vowels.includes(one) && vowels.includes(two);
  }
  // Two letters that differ only in their vowel signs: compare the signs.
  const sameLetter = one.length > 1 && two.length > 1 && one[0] === two[0];
  const [meant, written] = sameLetter ? [one.slice(1), two.slice(1)] : [one, two];
  return meant.length === 1 && indianVowels(meant).includes(written);
}

/** The vowels to swap in for a letter; none for a consonant. */
export function vowelsFor(letter: string): string[] {
  return VOWELS.includes(letter) ? VOWELS.split('') : indianVowels(letter);
}

const SOUNDS = ['ckq', 'sz', 'iy', 'vw', 'gj', 'sc', 'xs', 'kx', 'fv', 'td', 'bp', 'ae', 'uo'];

/** Letters that sound alike in English, or in Indian languages written in Latin letters. */
export function soundAlike(one: string, two: string): boolean {
  return one !== two && SOUNDS.some((group) => group.includes(one) && group.includes(two));
}

/** Letters for the sound of one, the longest first. Lakshmi is also Laxmi. */
const SOUND_SPELLINGS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  f: ['ph'.split('')],
  x: ['ksh'.split(''), 'ks'.split('')],
  e: ['ay'.split('')],
  i: ['ee'.split('')],
  u: ['oo'.split('')],
  k: ['ck'.split('')],
};

/** Letters and their spellings by sound, other than a letter more (k, ck). */
export const RESPELLED: readonly (readonly [letter: string, spelling: readonly string[]])[] =
  Object.entries(SOUND_SPELLINGS).flatMap(([letter, all]) =>
    all
      .filter((spelling) => !spelling.includes(letter))
      .map((spelling) => [letter, spelling] as const),
  );

/** Number of graphemes from `at` on that spell the sound of `letter`: two in ph for f; 0 if there are none. */
export function spelledSound(letter: string, graphemes: readonly string[], at: number): number {
  const spelled = SOUND_SPELLINGS[letter]?.find((all) =>
    all.every((one, to) => graphemes[at + to] === one),
  );
  return spelled?.length ?? 0;
}

/**
 * One flipped bit apart in memory, as in bitsquatting (Dinaburg, "Bitsquatting", 2011).
 *
 * @param meant one character of the name, in one byte (Latin-1)
 * @param written one ASCII character
 */
export function oneBitApart(meant: string, written: string): boolean {
  if (meant.length !== 1 || written.length !== 1) return false;
  const left = meant.charCodeAt(0);
  const right = written.charCodeAt(0);
  if (left > 0xff || right >= ASCII) return false;
  const bits = left ^ right;
  return bits !== 0 && (bits & (bits - 1)) === 0;
}

/** QWERTY, QWERTZ and AZERTY: each row starts half a key to the right of the row above. */
const LAYOUTS = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];
/** The six keys that a key touches on staggered rows, as [rows down, keys to the right]. */
const TOUCHING = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [-1, 1],
  [1, -1],
  [1, 0],
] as const;

const onAnyLayout = new Map<string, Set<string>>();
const onQwerty = new Uint8Array(ASCII_PAIRS);

for (const [layout, rows] of LAYOUTS.entries()) {
  for (const [row, keys] of rows.entries()) {
    for (const [at, key] of keys.split('').entries()) {
      const touched = onAnyLayout.get(key) ?? new Set();
      onAnyLayout.set(key, touched);
      for (const [down, right] of TOUCHING) {
        const other = rows[row + down]?.[at + right];
        if (other === undefined) continue;
        touched.add(other);
        if (layout === 0) onQwerty[asciiPair(key, other)] = 1;
      }
    }
  }
}

const NO_KEYS: ReadonlySet<string> = new Set();

/** The keys next to a key on any of the three layouts; none for a character without a key. */
export function neighbours(key: string): ReadonlySet<string> {
  return onAnyLayout.get(key) ?? NO_KEYS;
}

/** Next to each other on QWERTY, the layout used in India. */
export function areQwertyNeighbours(one: string, two: string): boolean {
  return onQwerty[asciiPair(one, two)] === 1;
}

/** Spellings for keyboards without the letter (DIN 5007-2 and common use), the usual one first. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  ä: ['ae'],
  ö: ['oe'],
  ü: ['ue'],
  ß: ['ss', 'sz'],
  å: ['aa'],
  ø: ['oe'],
  æ: ['ae'],
  œ: ['oe'],
  þ: ['th'],
  ð: ['dh', 'th'],
  ñ: ['ny', 'nn'],
  ç: ['ch', 'ts'],
  ş: ['sh'],
  ș: ['sh'],
  š: ['sh'],
  ž: ['zh'],
  č: ['ch'],
  ğ: ['gh'],
};

/** How people spell a letter out without its accent, usual spelling first; empty for plain letters. */
export function spellings(letter: string): readonly string[] {
  return SPELLINGS[letter] ?? [];
}

export const SPELLED_LETTERS: readonly string[] = Object.keys(SPELLINGS);
