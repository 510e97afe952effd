/** What stands beside a brand in a label: known words or not, and what it takes from the likeness. */

import { graphemes } from '../characters.ts';
import { allWords, isTrade, segmentWords } from '../dictionary.ts';
import { skeletonOf } from '../skeleton.ts';

/** A stretch of the label that is not the brand, between hyphens. */
export interface Extra {
  readonly text: string;
  /** Known words it is made of; null when letters are left over. */
  readonly words: readonly string[] | null;
  /** No hyphen parts it from the brand. */
  readonly glued: boolean;
}

/** Words of fewer letters look like too much else to be told in disguise within a longer run. */
const SHORTEST_DISGUISED = 4;

let wordSkeletons: ReadonlySet<string> | null = null;

function isDisguisedWord(piece: string): boolean {
  wordSkeletons ??= new Set(
    Array.from(allWords(), (word) => skeletonOf(graphemes(word), false).text),
  );
  return wordSkeletons.has(piece);
}

function isLongDisguisedWord(piece: string): boolean {
  return piece.length >= SHORTEST_DISGUISED && isDisguisedWord(piece);
}

/** True when a label is made of bait words only, as names bought for phishing are. */
export function isBait(label: string): boolean {
  return wordsIn(label) !== null;
}

/** Known words of a text without hyphens, plainly or in disguise (1ogin). */
function wordsOf(token: string): string[] | null {
  const plain = segmentWords(token);
  if (plain) return plain;
  const text = skeletonOf(graphemes(token), false).text;
  const whole = token.length >= SHORTEST_DISGUISED - 1 && isDisguisedWord(text);
  return whole || segmentWords(text, isLongDisguisedWord) ? [token] : null;
}

/** Known words; hyphens part words. */
export function wordsIn(text: string): string[] | null {
  const found: string[] = [];
  for (const token of text.split('-')) {
    const words = token === '' ? [] : wordsOf(token);
    if (!words) return null;
    found.push(...words);
  }
  return found;
}

function extraOf(text: string, glued: boolean): Extra {
  return { text, words: wordsOf(text), glued };
}

/** What stands on one side of the brand, parted at hyphens. */
export function extrasOf(text: string, side: 'left' | 'right'): Extra[] {
  const tokens = text.split('-');
  const beside = side === 'left' ? tokens.length - 1 : 0;
  return tokens
    .map((token, at) => (token === '' ? null : extraOf(token, at === beside)))
    .filter((extra) => extra !== null);
}

/** What known words cost beside a brand of `length` letters. */
function wordCost(length: number, glued: boolean): number {
  if (length <= 2) return glued ? 0.9 : 0.5;
  if (length === 3) return glued ? 0.5 : 0.15;
  if (length === 4) return glued ? 0.4 : 0.15;
  return 0.15;
}

/** Every known word beyond the first makes the bait no less one. */
const MORE_WORDS = 0.02;

/** What a letter of unknown text costs beside a brand of `length` letters. */
function letterCost(length: number, glued: boolean): number {
  if (length <= 3) return glued ? 0.8 : 0.45;
  if (length <= 4) return glued ? 0.6 : 0.3;
  if (length <= 6) return glued ? 0.5 : 0.2;
  return glued ? 0.45 : 0.15;
}

/** Beside a short brand words of two letters are part of a longer word more often than not. */
function isKnown({ words, glued }: Extra, length: number): boolean {
  return (
    words !== null &&
    (length > 4 || !glued || words.every((word) => word.length > 2 || /\d/.test(word)))
  );
}

/** Share of the brand that a mere line of business costs: `techmahindra` is a company as often as a bait. */
const COMPANY_SHARE = 0.16;

export function extrasCost(extras: readonly Extra[], length: number): number {
  const known = extras.filter((extra) => isKnown(extra, length));
  const count = known.reduce((sum, extra) => sum + (extra.words?.length ?? 0), 0);
  const dearest = Math.max(0, ...known.map(({ glued }) => wordCost(length, glued)));
  let cost = dearest + MORE_WORDS * Math.max(0, count - 1);
  const company = extras.every(({ words, glued }) => glued && words?.every(isTrade) === true);
  if (company) cost = Math.max(cost, length * COMPANY_SHARE);
  for (const extra of extras) {
    if (known.includes(extra)) continue;
    // Beside known words an unknown one is what the offer is about, however long.
    const letters = known.length > 0 && !extra.glued ? 3 : Math.max(3, extra.text.length);
    cost += letters * letterCost(length, extra.glued);
  }
  return cost;
}

/** Short brands are everywhere in longer words: they count only beside hyphens or known words. */
export function counts(extras: readonly Extra[], length: number): boolean {
  const unknown = extras.filter((extra) => extra.words === null);
  if (extras.length === 0) return false;
  // One letter or digit at an end is an addition, not a word.
  if (extras.every((extra) => extra.glued && extra.text.length < 2)) return false;
  if (unknown.length === 0) return true;
  if (length < 3) return false;
  const glued = unknown.filter((extra) => extra.glued);
  if (glued.length === 0) return true;
  if (length < 4) return false;
  const letters = glued.reduce((sum, extra) => sum + extra.text.length, 0);
  return letters > 1 || unknown.length < extras.length;
}
