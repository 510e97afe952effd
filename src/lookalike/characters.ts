/**
 * Facts about single characters: name, script, cell width, invisibility, graphemes.
 * Sources: the Unicode Character Database (names: unicode-names.ts; scripts: scripts.ts), UAX #11 (width),
 * UAX #29 (graphemes, simplified: a base with its marks).
 */

import { codePoint, UNSEEN } from '../lib/invisible.ts';

import { WIDE_SCRIPTS, scriptOf } from './scripts.ts';
import { NAME_BLOCKS } from './unicode-names.ts';
import type { CharacterFacts } from './types.ts';

/**
 * Characters that take no room or reorder their neighbours. In a name this includes the variation selectors, which a
 * text may contain in good faith (emoji).
 */
const INVISIBLE = new RegExp(
  `${UNSEEN.source}|[\\u180b-\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]`,
  'u',
);
const INVISIBLE_ALL = new RegExp(INVISIBLE.source, 'gu');

/** Characters that change the order in which others are drawn (UAX #9). */
const REORDERING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const WIDE =
  /^[\u1100-\u115e\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const ROOMY = new RegExp(
  `^[${WIDE_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}\\p{Emoji_Presentation}]`,
  'u',
);

/** Returns an entry of unicode-names.ts as the whole name. */
function unfold(entry: string, prefix: string, tilde: string): string {
  const text = entry.replaceAll('%', ' WITH ');
  if (text.startsWith('=')) return text.slice(1);
  if (text.startsWith('~')) return tilde + text.slice(1);
  if (text.startsWith('^')) return `LATIN LETTER SMALL CAPITAL ${text.slice(1)}`;
  return prefix + text;
}

let names: Map<number, string> | null = null;

/** The whole table of names, by code point; built on first use (about a millisecond). */
export function nameTable(): ReadonlyMap<number, string> {
  if (names) return names;
  names = new Map();
  for (const block of NAME_BLOCKS) {
    let next = 0;
    for (const entry of block.names.split(/\|\s*/)) {
      if (entry.startsWith('#')) {
        next = Number.parseInt(entry.slice(1), 16);
      } else {
        names.set(next, unfold(entry, block.prefix, block.tilde));
        next += 1;
      }
    }
  }
  return names;
}

const COMBINING = 'COMBINING ';

/** `LATIN SMALL LETTER A WITH GRAVE`, for a letter that Unicode decomposes into letter and marks. */
function decomposedName(character: string): string | null {
  const [base = '', ...marks] = character.normalize('NFD');
  if (marks.length === 0) return null;
  const letter = unicodeName(base);
  const found = marks.map((mark) => nameTable().get(mark.codePointAt(0) ?? 0) ?? '');
  if (letter === null || !found.every((name) => name.startsWith(COMBINING))) return null;
  return `${letter} WITH ${found.map((name) => name.slice(COMBINING.length)).join(' AND ')}`;
}

/** The Unicode name of a character, or null if the engine does not have it. */
export function unicodeName(character: string): string | null {
  if (/^[a-z]/.test(character)) return `LATIN SMALL LETTER ${character.toUpperCase()}`;
  if (/^[A-Z]/.test(character)) return `LATIN CAPITAL LETTER ${character}`;
  return nameTable().get(character.codePointAt(0) ?? 0) ?? decomposedName(character);
}

export function characterFacts(character: string): CharacterFacts {
  const point = codePoint(character);
  const script = scriptOf(character);
  const name = unicodeName(character) ?? (INVISIBLE.test(character) ? 'INVISIBLE CHARACTER' : null);
  return { text: character, codePoint: point, script, name: name ?? `${script} ${point}` };
}

/** Number of mono cells of a grapheme. */
export function cellWidth(grapheme: string): 1 | 2 {
  const first = grapheme.codePointAt(0) ?? 0;
  if (first < 0x900) return 1;
  return WIDE.test(grapheme) || ROOMY.test(grapheme) ? 2 : 1;
}

export function isInvisible(character: string): boolean {
  return INVISIBLE.test(character);
}

/** True if a text contains a character that changes the order of its neighbours. */
export function reorders(text: string): boolean {
  return REORDERING.test(text);
}

/** The text with every invisible character, also a lone surrogate, spelt out as `⟨U+200B⟩`. */
export function spellOut(text: string): string {
  if (isPlain(text)) return text;
  return text
    .replace(INVISIBLE_ALL, (character) => `⟨${codePoint(character)}⟩`)
    .replace(/\p{Cs}/gu, (half) => `⟨${codePoint(half)}⟩`);
}

/** True if a text is printable ASCII and needs no closer look. */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x20 || unit > 0x7e) return false;
  }
  return true;
}

/** Splits into graphemes: a base character with its marks. Joiners are separate, so that they show. */
export function graphemes(text: string): string[] {
  if (isPlain(text)) return text.split('');
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}
