/** More words than this are a text that was copied: it is looked for as it stands. */
const MOST_WORDS = 8;
const TERM = /["“”]([^"“”]*)["“”]?|[^\s"“”]+/gu;

/**
 * Splits a search into terms: each word by itself, and words in quotation marks as they stand.
 *
 * @returns none for an empty text
 */
export function searchTerms(typed: string): readonly string[] {
  const terms = Array.from(typed.matchAll(TERM), ([word, quoted]) => (quoted ?? word).trim());
  const given = terms.filter((term) => term !== '');
  return given.length > MOST_WORDS ? [typed.trim()] : given;
}
