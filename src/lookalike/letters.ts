/** Small facts on letters: vowels, sounds, bits in memory, spelling out of accented letters. */

const VOWELS = 'aeiou';

/**
 * The Indian scripts from Devanagari to Malayalam stand in blocks of 128 code points laid out alike:
 * independent vowels and vowel signs are at the same places in each (Unicode, chapter 12).
 */
const INDIAN = { first: 0x900, last: 0xd7f, block: 0x80 } as const;
const VOWEL_LETTERS = [0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0f, 0x10, 0x13, 0x14];
const VOWEL_SIGNS = [0x3e, 0x3f, 0x40, 0x41, 0x42, 0x47, 0x48, 0x4b, 0x4c];

/** The vowels that a vowel of an Indian script is taken for: its like in the same block. */
function indianVowels(letter: string): string[] {
  const value = letter.codePointAt(0) ?? 0;
  if (value < INDIAN.first || value > INDIAN.last) return [];
  const place = value % INDIAN.block;
  const row = [VOWEL_LETTERS, VOWEL_SIGNS].find((places) => places.includes(place)) ?? [];
  return row
    .map((other) => String.fromCodePoint(value - place + other))
    .filter((other) => /^\p{Alphabetic}$/u.test(other));
}

/** Vowels as they are swapped in typing; y counts, since it stands for one in many names. */
export function isVowelSwap(one: string, two: string): boolean {
  if (one === two) return false;
  if (one < '\u0080') {
    const vowels = `${VOWELS}y`;
    return one.length === 1 && two.length === 1 && vowels.includes(one) && vowels.includes(two);
  }
  // Of two letters that differ in their vowel signs only the signs are compared.
  const sameLetter = one.length > 1 && two.length > 1 && one[0] === two[0];
  const [meant, written] = sameLetter ? [one.slice(1), two.slice(1)] : [one, two];
  return indianVowels(meant).includes(written);
}

/** The vowels that the generator swaps in for a letter; none for what is no vowel. */
export function vowelsFor(letter: string): string[] {
  return VOWELS.includes(letter) ? VOWELS.split('') : indianVowels(letter);
}

const SOUNDS = ['ckq', 'sz', 'iy', 'vw', 'gj', 'sc', 'xs', 'kx', 'fv', 'td', 'bp', 'ae', 'uo'];

/** Letters that sound alike in English or in Indian languages written in Latin letters. */
export function soundAlike(one: string, two: string): boolean {
  return one !== two && SOUNDS.some((group) => group.includes(one) && group.includes(two));
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
  if (left > 0xff || right > 0x7f) return false;
  const bits = left ^ right;
  return bits !== 0 && (bits & (bits - 1)) === 0;
}

/**
 * Letters and how people write them where the keyboard lacks them (DIN 5007-2, ISO 9 and common use).
 * The first spelling is the usual one.
 */
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

/** Spellings of one sound: two letters for one. */
const SOUND_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  f: ['ph'],
  x: ['ks'],
  e: ['ay'],
  i: ['ee'],
  u: ['oo'],
  k: ['ck'],
};

/** True when the graphemes from `at` on are another spelling of the sound of `letter` (ph for f). */
export function soundsLike(letter: string, graphemes: readonly string[], at: number): boolean {
  const pairs = SOUND_SPELLINGS[letter];
  return pairs?.includes((graphemes[at] ?? '') + (graphemes[at + 1] ?? '')) ?? false;
}

/** What a letter is written as without accents, usual spelling first; empty when it has none. */
export function spellings(letter: string): readonly string[] {
  return SPELLINGS[letter] ?? [];
}

/** Every letter with a spelling of its own, for the generator. */
export const SPELLED_LETTERS: readonly string[] = Object.keys(SPELLINGS);

const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const DEVANAGARI_CONSONANTS = 'कख गघ ङच छज झञ टठ डढ णत थद धन पफ बभ मय रल वश षस ह';
const DEVANAGARI_LATIN =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n p ph b bh m y r l v sh sh s h'.split(' ');
const DEVANAGARI_VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  '\u093e': 'a',
  '\u093f': 'i',
  '\u0940': 'i',
  '\u0941': 'u',
  '\u0942': 'u',
  '\u0943': 'ri',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u094b': 'o',
  '\u094c': 'au',
  '\u0902': 'n',
  '\u0901': 'n',
  '\u0949': 'o',
  '\u0911': 'o',
};
const VIRAMA = '\u094d';
const NUKTA = '\u093c';

const consonants = new Map<string, string>(
  Array.from(DEVANAGARI_CONSONANTS.replaceAll(' ', '')).map((letter, at) => [
    letter,
    DEVANAGARI_LATIN[at] ?? '',
  ]),
);

function fromDevanagari(label: string): string {
  let written = '';
  const characters = Array.from(label).filter((character) => character !== NUKTA);
  for (const [at, character] of characters.entries()) {
    const consonant = consonants.get(character);
    if (consonant === undefined) {
      written += DEVANAGARI_VOWELS[character] ?? (character === VIRAMA ? '' : character);
      continue;
    }
    const next = characters[at + 1];
    const bare = next === undefined || next === VIRAMA || /^[\u093e-\u094c]$/.test(next);
    written += bare ? consonant : `${consonant}a`;
  }
  return written;
}

/**
 * A label written in Latin letters, as a person would who cannot type it.
 *
 * @returns the Latin spelling, or null for a label that is already Latin or that the engine cannot spell
 */
export function romanised(label: string): string | null {
  if (/^\p{Script=Cyrillic}+$/u.test(label)) {
    return Array.from(label, (letter) => CYRILLIC[letter] ?? letter).join('');
  }
  if (/[\u0900-\u097f]/.test(label)) return fromDevanagari(label);
  if (!Array.from(label).some((letter) => spellings(letter).length > 0)) return null;
  return Array.from(label, (letter) => spellings(letter)[0] ?? letter).join('');
}
