/** Characters of a name that deserve a second look, found without the engine. */
import { toUnicode } from './idna.ts';
import { beyondAscii } from './invisible.ts';

/** Devanagari to Malayalam. A label written only in such a script imitates no Latin one. */
const INDIAN = /[\u0900-\u0d7f]/;
const LATIN = /[a-z]/i;

/**
 * Returns a test for the graphemes to highlight: those beyond ASCII, except in a label entirely in an Indian script
 * (दिल्ली.भारत looks like nothing else).
 *
 * @param name as the backend sent it: any text
 */
export function foreignGraphemes(name: string): (grapheme: string) => boolean {
  const mixed = toUnicode(name)
    .split('.')
    .some((label) => LATIN.test(label) && INDIAN.test(label));
  return (grapheme) => beyondAscii(grapheme) && (mixed || !INDIAN.test(grapheme));
}
