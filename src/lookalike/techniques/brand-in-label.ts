/**
 * A brand inside a longer label (combosquatting): where it stands, and whether it is itself disguised.
 */

import { align } from '../align.ts';
import { graphemes } from '../characters.ts';
import { skeletonOf } from '../skeleton.ts';
import type { Technique } from '../types.ts';
import { counts, type Extra, extrasCost, extrasOf, wordsIn } from './extras.ts';
import { RANK } from './finding.ts';
import { labelFindings, type LabelFindings } from './label.ts';
import { singleEdits } from './single-edit.ts';

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

function place(
  label: readonly string[],
  start: number,
  end: number,
  length: number,
): Omit<BrandInLabel, 'inner'> | null {
  const left = label.slice(0, start).join('');
  const right = label.slice(end).join('');
  const extras = [...extrasOf(left, 'left'), ...extrasOf(right, 'right')];
  if (!counts(extras, length)) return null;
  return { start, end, extras, cost: extrasCost(extras, length) };
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
  if (brand.length < 3) return null;
  // With runs rn is an m; without them the letters of brand and word cannot run together either.
  return better(disguisedBy(brand, label, true), disguisedBy(brand, label, false));
}

function disguisedBy(
  brand: readonly string[],
  label: readonly string[],
  runs: boolean,
): BrandInLabel | null {
  const wanted = skeletonOf(brand, false, runs).text;
  const skeleton = skeletonOf(label, false, runs);
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
/** Fewer letters glued to a mistyped brand are part of the slip. */
const SHORTEST_GLUED = 3;

function mistyped(brand: readonly string[], label: readonly string[]): BrandInLabel | null {
  if (brand.length < 5) return null;
  let best: BrandInLabel | null = null;
  for (let length = brand.length - 1; length <= brand.length + 1; length += 1) {
    if (length >= label.length) break;
    for (const start of [0, label.length - length]) {
      const placed = place(label, start, start + length, brand.length);
      const words = placed?.extras.every(
        (extra) => extra.words !== null && (!extra.glued || extra.text.length >= SHORTEST_GLUED),
      );
      if (words !== true) continue;
      const typo = align(brand, label.slice(start, start + length), false);
      if (!typo || typo.cost === 0 || typo.cost > brand.length * TYPO_SHARE) continue;
      best = better(best, withInner(brand, label, start, start + length));
    }
  }
  return best;
}

/** In a brand of up to four letters only these slips leave it to be recognised. */
const SLIPS_OF_SHORT = new Set<Technique>(['homoglyph', 'repetition', 'transposition']);
const SHORT = 4;

function isSlip(brand: readonly string[], { findings, cost, isChain }: LabelFindings): boolean {
  if (isChain || findings.length === 0) return false;
  if (brand.length > SHORT) return cost <= brand.length * TYPO_SHARE;
  return findings.some(
    ({ technique, rank }) => SLIPS_OF_SHORT.has(technique) && rank <= RANK.repetition,
  );
}

/** The brand with one slip between hyphens, words around it: `sbbi-kyc`, `l1c-loan`. */
function mistypedToken(brand: readonly string[], label: readonly string[]): BrandInLabel | null {
  if (brand.length < 3 || !label.includes('-')) return null;
  const tokens = label.join('').split('-').map(graphemes);
  const parts = brand.filter((letter) => letter === '-').length + 1;
  let best: BrandInLabel | null = null;
  let start = 0;
  for (let at = 0; at + parts <= tokens.length; at += 1) {
    const piece = tokens.slice(at, at + parts);
    const length = piece.reduce((sum, token) => sum + token.length, parts - 1);
    const near = Math.abs(length - brand.length) <= 1;
    const placed = near ? place(label, start, start + length, brand.length) : null;
    if (placed?.extras.every(({ words }) => words !== null) === true) {
      const inner = labelFindings(brand, label.slice(start, start + length));
      if (isSlip(brand, inner)) best = better(best, { ...placed, inner });
    }
    start += (tokens[at]?.length ?? 0) + 1;
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
  // One more letter is an edit of the brand, whatever words can be read into it.
  if (label.length < brand.length + 2) return null;
  const plain = exact(brand, label);
  if (plain?.extras.every((extra) => extra.words !== null)) return plain;
  const typo = better(mistyped(brand, label), mistypedToken(brand, label));
  return better(plain, better(disguised(brand, label), typo));
}

/** A hyphenated brand of which one part is exchanged for words: `access-shop` for `my-shop`. */
export interface PartExchanged {
  readonly kept: string;
  readonly gone: string;
  readonly words: readonly string[];
}

/** One edit or look-alikes only: a changed part, not an exchanged one. */
export function isOneSlip(gone: string, middle: string): boolean {
  const from = graphemes(gone);
  const to = graphemes(middle);
  return singleEdits(from, to).length > 0 || align(from, to, true) !== null;
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
    if (words && !isOneSlip(gone, middle)) return { kept, gone, words };
  }
  return null;
}
