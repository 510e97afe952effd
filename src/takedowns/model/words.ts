/** Type of the words in either language. */
import type { ENGLISH } from './words-en.ts';

/** The words of letters in one language. */
export type LetterWords = typeof ENGLISH;

const LETTER = /\p{L}/u;

/**
 * Words of a report within a letter: after their label if they may be in its language; else quoted below it, line by
 * line, with a note that they are not translated.
 *
 * @param says made fit for a letter already
 */
export function quoteReport(label: string, says: string, words: LetterWords): string {
  if (!isForeign(says, words)) return line(label, says);
  const lines = says.split('\n').map((one) => (one === '' ? '>' : `> ${one}`));
  return [`${words.untranslated(label)}:`, ...lines].join('\n');
}

/** True if a text has letters, but none of the letter's script. */
const isForeign = (says: string, { letters }: LetterWords): boolean =>
  LETTER.test(says) && !letters.test(says);

/** A label and its text, on one line. */
export const line = (label: string, says: string): string => `${label}: ${says}`;
