import { toUnicode } from '@/lib/idna.ts';
import { WIDE_SCRIPTS, scriptOf } from '@/lookalike/scripts.ts';

/**
 * A visitor's own name as fields and buttons show it: in its own script where that is one of India's, whose
 * letters pass for no Latin ones; else in ASCII form, since a shared link may carry any name. Input: the ASCII
 * form.
 */
export function displayName(ascii: string): string {
  const name = toUnicode(ascii);
  const isPlain = (letter: string) =>
    /^[\d.a-z-]$/.test(letter) || WIDE_SCRIPTS.includes(scriptOf(letter));
  return Array.from(name).every(isPlain) ? name : ascii;
}
