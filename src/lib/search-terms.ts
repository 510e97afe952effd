/** More words than this are a copied text, which is searched for as a whole. */
const MOST_WORDS = 8;
const TERM = /["“”]([^"“”]*)["“”]?|[^\s"“”]+/gu;

/**
 * Splits a search into terms: single words, and phrases in quotation marks.
 *
 * @returns empty for an empty text
 */
export function searchTerms(typed: string): readonly string[] {
  const terms = Array.from(typed.matchAll(TERM), ([word, quoted]) => (quoted ?? word).trim());
  const given = terms.filter((term) => term !== '');
  return given.length > MOST_WORDS ? [typed.trim()] : given;
}
