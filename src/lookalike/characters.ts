/**
 * Facts on single characters: name, script, cell width, invisibility, graphemes.
 * Sources: the Unicode Character Database (names, see unicode-names.ts; scripts through the regular
 * expressions of the language), UAX #11 (width), UAX #29 (graphemes, simplified: a base with its marks).
 */

import { codePoint, UNSEEN } from '@/lib/invisible.ts';

import { MARK_NAMES, NAME_BLOCKS } from './unicode-names.ts';
import type { CharacterFacts } from './types.ts';

const INVISIBLE_NAMES: Readonly<Record<number, string>> = {
  0xad: 'SOFT HYPHEN',
  0x34f: 'COMBINING GRAPHEME JOINER',
  0x61c: 'ARABIC LETTER MARK',
  0x115f: 'HANGUL CHOSEONG FILLER',
  0x1160: 'HANGUL JUNGSEONG FILLER',
  0x17b4: 'KHMER VOWEL INHERENT AQ',
  0x17b5: 'KHMER VOWEL INHERENT AA',
  0x180e: 'MONGOLIAN VOWEL SEPARATOR',
  0x200b: 'ZERO WIDTH SPACE',
  0x200c: 'ZERO WIDTH NON-JOINER',
  0x200d: 'ZERO WIDTH JOINER',
  0x200e: 'LEFT-TO-RIGHT MARK',
  0x200f: 'RIGHT-TO-LEFT MARK',
  0x2028: 'LINE SEPARATOR',
  0x2029: 'PARAGRAPH SEPARATOR',
  0x202a: 'LEFT-TO-RIGHT EMBEDDING',
  0x202b: 'RIGHT-TO-LEFT EMBEDDING',
  0x202c: 'POP DIRECTIONAL FORMATTING',
  0x202d: 'LEFT-TO-RIGHT OVERRIDE',
  0x202e: 'RIGHT-TO-LEFT OVERRIDE',
  0x2060: 'WORD JOINER',
  0x2061: 'FUNCTION APPLICATION',
  0x2062: 'INVISIBLE TIMES',
  0x2063: 'INVISIBLE SEPARATOR',
  0x2064: 'INVISIBLE PLUS',
  0x2066: 'LEFT-TO-RIGHT ISOLATE',
  0x2067: 'RIGHT-TO-LEFT ISOLATE',
  0x2068: 'FIRST STRONG ISOLATE',
  0x2069: 'POP DIRECTIONAL ISOLATE',
  0x3164: 'HANGUL FILLER',
  0xfeff: 'ZERO WIDTH NO-BREAK SPACE',
  0xffa0: 'HALFWIDTH HANGUL FILLER',
};

/**
 * Characters that take no room or reorder their neighbours. In a name also the variation selectors, which
 * a text may hold in good faith (emoji).
 */
const INVISIBLE = new RegExp(
  `${UNSEEN.source}|[\\u180b-\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]`,
  'u',
);
const INVISIBLE_ALL = new RegExp(INVISIBLE.source, 'gu');

/** Characters that change the order in which others are drawn (UAX #9). */
const REORDERING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Arabic',
  'Hebrew',
  'Thai',
  'Lao',
  'Myanmar',
  'Georgian',
  'Ethiopic',
  'Cherokee',
  'Khmer',
  'Lisu',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Common',
  'Inherited',
] as const;

const SCRIPT_TESTS = SCRIPTS.map(
  (script) => [script, new RegExp(`^\\p{Script=${script}}`, 'u')] as const,
);

const WIDE =
  /^[\u1100-\u115e\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** Scripts whose letters no mono face draws in one cell: they get two. */
const ROOMY =
  /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Ethiopic}\p{Emoji_Presentation}]/u;

const DIGITS = ['ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE'];

let names: Map<number, string> | null = null;

function unfold(entry: string, prefix: string, tilde: string): string {
  const text = entry.replaceAll('%', ' WITH ');
  if (text.startsWith('=')) return text.slice(1);
  if (text.startsWith('~')) return tilde + text.slice(1);
  if (text.startsWith('^')) return `LATIN LETTER SMALL CAPITAL ${text.slice(1)}`;
  return prefix + text;
}

/** The whole table of names, by code point; built on first use (about a millisecond). */
export function nameTable(): ReadonlyMap<number, string> {
  if (names) return names;
  const built = new Map<number, string>();
  for (const block of NAME_BLOCKS) {
    let next = 0;
    for (const entry of block.names.split('|')) {
      if (entry.startsWith('#')) {
        next = Number.parseInt(entry.slice(1), 16);
        continue;
      }
      built.set(next, unfold(entry, block.prefix, block.tilde));
      next += 1;
    }
  }
  names = built;
  return built;
}

/** The script of a character's letter, `Other` when it is none that names are usually written in. */
export function scriptOf(character: string): string {
  if (/^[a-z]/i.test(character)) return 'Latin';
  return SCRIPT_TESTS.find(([, test]) => test.test(character))?.[0] ?? 'Other';
}

function decomposedName(character: string): string | null {
  const parts = Array.from(character.normalize('NFD'));
  const base = parts[0];
  if (base === undefined || parts.length < 2) return null;
  const marks = parts.slice(1).map((mark) => MARK_NAMES[mark]);
  const baseName = unicodeName(base);
  if (baseName === null || marks.includes(undefined)) return null;
  return `${baseName} WITH ${marks.join(' AND ')}`;
}

/** The Unicode name of a character, or null when the engine does not have it. */
export function unicodeName(character: string): string | null {
  const value = character.codePointAt(0) ?? 0;
  if (value >= 0x61 && value <= 0x7a) return `LATIN SMALL LETTER ${character.toUpperCase()}`;
  if (value >= 0x41 && value <= 0x5a) return `LATIN CAPITAL LETTER ${character}`;
  if (value >= 0x30 && value <= 0x39) return `DIGIT ${DIGITS[value - 0x30] ?? ''}`;
  if (character === '-') return 'HYPHEN-MINUS';
  if (character === '.') return 'FULL STOP';
  if (character === '_') return 'LOW LINE';
  const mark = MARK_NAMES[character];
  if (mark !== undefined) return `COMBINING ${mark}`;
  return INVISIBLE_NAMES[value] ?? nameTable().get(value) ?? decomposedName(character);
}

/** Everything the engine knows of a character. */
export function characterFacts(character: string): CharacterFacts {
  const point = codePoint(character);
  const script = scriptOf(character);
  const name = unicodeName(character) ?? (INVISIBLE.test(character) ? 'INVISIBLE CHARACTER' : null);
  return { text: character, codePoint: point, script, name: name ?? `${script} ${point}` };
}

/** Mono cells that a grapheme takes. */
export function cellWidth(grapheme: string): 1 | 2 {
  const first = grapheme.codePointAt(0) ?? 0;
  if (first < 0x900) return 1;
  return WIDE.test(grapheme) || ROOMY.test(grapheme) ? 2 : 1;
}

export function isInvisible(character: string): boolean {
  return INVISIBLE.test(character);
}

export function reorders(text: string): boolean {
  return REORDERING.test(text);
}

/** The invisible characters of a text, in order, at most 64 of them. */
export function invisibleIn(text: string): CharacterFacts[] {
  if (isPlain(text)) return [];
  return (text.match(INVISIBLE_ALL) ?? []).slice(0, 64).map(characterFacts);
}

/** The text with every invisible character spelt out as `⟨U+200B⟩`, lone surrogates too. */
export function spellOut(text: string): string {
  if (isPlain(text)) return text;
  return text
    .replace(INVISIBLE_ALL, (character) => `⟨${codePoint(character)}⟩`)
    .replace(/\p{Cs}/gu, (half) => `⟨${codePoint(half)}⟩`);
}

/** Only printable ASCII: nothing to look at more closely. */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x20 || unit > 0x7e) return false;
  }
  return true;
}

/** Splits into graphemes: a base character with its marks; joiners stand alone, so that they are seen. */
export function graphemes(text: string): string[] {
  if (isPlain(text)) return text.split('');
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}
