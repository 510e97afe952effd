/** Which characters of a name a reviewer should look at, before the engine has said anything. */
import { toUnicode } from '@/lib/idna.ts';
import { beyondAscii } from '@/lib/invisible.ts';

/** From Devanagari to Malayalam: no lookalikes of Latin letters while they keep to themselves. */
const INDIAN = /[\u0900-\u0d7f]/;
const LATIN = /[a-z]/i;

/**
 * Which graphemes of a name a reviewer should look at: those beyond ASCII, but not a label written
 * wholly in an Indian script (दिल्ली.भारत is what it looks like).
 */
export function foreignGraphemes(name: string): (grapheme: string) => boolean {
  const mixed = toUnicode(name)
    .split('.')
    .some((label) => LATIN.test(label) && INDIAN.test(label));
  return (grapheme) => beyondAscii(grapheme) && (mixed || !INDIAN.test(grapheme));
}
