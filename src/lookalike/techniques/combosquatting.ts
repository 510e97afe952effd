/**
 * Combosquatting: words next to a brand, which may itself be disguised or mistyped (Kintis et al., "Hiding in Plain
 * Sight", 2017). This file finds the brand among the words, and makes such names; added-words.ts prices the words.
 */

import { align } from '../align.ts';
import { graphemes } from '../characters.ts';
import { baitWordsFor, endsInTrade, isKnownWord, segmentWords } from '../dictionary.ts';
import { skeletonOf } from '../skeleton.ts';
import type { ParsedDomain, Technique } from '../types.ts';
import { singleEdits } from './edits.ts';
import { counts, type AddedText, addedTextCost, addedTextAround, wordsIn } from './added-words.ts';
import { RANK } from './finding.ts';
import { labelFindings, type LabelFindings } from './label.ts';

type Label = readonly string[];

export interface BrandInLabel {
  /** Graphemes of the label that are the brand: `[start, end)`. */
  readonly start: number;
  readonly end: number;
  readonly extras: readonly AddedText[];
  /** Changes of the brand itself; null if it is spelled exactly. */
  readonly inner: LabelFindings | null;
  /** Cost of the added texts, in letters of the brand. */
  readonly cost: number;
}

/** The brand at `[start, end)`; null if its neighbours make it unrecognisable. */
function placeBrand(brand: Label, label: Label, start: number, end: number): BrandInLabel | null {
  const left = addedTextAround(label.slice(0, start).join(''), 'left');
  const extras = [...left, ...addedTextAround(label.slice(end).join(''), 'right')];
  if (!counts(extras, brand.length)) return null;
  return { start, end, extras, inner: null, cost: addedTextCost(extras, brand.length) };
}

function cheapest(places: readonly (BrandInLabel | null)[]): BrandInLabel | null {
  const total = ({ cost, inner }: BrandInLabel) => cost + (inner?.cost ?? 0);
  return places
    .filter((place) => place !== null)
    .reduce<BrandInLabel | null>(
      (best, next) => (best && total(best) <= total(next) ? best : next),
      null,
    );
}

function exact(brand: Label, label: Label): (BrandInLabel | null)[] {
  const starts = Array.from({ length: label.length - brand.length + 1 }, (_, at) => at);
  return starts
    .filter((start) => brand.every((letter, at) => label[start + at] === letter))
    .map((start) => placeBrand(brand, label, start, start + brand.length));
}

/** Adds the changes of the brand; null if the text in its place is not the brand. */
function addChanges(brand: Label, label: Label, place: BrandInLabel | null): BrandInLabel | null {
  if (!place) return null;
  const inner = labelFindings(brand, label.slice(place.start, place.end));
  return inner.findings.length > 0 ? { ...place, inner } : null;
}

/** Maximum number of places where a disguised brand is looked for in one label. */
const MOST_PLACES = 4;

/** @param runs read rn as m; without them, the letters of brand and word cannot run together either */
function findDisguised(brand: Label, label: Label, runs: boolean): (BrandInLabel | null)[] {
  if (brand.length < 3) return [];
  const wanted = skeletonOf(brand, runs).text;
  const { text, origin } = skeletonOf(label, runs);
  const found: (BrandInLabel | null)[] = [];
  let at = text.indexOf(wanted);
  while (at >= 0 && found.length < MOST_PLACES) {
    const start = origin[at] ?? 0;
    let end = origin[at + wanted.length] ?? label.length;
    while (end > start && label[end - 1] === '-') end -= 1;
    found.push(addChanges(brand, label, placeBrand(brand, label, start, end)));
    at = text.indexOf(wanted, at + 1);
  }
  return found;
}

/** Share of a brand that a typo may cost if words are next to it. */
const TYPO_SHARE = 0.16;
/** Fewer letters glued to a mistyped brand are part of the slip. */
const SHORTEST_GLUED = 3;

function findMistyped(brand: Label, label: Label): (BrandInLabel | null)[] {
  if (brand.length < 5) return [];
  const found: (BrandInLabel | null)[] = [];
  for (let length = brand.length - 1; length <= brand.length + 1; length += 1) {
    if (length >= label.length) break;
    for (const start of [0, label.length - length]) {
      const place = placeBrand(brand, label, start, start + length);
      const words = place?.extras.every(
        (extra) => extra.words !== null && (!extra.glued || extra.text.length >= SHORTEST_GLUED),
      );
      if (words !== true) continue;
      const typo = align(brand, label.slice(start, start + length), false);
      if (!typo || typo.cost === 0 || typo.cost > brand.length * TYPO_SHARE) continue;
      found.push(addChanges(brand, label, place));
    }
  }
  return found;
}

/** Only these slips leave a brand of up to four letters recognisable. */
const SLIPS_OF_SHORT = new Set<Technique>(['homoglyph', 'repetition', 'transposition']);
const SHORT = 4;

function isSlip(brand: Label, { findings, cost, isChain }: LabelFindings): boolean {
  if (isChain || findings.length === 0) return false;
  if (brand.length > SHORT) return cost <= brand.length * TYPO_SHARE;
  return findings.some(
    ({ technique, rank }) => SLIPS_OF_SHORT.has(technique) && rank <= RANK.repetition,
  );
}

/** The brand with one slip between hyphens, with words around it: `sbbi-kyc`, `l1c-loan`. */
function findMistypedToken(brand: Label, label: Label): (BrandInLabel | null)[] {
  if (brand.length < 3 || !label.includes('-')) return [];
  const tokens = label.join('').split('-').map(graphemes);
  const parts = brand.filter((letter) => letter === '-').length + 1;
  let start = 0;
  return tokens.map((token, at) => {
    const from = start;
    start += token.length + 1;
    const piece = tokens.slice(at, at + parts);
    const to = from + piece.reduce((sum, { length }) => sum + length, piece.length - 1);
    if (piece.length < parts || Math.abs(to - from - brand.length) > 1) return null;
    const place = placeBrand(brand, label, from, to);
    if (place?.extras.every(({ words }) => words !== null) !== true) return null;
    const inner = labelFindings(brand, label.slice(from, to));
    return isSlip(brand, inner) ? { ...place, inner } : null;
  });
}

/**
 * Looks for a brand in a label that contains more than the brand.
 *
 * @param brand graphemes of the asset's label
 * @param label graphemes of the candidate's label
 * @returns the clearest place, or null
 */
export function brandInLabel(brand: Label, label: Label): BrandInLabel | null {
  // One more letter is an edit of the brand, even if it can be read as words.
  if (label.length < brand.length + 2) return null;
  const plain = cheapest(exact(brand, label));
  if (plain?.extras.every((extra) => extra.words !== null) === true) return plain;
  return cheapest([
    plain,
    ...findDisguised(brand, label, true),
    ...findDisguised(brand, label, false),
    ...findMistyped(brand, label),
    ...findMistypedToken(brand, label),
  ]);
}

/** One word of a brand replaced by others. */
export interface ExchangedWord {
  /** The candidate's label: the part kept before the replacement, the replacement, and the part kept after it. */
  readonly before: string;
  readonly put: string;
  readonly after: string;
  readonly gone: string;
  readonly words: readonly string[];
  /** The new word is the old one with a single slip, or looks like it. */
  readonly isSlip: boolean;
}

/** Fewer letters next to a known word (yes bank) do not identify an owner. */
const SHORTEST_KEPT = 4;
const SHORTEST_WORD = 3;

/** A brand in three parts: the replaceable one, and what is on either side of it. */
type Cut = readonly [before: string, gone: string, after: string];

/** Every part of a hyphenated brand. */
function hyphenCuts(parts: readonly string[]): Cut[] {
  return parts.map((gone, at) => [
    parts
      .slice(0, at)
      .map((part) => `${part}-`)
      .join(''),
    gone,
    parts
      .slice(at + 1)
      .map((part) => `-${part}`)
      .join(''),
  ]);
}

/**
 * The known word that a brand begins or ends with, if the rest is a name. Its substitute may be on either side.
 *
 * @param isGone true if the text may be left out of the brand
 */
function wordCuts(brand: string, label: string, isGone: (part: string) => boolean): Cut[] {
  const found: Cut[] = [];
  for (let at = SHORTEST_KEPT; at <= brand.length - SHORTEST_WORD; at += 1) {
    for (const [kept, gone] of [
      [brand.slice(0, at), brand.slice(at)],
      [brand.slice(-at), brand.slice(0, -at)],
    ] as const) {
      const starts = label.startsWith(kept);
      if (!starts && !label.endsWith(kept)) continue;
      if (!isGone(gone) || segmentWords(kept)) continue;
      found.push(starts ? [kept, gone, ''] : ['', gone, kept]);
    }
  }
  return found;
}

/** One edit or look-alikes only. */
function isOneSlip(gone: string, put: string): boolean {
  const from = graphemes(gone);
  const to = graphemes(put);
  return singleEdits(from, to).length > 0 || align(from, to, true) !== null;
}

/**
 * Finds one word of a brand replaced by others: `access-shop` for `my-shop`, `hdfc-upi` for `hdfcbank`. Next to a word
 * from the front of the asset's own name, more than a word of the brand may be gone: `netbanking-sahyadri` for
 * `netbanking.sahyadrilokbank`.
 *
 * @returns null if no replacement explains the label, or if the kept part may be another brand as well
 */
export function exchangedWord(asset: ParsedDomain, candidate: ParsedDomain): ExchangedWord | null {
  const brand = asset.label;
  const { label } = candidate;
  const sameSuffix = asset.suffix === candidate.suffix;
  const parts = brand.split('-');
  const tokens = label.split('-');
  const namesService = asset.subdomains.some((word) => isKnownWord(word) && tokens.includes(word));
  const isGone = (part: string) => isKnownWord(part) || (namesService && endsInTrade(part));
  const least = sameSuffix ? 1 : 3;
  for (const [before, gone, after] of parts.length > 1
    ? hyphenCuts(parts)
    : wordCuts(brand, label, isGone)) {
    const kept = before.length + after.length;
    if (kept <= least || kept >= label.length) continue;
    if (!label.startsWith(before) || !label.endsWith(after)) continue;
    const put = label.slice(before.length, label.length - after.length);
    const words = wordsIn(put);
    if (!words?.some(isKnownWord) || words.includes(gone)) continue;
    return { before, put, after, gone, words, isSlip: isOneSlip(gone, put) };
  }
  return null;
}

/** Makes names with a bait word next to the label or, if it has a hyphen, in place of a part. */
export function* combosquatting({ label, suffix, scripts }: ParsedDomain): Generator<string> {
  const [ending] = suffix.split('.');
  const parts = label.split('-');
  for (const word of baitWordsFor(scripts)) {
    // An ending that is also a word (bank.in) is the ending written twice: `tldsInLabel`.
    if (word !== ending) {
      yield `${label}-${word}.${suffix}`;
      yield `${label}${word}.${suffix}`;
    }
    yield `${word}-${label}.${suffix}`;
    yield `${word}${label}.${suffix}`;
    if (parts.length < 2) continue;
    for (const at of parts.keys()) yield `${parts.with(at, word).join('-')}.${suffix}`;
  }
}
