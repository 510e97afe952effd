/** Reads text next to a brand in a label: known words or not, and their cost. */

import { graphemes } from '../characters.ts';
import { isTrade, KNOWN_WORDS, segmentWords } from '../dictionary.ts';
import { skeletonOf } from '../skeleton.ts';

/** A part of the label next to the brand, between hyphens. */
export interface AddedText {
  readonly text: string;
  /** Its known words; null if letters are left over. */
  readonly words: readonly string[] | null;
  /** True if no hyphen separates it from the brand. */
  readonly glued: boolean;
}

/** Shorter words look like too many others to be recognised in disguise within a longer run. */
const SHORTEST_DISGUISED = 4;

let wordSkeletons: ReadonlySet<string> | null = null;

function isDisguisedWord(piece: string): boolean {
  wordSkeletons ??= new Set(Array.from(KNOWN_WORDS, (word) => skeletonOf(graphemes(word)).text));
  return wordSkeletons.has(piece);
}

/** Known words of a text without hyphens, plainly or in disguise (1ogin). */
function wordsOf(token: string): string[] | null {
  const plain = segmentWords(token);
  if (plain) return plain;
  const text = skeletonOf(graphemes(token)).text;
  const whole = token.length >= SHORTEST_DISGUISED - 1 && isDisguisedWord(text);
  const isLong = (piece: string) => piece.length >= SHORTEST_DISGUISED && isDisguisedWord(piece);
  return whole || segmentWords(text, isLong) ? [token] : null;
}

/** Known words of a text, separated by hyphens; null if letters are left over. */
export function wordsIn(text: string): string[] | null {
  const found = text.split('-').map((token) => (token === '' ? [] : wordsOf(token)));
  return found.includes(null) ? null : found.flatMap((words) => words ?? []);
}

/** Splits text on one side of the brand at hyphens. */
export function addedTextAround(text: string, side: 'left' | 'right'): AddedText[] {
  const tokens = text.split('-');
  const beside = side === 'left' ? tokens.length - 1 : 0;
  return tokens
    .map((token, at): AddedText => ({ text: token, words: wordsOf(token), glued: at === beside }))
    .filter((extra) => extra.text !== '');
}

/** Returns the cost of known words next to a brand of `length` letters: highest if they are glued to a short one. */
function wordCost(length: number, glued: boolean): number {
  if (length <= 2) return glued ? 0.9 : 0.5;
  if (!glued || length > 4) return 0.15;
  return 0.35;
}

/** Cost of every known word beyond the first: it hardly weakens the bait. */
const MORE_WORDS = 0.02;

/** Returns the cost of a letter of unknown text next to a brand of `length` letters. */
function letterCost(length: number, glued: boolean): number {
  if (length <= 3) return glued ? 0.8 : 0.45;
  if (length <= 4) return glued ? 0.6 : 0.3;
  if (length <= 6) return glued ? 0.5 : 0.2;
  return glued ? 0.45 : 0.15;
}

/** Glued to a short brand, words of two letters are usually part of a longer word. */
function isKnown({ words, glued }: AddedText, length: number): boolean {
  return (
    words !== null &&
    (length > 4 || !glued || words.every((word) => word.length > 2 || /\d/.test(word)))
  );
}

/** Share of the brand that a mere line of business costs: `techmahindra` may be a company or a bait. */
const COMPANY_SHARE = 0.16;

/** Returns the cost of all added texts, in letters of a brand of `length` letters. */
export function addedTextCost(extras: readonly AddedText[], length: number): number {
  const known = extras.filter((extra) => isKnown(extra, length));
  const count = known.reduce((sum, extra) => sum + (extra.words?.length ?? 0), 0);
  const dearest = Math.max(0, ...known.map(({ glued }) => wordCost(length, glued)));
  let cost = dearest + MORE_WORDS * Math.max(0, count - 1);
  const company = extras.every(({ words, glued }) => glued && words?.every(isTrade) === true);
  if (company) cost = Math.max(cost, length * COMPANY_SHARE);
  for (const extra of extras) {
    if (known.includes(extra)) continue;
    // Next to known words an unknown one is the subject of the offer, however long.
    const letters = known.length > 0 && !extra.glued ? 3 : Math.max(3, extra.text.length);
    cost += letters * letterCost(length, extra.glued);
  }
  return cost;
}

/**
 * True if people still recognise the brand next to these texts. Short brands occur inside many words, so they need a
 * hyphen or a known word next to them.
 */
export function counts(extras: readonly AddedText[], length: number): boolean {
  if (extras.length === 0) return false;
  // One letter or digit at an end is an addition, not a word.
  if (extras.every((extra) => extra.glued && extra.text.length < 2)) return false;
  const unknown = extras.filter((extra) => extra.words === null);
  if (unknown.length === 0) return true;
  const glued = unknown.filter((extra) => extra.glued);
  if (length < 4) return length === 3 && glued.length === 0;
  const letters = glued.reduce((sum, extra) => sum + extra.text.length, 0);
  return glued.length === 0 || letters > 1 || unknown.length < extras.length;
}
