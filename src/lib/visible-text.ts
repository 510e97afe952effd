/** Makes hostile text readable: invisible characters, and those that change the direction, become code points. */
import { codePoint, isUnseen } from './invisible.ts';

/** The scripts of India, from Devanagari to Malayalam, and Sinhala. */
const INDIC = /[\u0900-\u0dff]/;
/** Signs that end a letter without its vowel (virama). */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/;
const HALF = /\p{Cs}/u;
const JOINER = /[\u200c\u200d]/;
const MAX_LABEL = 60;

/** True if a joiner is part of the spelling: between Indic letters, or at a word's end after a virama. */
function isSpelling(character: string, before = '', after = ''): boolean {
  return JOINER.test(character) && INDIC.test(before) && (INDIC.test(after) || VIRAMA.test(before));
}

/** True if a character is hidden, or a text contains a hidden one. */
const isHidden = (text: string): boolean => isUnseen(text) || HALF.test(text);

const inAngles = (point: string) => `⟨${point}⟩`;

/**
 * Returns a hostile name in readable form: each character that is invisible, changes the direction or is half of one
 * becomes its code point.
 *
 * @param mark makes a code point such as `U+202E` stand out
 */
export function visibleName(name: string, mark = inAngles): string {
  if (!isHidden(name)) return name;
  return Array.from(name, (c) => (isHidden(c) ? mark(codePoint(c)) : c)).join('');
}

/**
 * Makes hidden characters of free text visible. Line ends and the joiners of Indic spellings are normal there. A single
 * word with a dot in it is treated as a name.
 */
export function visibleText(text: string, mark = inAngles): string {
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

/**
 * Any text as one short line, for accessible names, options and toasts, which take only strings: runs of white space
 * become one space.
 *
 * @param missing replaces an empty text
 * @returns at most about 60 characters of `text`, then `…`
 */
export function labelText(text: string, missing: string): string {
  const line = text
    .slice(0, MAX_LABEL * 8)
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '') return missing;
  const characters = Array.from(line);
  const shown = visibleName(characters.slice(0, MAX_LABEL).join(''));
  return shown + (characters.length > MAX_LABEL ? '…' : '');
}

/** Returns a text cut to this many characters, with an ellipsis for the rest. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;
