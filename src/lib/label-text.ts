/** Hostile text as words: for accessible names, options and toasts, where only a string will do. */
import { inAngles, visibleName } from './visible-text.ts';

const MAX = 60;

/**
 * Any text as one short line: runs of white space become one space, characters that cannot be seen
 * or are half of one become their code points.
 *
 * @param text any text at all
 * @param missing what stands for an empty one
 * @returns at most about 60 characters of `text`, then `…`
 */
export function labelText(text: string, missing: string): string {
  const line = text
    .slice(0, MAX * 8)
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '') return missing;
  const characters = Array.from(line);
  const shown = visibleName(characters.slice(0, MAX).join(''), inAngles);
  return shown + (characters.length > MAX ? '…' : '');
}
