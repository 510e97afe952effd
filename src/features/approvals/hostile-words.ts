/** Hostile text as words: for accessible names, options and toasts, where only a string will do. */
import { codePoint, isUnseen } from '@/lib/invisible.ts';

const MAX = 60;

/**
 * Any text as one short line: runs of white space become one space, characters that cannot be seen
 * become their code points.
 *
 * @param text any text at all
 * @param missing what stands for an empty one
 * @returns at most about 60 characters of `text`, then `…`
 */
export function words(text: string, missing: string): string {
  const line = text
    .slice(0, MAX * 8)
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '') return missing;
  const characters = Array.from(line);
  const shown = characters.slice(0, MAX).map((c) => (isUnseen(c) ? `⟨${codePoint(c)}⟩` : c));
  return shown.join('') + (characters.length > MAX ? '…' : '');
}
