/**
 * The lookalike engine: which names imitate yours, and how. Pure TypeScript without React, DOM or network;
 * it runs in a worker (engine.worker.ts), which pages ask through engine.ts.
 *
 * Three questions, one file each:
 *   explain.ts    how does this name imitate that one? → hypotheses.ts weighs the techniques found,
 *                 segments.ts draws the two names one above the other, highlights.ts what lists mark.
 *                 From the picture (diff-position.ts) display-similarity.ts sums up the similarity that views show, and
 *                 unmentioned-changes.ts says what no technique does
 *   generate.ts   which names could imitate this one? → collects what the techniques make
 *   skeleton.ts   which names look alike? (conflicts.ts asks it of pending assets)
 *
 * Which file decides what, in techniques/ (each both finds its techniques and makes them):
 *   homoglyph.ts           look-alike letters: the label as a whole. glyph-distance.ts says how alike two
 *                          characters are, confusables.ts lists them, variants.ts reverses the list
 *   edits.ts               one slip: omission, insertion, replacement, transposition, vowel swap...
 *   word-order.ts          the same letters in another order
 *   transliteration.ts     the same sound in other letters
 *   combosquatting.ts      words next to the brand, or in place of one of its words; added-words.ts prices them
 *   dots.ts                dots moved or missing, and other endings
 *   brand-in-subdomain.ts  the brand to the left of the registered name
 *   glyph-clauses.ts       words for look-alike letters: each kind of exchange once, counted
 *   label.ts               combines the findings about a label; multi-edit.ts describes several edits in a row
 *   finding.ts             RANK: which explanation comes first
 *
 * Their base: parse-domain.ts reads and writes names, public-suffix.ts knows public suffixes, align.ts finds
 * the cheapest edits, costs.ts prices them and normalize-gaps.ts puts them side by side, name-pair.ts says which
 * suffixes are mistaken for each other, letters.ts has keys, vowels and sounds, dictionary.ts the words, characters.ts
 * facts about a character (unicode-names.ts), scripts.ts its script, indic-scripts.ts which letters and signs of
 * Indic scripts keep together. Pages that only name techniques import technique-names.ts and technique-text.ts, which
 * are small, as is scripts.ts.
 */

export { CONFIDENT, explain } from './explain.ts';
export { isParsedDomain, parseDomain } from './parse-domain.ts';
export { generate } from './generate.ts';
export { TECHNIQUE_NAMES } from './technique-names.ts';
export { TECHNIQUE_TEXT } from './technique-text.ts';
export {
  type CharacterFacts,
  type ParsedDomain,
  type Explanation,
  type GeneratedName,
  type InvalidName,
  type Segment,
  type Technique,
  TECHNIQUES,
} from './types.ts';
