/**
 * A brand inside a longer label (combosquatting): where it stands, whether it is itself disguised, and
 * what the rest of the label is made of.
 */

import { align } from '../align.ts';
import { graphemes } from '../characters.ts';
import { allWords, segmentWords } from '../dictionary.ts';
import { skeletonOf } from '../skeleton.ts';
import { labelFindings, type LabelFindings } from './label.ts';

/** A stretch of the label that is not the brand. */
export interface Extra {
  readonly text: string;
  /** Known words it is made of; null when letters are left over. */
  readonly words: readonly string[] | null;
  /** No hyphen parts it from the brand. */
  readonly glued: boolean;
}

export interface BrandInLabel {
  /** Graphemes of the label that are the brand: `[start, end)`. */
  readonly start: number;
  readonly end: number;
  readonly extras: readonly Extra[];
  /** What was done to the brand itself; null when it stands there letter by letter. */
  readonly inner: LabelFindings | null;
  /** What the extras cost, in letters of the brand. */
  readonly cost: number;
}

let wordSkeletons: ReadonlySet<string> | null = null;

function isDisguisedWord(piece: string): boolean {
  wordSkeletons ??= new Set(
    Array.from(allWords(), (word) => skeletonOf(graphemes(word), false).text),
  );
  return wordSkeletons.has(piece);
}

/** True when a label is made of bait words only, as names bought for phishing are. */
export function isBait(label: string): boolean {
  return wordsIn(label) !== null;
}

/** Known words, plainly or in disguise (1ogin); hyphens part words. */
function wordsIn(text: string): string[] | null {
  const found: string[] = [];
  for (const token of text.split('-')) {
    if (token === '') continue;
    const plain = segmentWords(token);
    if (plain) {
      found.push(...plain);
      continue;
    }
    const disguised = segmentWords(skeletonOf(graphemes(token), false).text, isDisguisedWord);
    if (!disguised) return null;
    found.push(token);
  }
  return found;
}

function extraOf(text: string, hyphenAtBrand: boolean): Extra | null {
  const bare = text.replace(/^-+|-+$/g, '');
  if (bare === '') return null;
  return { text: bare, words: wordsIn(bare), glued: !hyphenAtBrand };
}

/** What a known word costs beside a brand of `length` letters. */
function wordCost(length: number, glued: boolean): number {
  if (length <= 2) return glued ? 0.9 : 0.5;
  if (length === 3) return glued ? 0.5 : 0.15;
  if (length === 4) return glued ? 0.4 : 0.15;
  return 0.15;
}

/** What a letter of unknown text costs beside a brand of `length` letters. */
function letterCost(length: number, glued: boolean): number {
  if (length <= 3) return glued ? 0.8 : 0.45;
  if (length <= 4) return glued ? 0.6 : 0.3;
  if (length <= 6) return glued ? 0.45 : 0.2;
  return glued ? 0.3 : 0.15;
}

function extraCost(extra: Extra, length: number): number {
  const known =
    extra.words !== null &&
    (length > 4 || !extra.glued || extra.words.every((word) => word.length > 2));
  if (known) return (extra.words?.length ?? 1) * wordCost(length, extra.glued);
  return Math.max(3, extra.text.length) * letterCost(length, extra.glued);
}

/** Short brands are everywhere in longer words: they count only beside hyphens or known words. */
function counts(extras: readonly Extra[], length: number): boolean {
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

function place(
  label: readonly string[],
  start: number,
  end: number,
  length: number,
): Omit<BrandInLabel, 'inner'> | null {
  const left = label.slice(0, start).join('');
  const right = label.slice(end).join('');
  const extras = [extraOf(left, left.endsWith('-')), extraOf(right, right.startsWith('-'))].filter(
    (extra) => extra !== null,
  );
  if (!counts(extras, length)) return null;
  const cost = extras.reduce((sum, extra) => sum + extraCost(extra, length), 0);
  return { start, end, extras, cost };
}

function better(one: BrandInLabel | null, two: BrandInLabel | null): BrandInLabel | null {
  if (!one || !two) return one ?? two;
  return two.cost + (two.inner?.cost ?? 0) < one.cost + (one.inner?.cost ?? 0) ? two : one;
}

function exact(brand: readonly string[], label: readonly string[]): BrandInLabel | null {
  let best: BrandInLabel | null = null;
  for (let start = 0; start + brand.length <= label.length; start += 1) {
    if (!brand.every((letter, at) => label[start + at] === letter)) continue;
    const placed = place(label, start, start + brand.length, brand.length);
    if (placed) best = better(best, { ...placed, inner: null });
  }
  return best;
}

function disguised(brand: readonly string[], label: readonly string[]): BrandInLabel | null {
  const wanted = skeletonOf(brand, false).text;
  if (wanted.length < 3) return null;
  const skeleton = skeletonOf(label, false);
  let best: BrandInLabel | null = null;
  let at = skeleton.text.indexOf(wanted);
  for (let tries = 0; at >= 0 && tries < 4; tries += 1) {
    const start = skeleton.origin[at] ?? 0;
    let end = skeleton.origin[at + wanted.length] ?? label.length;
    while (end > start && label[end - 1] === '-') end -= 1;
    best = better(best, withInner(brand, label, start, end));
    at = skeleton.text.indexOf(wanted, at + 1);
  }
  return best;
}

function withInner(
  brand: readonly string[],
  label: readonly string[],
  start: number,
  end: number,
): BrandInLabel | null {
  const placed = place(label, start, end, brand.length);
  if (!placed) return null;
  const inner = labelFindings(brand, label.slice(start, end));
  return inner.findings.length > 0 ? { ...placed, inner } : null;
}

/** Share of a brand that a typo may cost when words stand beside it. */
const TYPO_SHARE = 0.16;

function mistyped(brand: readonly string[], label: readonly string[]): BrandInLabel | null {
  if (brand.length < 5) return null;
  let best: BrandInLabel | null = null;
  for (let length = brand.length - 1; length <= brand.length + 1; length += 1) {
    if (length >= label.length) break;
    for (const start of [0, label.length - length]) {
      const placed = place(label, start, start + length, brand.length);
      if (!placed || placed.extras.some((extra) => extra.words === null)) continue;
      const typo = align(brand, label.slice(start, start + length), false);
      if (!typo || typo.cost === 0 || typo.cost > brand.length * TYPO_SHARE) continue;
      best = better(best, withInner(brand, label, start, start + length));
    }
  }
  return best;
}

/**
 * Looks for a brand in a label that has more in it than the brand.
 *
 * @param brand graphemes of the asset's label
 * @param label graphemes of the candidate's label
 * @returns the most telling place, or null
 */
export function brandInLabel(
  brand: readonly string[],
  label: readonly string[],
): BrandInLabel | null {
  if (label.length <= brand.length) return null;
  const plain = exact(brand, label);
  if (plain?.extras.every((extra) => extra.words !== null)) return plain;
  return better(plain, better(disguised(brand, label), mistyped(brand, label)));
}

/** A hyphenated brand of which one part is exchanged for words: `access-shop` for `my-shop`. */
export interface PartExchanged {
  readonly kept: string;
  readonly gone: string;
  readonly words: readonly string[];
}

/**
 * @param sameSuffix both names end alike; then a part of one or two letters may be all that is kept
 */
export function partExchanged(
  brand: string,
  label: string,
  sameSuffix: boolean,
): PartExchanged | null {
  const parts = brand.split('-');
  if (parts.length < 2) return null;
  for (const [at, gone] of parts.entries()) {
    const head = parts.slice(0, at).join('-');
    const tail = parts.slice(at + 1).join('-');
    const kept = [head, tail].filter((piece) => piece !== '').join('-');
    if (kept.length < (sameSuffix ? 1 : 3)) continue;
    const before = head === '' ? '' : `${head}-`;
    const after = tail === '' ? '' : `-${tail}`;
    if (!label.startsWith(before) || !label.endsWith(after)) continue;
    const middle = label.slice(before.length, label.length - after.length);
    if (middle === '' || middle === gone || middle.length + kept.length >= label.length) continue;
    const words = wordsIn(middle);
    if (words) return { kept, gone, words };
  }
  return null;
}
