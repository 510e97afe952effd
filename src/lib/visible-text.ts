import { codePoint, isUnseen } from './invisible.ts';

/** The scripts of India, from Devanagari to Malayalam, and Sinhala. */
const INDIC = /[\u0900-\u0dff]/;
/** Signs that end a letter without its vowel (virama). */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/;
const HALF = /\p{Cs}/u;
const JOINER = /[\u200c\u200d]/;

/** Whether a joiner is spelling: between Indic letters, or at a word's end after a virama. */
function isSpelling(character: string, before = '', after = ''): boolean {
  return JOINER.test(character) && INDIC.test(before) && (INDIC.test(after) || VIRAMA.test(before));
}

/** Of a character, or whether a text holds one. */
const isHidden = (text: string): boolean => isUnseen(text) || HALF.test(text);

/** Writes a code point such as `U+202E` so that it stands out. */
type Mark = (point: string) => string;

/** For the page: `⟨U+202E⟩`. */
export const inAngles: Mark = (point) => `⟨${point}⟩`;

/** A hostile name as it can be read: what is invisible, changes the direction or is half a character as code point. */
export function visibleName(name: string, mark: Mark): string {
  if (!isHidden(name)) return name;
  return Array.from(name, (c) => (isHidden(c) ? mark(codePoint(c)) : c)).join('');
}

/**
 * The same for free text, where line ends and the joiners of Indic spellings are nothing strange. A single
 * word with a dot in it is taken for a name.
 */
export function visibleText(text: string, mark: Mark): string {
  if (!isHidden(text)) return text;
  if (/^\S*\.\S*$/.test(text)) return visibleName(text, mark);
  return Array.from(text.replaceAll('\r\n', '\n'))
    .map((c, at, all) =>
      !isHidden(c) || c === '\n' || isSpelling(c, all[at - 1], all[at + 1])
        ? c
        : mark(codePoint(c)),
    )
    .join('');
}
