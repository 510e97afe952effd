/**
 * Characters that people cannot see but machines obey: bidirectional controls, zero-width and other format characters,
 * C0/C1 controls. In a name they are an attack, so they are shown, never obeyed. Source: Unicode general categories Cc,
 * Cf, Zl, Zp, plus the Hangul and Khmer fillers.
 */
export const UNSEEN =
  /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\u115F|\u1160|\u17B4|\u17B5|\u3164|\uFFA0|\u034F/u;

/** True if `character` (one code point) would be invisible or change the direction of its surroundings. */
export function isUnseen(character: string): boolean {
  return UNSEEN.test(character);
}

/** The usual notation of a code point: `U+0430`. Input: a string, whose first code point counts. */
export function codePoint(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** True if text begins with a character outside ASCII, where homoglyphs of Latin letters are. */
export const beyondAscii = (text: string): boolean => (text.codePointAt(0) ?? 0) > 0x7f;

/** Latin, Greek and Cyrillic without combining marks: each of these is a character by itself. */
const SINGLE = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u1fff]*$/;
let segmenter: Intl.Segmenter | undefined;

/**
 * Splits text into user-perceived characters (UAX #29 grapheme clusters); into code points if the browser cannot
 * (Firefox before 125).
 */
export function graphemes(text: string): string[] {
  // A list of names is split at every keystroke, and creating the first segmenter takes long.
  if (SINGLE.test(text)) return text.split('');
  // The type says it is always there. Not created at the top of the module, which every page runs.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  if (!Segmenter) return Array.from(text);
  segmenter ??= new Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
