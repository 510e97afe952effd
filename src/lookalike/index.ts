/**
 * The lookalike engine: which names imitate yours, and how. Pure TypeScript without React, DOM or network;
 * it runs in a worker (engine.worker.ts), which pages ask through engine.ts.
 *
 * Three questions, one file each:
 *   explain.ts    how does this name imitate that one? → account.ts weighs the techniques found,
 *                 segments.ts draws the two names one above the other, lit-graphemes.ts what lists mark.
 *                 From the picture (places.ts) shown.ts sums up the similarity that views show, and
 *                 remainder.ts says what no technique does; why.ts says why people fall for the pair
 *   generate.ts   which names could imitate this one? → collects what the techniques make
 *   skeleton.ts   which names look alike? (conflicts.ts asks it of pending assets)
 *
 * Which file decides what, in techniques/ (each both finds its techniques and makes them):
 *   homoglyph.ts           look-alike letters: the label as a whole. likeness.ts says how alike two
 *                          characters are, confusables.ts lists them, variants.ts turns the list round
 *   edits.ts               one slip: omission, insertion, replacement, transposition, vowel swap...
 *   word-order.ts          the same letters in another order
 *   transliteration.ts     the same sound in other letters
 *   combosquatting.ts      words beside the brand, or in place of one of its own; extras.ts prices them
 *   dots.ts                dots moved or missing, and other endings
 *   brand-in-subdomain.ts  the brand to the left of what is registered
 *   glyph-clauses.ts       words for look-alike letters: each kind of exchange once, counted
 *   label.ts               puts together what holds of a label; chain.ts tells several edits in a row
 *   finding.ts             RANK: which explanation comes first
 *
 * account.ts asks front-labels.ts about what stands in front of the registered label.
 *
 * What they stand on: forms.ts reads and writes names, suffix.ts knows public suffixes, align.ts finds the
 * cheapest edits, costs.ts prices them and settle.ts puts them side by side, suffix-likeness.ts says which endings are taken for each other, letters.ts has keys, vowels and sounds, dictionary.ts the words,
 * characters.ts what is known of a character (unicode-names.ts), scripts.ts its script, indian.ts which letters and
 * signs of Indian scripts keep together. Pages that only name
 * techniques import technique-names.ts and technique-text.ts, which are small, as is scripts.ts.
 */

export { CONFIDENT, explain } from './explain.ts';
export { isReadable, parseDomain } from './forms.ts';
export { generate } from './generate.ts';
export { skeletons } from './skeleton.ts';
export { TECHNIQUE_NAMES } from './technique-names.ts';
export { TECHNIQUE_TEXT } from './technique-text.ts';
export {
  type CharacterFacts,
  type DomainForms,
  type Explanation,
  type GeneratedName,
  type InvalidName,
  type Segment,
  type Technique,
  TECHNIQUES,
  type WordedExplanation,
} from './types.ts';
