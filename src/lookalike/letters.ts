/** Small facts on letters: vowels, sounds, bits in memory, spelling out of accented letters. */

const VOWELS = 'aeiou';

/** Vowels as they are swapped in typing; y counts, since it stands for one in many names. */
export function isVowelSwap(one: string, two: string): boolean {
  const vowels = `${VOWELS}y`;
  return one !== two && one.length === 1 && vowels.includes(one) && vowels.includes(two);
}

/** The vowels that the generator swaps in. */
export function vowels(): string {
  return VOWELS;
}

const SOUNDS = ['ckq', 'sz', 'iy', 'vw', 'gj', 'sc', 'xs', 'kx', 'fv', 'td', 'bp', 'ae', 'uo'];

/** Letters that sound alike in English or in Indian languages written in Latin letters. */
export function soundAlike(one: string, two: string): boolean {
  return one !== two && SOUNDS.some((group) => group.includes(one) && group.includes(two));
}

/**
 * One flipped bit apart in memory, as in bitsquatting (Dinaburg, "Bitsquatting", 2011).
 * Both must be single ASCII characters.
 */
export function oneBitApart(one: string, two: string): boolean {
  if (one.length !== 1 || two.length !== 1) return false;
  const left = one.charCodeAt(0);
  const right = two.charCodeAt(0);
  if (left > 0x7f || right > 0x7f) return false;
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
  i: ['ee'],
  u: ['oo'],
  k: ['ck'],
};

/** True when `pair` is another spelling of the sound of `letter` (ph for f). */
export function soundsLike(letter: string, pair: string): boolean {
  return SOUND_SPELLINGS[letter]?.includes(pair) ?? false;
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
