/**
 * Indian scripts: which letters and signs belong together, and which may be next to each other. Sources: UAX #29 (rule
 * GB9c, clusters of joined letters); the Unicode Standard, chapter 12 (the blocks from Devanagari to Malayalam have the
 * same layout); ICANN's label generation rules for these scripts.
 */
import { graphemes } from './characters.ts';

const FIRST = 0x900;
const LAST = 0xd7f;
/** Size of each script's block of code points, in which the same kinds of letters have the same places. */
const BLOCK = 0x80;
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
/** Anusvara, visarga and their like; in Gurmukhi two more. */
const LAST_BREATH = 0x03;
const MORE_BREATHS = [0x70, 0x71];

const ANY = /[\u0900-\u0d7f]/;
/** A virama, which joins its letter to the next one. Tamil shows it as a dot and joins none. */
const JOINS = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\p{Cf}*$/u;

/** True if a text has a letter or sign of an Indian script. */
export function hasIndic(text: string): boolean {
  return ANY.test(text);
}

/**
 * Splits a label where a hyphen or a dot may cut it: between letters with all their signs and, in Indian scripts, with
 * the letters joined to them (क्षा is one). Joiners stay with their letters.
 */
export function indicClusters(label: string): string[] {
  const found: string[] = [];
  for (const next of graphemes(label)) {
    const last = found.at(-1);
    const joined =
      last !== undefined && (/^\p{Cf}/u.test(next) || (JOINS.test(last) && ANY.test(next)));
    if (joined) found[found.length - 1] = last + next;
    else found.push(next);
  }
  return found;
}

/** Anusvara, and the nasals of the five rows of consonants, as offsets in a block. */
const ANUSVARA = 0x02;
const NASALS = [0x19, 0x1e, 0x23, 0x28, 0x2e];
/** Consonants of a row before its nasal. */
const STOPS = 4;

interface Nasal {
  /** Index of its first character in the label. */
  readonly at: number;
  readonly length: number;
  readonly anusvara: string;
  /** The nasal letter of the next consonant's row, with its virama. */
  readonly letter: string;
}

/** Nasals in front of a consonant of their row, which may be written as anusvara or as a letter (हिंदी, हिन्दी). */
function nasalsOf(label: string): Nasal[] {
  const found: Nasal[] = [];
  for (const { 0: stop, index } of label.matchAll(/[\u0900-\u0d7f]/gu)) {
    const value = stop.codePointAt(0) ?? 0;
    const start = value - (value % BLOCK);
    const nasal = NASALS.find((last) => value - start >= last - STOPS && value - start < last);
    if (nasal === undefined) continue;
    const anusvara = String.fromCodePoint(start + ANUSVARA);
    const letter = String.fromCodePoint(start + nasal, start + VIRAMA);
    const written = [anusvara, letter].find((one) => label.slice(0, index).endsWith(one));
    if (written === undefined) continue;
    found.push({ at: index - written.length, length: written.length, anusvara, letter });
  }
  return found;
}

/** Returns the label with every nasal before a consonant of its row written as a letter. */
export function withNasalLetters(label: string): string {
  return nasalsOf(label).reduceRight(
    (text, { at, length, letter }) => text.slice(0, at) + letter + text.slice(at + length),
    label,
  );
}

/** A label with more nasals has too many spellings to list. */
const MOST_NASALS = 5;

/** Returns every spelling of a label by its nasals, including its own. */
export function nasalSpellings(label: string): string[] {
  return nasalsOf(label)
    .slice(-MOST_NASALS)
    .reduceRight(
      (spellings, { at, length, anusvara, letter }) =>
        spellings.flatMap((text) =>
          [anusvara, letter].map((nasal) => text.slice(0, at) + nasal + text.slice(at + length)),
        ),
      [label],
    );
}

type Kind = 'consonant' | 'vowel' | 'nukta' | 'virama' | 'breath' | 'sign' | 'other';

function kindOf(character: string): Kind {
  const value = character.codePointAt(0) ?? 0;
  if (value < FIRST || value > LAST) return 'other';
  const place = value % BLOCK;
  if (/^\p{M}/u.test(character)) {
    if (place === VIRAMA) return 'virama';
    if (place === NUKTA) return 'nukta';
    return place <= LAST_BREATH || MORE_BREATHS.includes(place) ? 'breath' : 'sign';
  }
  if (!/^\p{L}/u.test(character)) return 'other';
  const consonant =
    (place >= 0x15 && place <= 0x39) || (place >= 0x58 && place <= 0x5f) || place >= 0x78;
  return consonant ? 'consonant' : 'vowel';
}

/** Kinds of letters that each sign may follow. */
const BEHIND: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  nukta: ['consonant'],
  virama: ['consonant', 'nukta'],
  sign: ['consonant', 'nukta'],
  breath: ['consonant', 'vowel', 'nukta', 'sign'],
};

const blockOf = (character: string) => Math.floor((character.codePointAt(0) ?? 0) / BLOCK);

/** A virama without a letter to join: some names end this way (जगत्); elsewhere the letter was cut off. */
const LOOSE_VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d](?![\p{L}\u200c\u200d])/u;

/**
 * True if a changed label can be written, and so registered: no sign without a letter of its script that can carry it,
 * and no half of a conjunct without the other. Checks Indian scripts only.
 *
 * @param label in Unicode
 * @param asset the original name: neighbours in it are also allowed here
 */
export function isWritable(label: string, asset: string): boolean {
  if (LOOSE_VIRAMA.test(label) && !LOOSE_VIRAMA.test(asset)) return false;
  let before = '';
  for (const character of label) {
    const carriers = BEHIND[kindOf(character)];
    const carried =
      carriers?.includes(kindOf(before)) !== false &&
      (!carriers || blockOf(before) === blockOf(character));
    if (!carried && !asset.includes(before + character)) return false;
    before = character;
  }
  return true;
}
