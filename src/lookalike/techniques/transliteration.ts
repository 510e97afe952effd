/**
 * Transliteration: a name spelt in other letters, as people do who cannot type it (ü → ue, я → ya), or in the
 * other spelling of its nasals (हिंदी, हिन्दी; https://github.com/maziyarpanahi/openmed/issues/1481).
 */

import { hasIndic, nasalSpellings, withNasalLetters } from '../indic-scripts.ts';
import { SPELLED_LETTERS, spellings } from '../letters.ts';
import type { ParsedDomain } from '../types.ts';
import { type Finding, finding, quoted, RANK } from './finding.ts';

function table(letters: string, spelt: string): ReadonlyMap<string, string> {
  const columns = spelt.split(/ +/);
  return new Map(letters.split(/ +/).map((letter, at) => [letter, columns[at] ?? '']));
}

/** ISO 9 in its common simplified form. The hard and the soft sign are silent. */
const CYRILLIC = table(
  'а б в г д е ё ж  з и й к л м н о п р с т у ф х  ц  ч  ш  щ    ы э ю  я',
  'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch y e yu ya',
);
const SILENT = new Set(['ъ', 'ь']);

const DEVANAGARI_CONSONANTS = table(
  'क ख  ग घ  ङ च  छ   ज झ  ञ ट ठ  ड ढ  ण त थ  द ध  न प फ  ब भ  म य र ल व श  ष  स ह',
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n p ph b bh m y r l v sh sh s h',
);
const DEVANAGARI_VOWELS = table(
  'अ आ इ ई उ ऊ ऋ ए ऐ ऑ ओ औ \u093e \u093f \u0940 \u0941 \u0942 \u0943 \u0947 \u0948 \u0949 \u094b \u094c \u0901 \u0902',
  'a a i i u u ri e ai o o au a i i u u ri e ai o o au n n',
);
const VIRAMA = '\u094d';
const NUKTA = '\u093c';

/** Every consonant has an a, unless a vowel sign or a virama removes it, or the word ends. */
function fromDevanagari(label: string): string {
  let written = '';
  const characters = Array.from(withNasalLetters(label)).filter((character) => character !== NUKTA);
  for (const [at, character] of characters.entries()) {
    const consonant = DEVANAGARI_CONSONANTS.get(character);
    if (consonant === undefined) {
      written += DEVANAGARI_VOWELS.get(character) ?? (character === VIRAMA ? '' : character);
      continue;
    }
    const next = characters[at + 1];
    const bare = next === undefined || next === VIRAMA || /^[\u093e-\u094c]$/.test(next);
    written += bare ? consonant : `${consonant}a`;
  }
  return written;
}

/** A label in Latin letters; null if it already is, or if the engine cannot spell it. */
function romanise(label: string): string | null {
  if (/^\p{Script=Cyrillic}+$/u.test(label)) {
    const voiced = Array.from(label).filter((letter) => !SILENT.has(letter));
    return voiced.map((letter) => CYRILLIC.get(letter) ?? letter).join('');
  }
  if (/[\u0900-\u097f]/.test(label)) return fromDevanagari(label);
  if (!Array.from(label).some((letter) => spellings(letter).length > 0)) return null;
  return Array.from(label, (letter) => spellings(letter)[0] ?? letter).join('');
}

/** Finds the same word with its nasals written the other way. */
export function respelledNasals(
  asset: readonly string[],
  candidate: readonly string[],
): Finding | null {
  const [from, to] = [asset.join(''), candidate.join('')];
  if (!hasIndic(from) || withNasalLetters(from) !== withNasalLetters(to)) return null;
  const says = `${quoted(from)} is spelt ${quoted(to)}: the same word with its nasal written the other way.`;
  return finding('transliteration', RANK.transliteration, says);
}

/** Finds a label that spells the other one in Latin letters, in either direction. */
export function findTransliteration(
  asset: readonly string[],
  candidate: readonly string[],
): Finding | null {
  const from = asset.join('');
  const to = candidate.join('');
  const bare = to.replaceAll('-', '');
  const latin = romanise(from)?.replaceAll('-', '');
  const back = latin === bare ? undefined : romanise(to)?.replaceAll('-', '');
  if (latin !== bare && back !== from.replaceAll('-', '')) return null;
  const says = `${quoted(from)} is spelt ${quoted(to)}, in other letters.`;
  return finding('transliteration', RANK.transliteration, says);
}

/** Makes the Latin spelling of a label, and every label with an accented letter for a spelling (ue → ü). */
export function* transliterations({ label, suffix }: ParsedDomain): Generator<string> {
  for (const spelling of nasalSpellings(label)) yield `${spelling}.${suffix}`;
  const latin = romanise(label);
  if (latin !== null) yield `${latin}.${suffix}`;
  for (const letter of SPELLED_LETTERS) {
    for (const spelling of spellings(letter)) {
      for (let at = label.indexOf(spelling); at >= 0; at = label.indexOf(spelling, at + 1)) {
        yield `${label.slice(0, at)}${letter}${label.slice(at + spelling.length)}.${suffix}`;
      }
    }
  }
}
