/**
 * The script of a character, and the mixed scripts of a label. Sources: the Unicode Character Database by JavaScript's
 * regular expressions; mixtures in real languages by UTS #39, section 5.2 (Highly Restrictive: Latin with Han, Kana,
 * Bopomofo or Hangul). Separate from characters.ts, whose table of names pages need not load.
 */

/** Scripts whose letters no mono face draws in one cell: they get two. */
export const WIDE_SCRIPTS =
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Ethiopic'.split(
    ' ',
  );
const SCRIPTS = [
  ...'Latin Cyrillic Greek Armenian'.split(' '),
  ...WIDE_SCRIPTS,
  ...'Arabic Hebrew Thai Lao Georgian Cherokee Lisu Han Hiragana Katakana Hangul'.split(' '),
  'Common',
  'Inherited',
].map((script) => [script, new RegExp(`^\\p{Script=${script}}`, 'u')] as const);

/** The script of a character; `Other` when names are not usually written in it. */
export function scriptOf(character: string): string {
  if (/^[a-z]/i.test(character)) return 'Latin';
  return SCRIPTS.find(([, test]) => test.test(character))?.[0] ?? 'Other';
}

/** The scripts that a sentence may name before a letter. */
export const SCRIPT_NAMES: readonly string[] = SCRIPTS.map(([script]) => script).filter(
  (script) => script !== 'Common' && script !== 'Inherited',
);

/** Alphabets with letters that look like Latin ones, and that no language mixes with Latin in one word. */
export const TWIN_SCRIPTS: ReadonlySet<string> = new Set([
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Lisu',
]);

/** True if a letter is in another script than the Latin letters of its own label. */
export function isForeignScript(letter: string, label: readonly string[]): boolean {
  return TWIN_SCRIPTS.has(scriptOf(letter)) && label.some((other) => /^[a-z]$/.test(other));
}

/** Scripts that occur next to Latin letters in one label without deceiving: marks, digits, signs, East Asian text. */
const AMONG_LATIN = new Set('Latin Common Inherited Han Hiragana Katakana Hangul'.split(' '));

/**
 * The letters of other scripts among the Latin ones of their own label (`pаypal` with a Cyrillic а). A label entirely
 * in one script has none.
 *
 * @param name graphemes of a name in Unicode, including dots
 * @returns the script of each such letter by its index in `name`, from 0
 */
export function mixedScriptLetters(name: readonly string[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (let from = 0; from < name.length;) {
    const dot = name.indexOf('.', from);
    const to = dot < 0 ? name.length : dot;
    if (name.slice(from, to).some((letter) => scriptOf(letter) === 'Latin')) {
      for (let at = from; at < to; at += 1) {
        const script = scriptOf(name[at] ?? '');
        if (!AMONG_LATIN.has(script)) found.set(at, script);
      }
    }
    from = to + 1;
  }
  return found;
}
