import { toUnicode } from '@/lib/idna.ts';
import { WIDE_SCRIPTS, scriptOf } from '@/lookalike/scripts.ts';

/**
 * A visitor's own name for fields and buttons: in its own script if that is an Indian one, whose letters do not look
 * like Latin ones; else in ASCII form, since a shared link may contain any name. Input: the ASCII form.
 */
export function displayName(ascii: string): string {
  const name = toUnicode(ascii);
  const isPlain = (letter: string) =>
    /^[\d.a-z-]$/.test(letter) || WIDE_SCRIPTS.includes(scriptOf(letter));
  return Array.from(name).every(isPlain) ? name : ascii;
}
