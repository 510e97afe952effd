/** A pair of names to explain, and the costs of its changes. */

import type { Step } from './align.ts';
import { graphemes } from './characters.ts';
import { ADDED, UNLIKE } from './costs.ts';
import { nameLength } from './dictionary.ts';
import type { TextSegment } from './text-segments.ts';
import { tldSwap } from './techniques/dots.ts';
import type { Finding } from './techniques/finding.ts';
import type { LabelFindings } from './techniques/label.ts';
import type { ParsedDomain } from './types.ts';

export interface Hypothesis {
  readonly findings: readonly Finding[];
  /** Cost as a share of the asset's name. */
  readonly cost: number;
  /** True if one letter of a short label differs and does not look like the asset's: others have such names. */
  readonly isCommonSlip?: boolean;
  /** Built only for the account that is shown. */
  readonly runs: () => TextSegment[];
}

/** Costs of another ending; of one that people take for the asset's own: .co for .com, .in for .co.in. */
const SUFFIX = 0.55;
const NEAR_SUFFIX = 0.3;
/** People who took the rest of the name for the asset's pay little attention to the ending. */
export const SUFFIX_DISCOUNT = 0.3;

/** An asset and another name, with their labels' letters. */
export interface NamePair {
  readonly asset: ParsedDomain;
  readonly candidate: ParsedDomain;
  readonly brand: readonly string[];
  readonly label: readonly string[];
  /** The letters of the brand, which all costs are a share of. Vowel signs count: दि is two. */
  readonly size: number;
}

/** The two names with what every account asks of them. */
export function toNamePair(asset: ParsedDomain, candidate: ParsedDomain): NamePair {
  const brand = graphemes(asset.label);
  const signs = asset.label.match(/(?=\p{M})\p{Alphabetic}/gu) ?? [];
  const size = brand.length + signs.length;
  return { asset, candidate, brand, label: graphemes(candidate.label), size };
}

/** True for endings that people confuse: one has an extra letter or label, or both are of one country. */
export function isSimilarSuffix(one: string, two: string): boolean {
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  const country = /(?<=\.|^)[^.]{2}$/u.exec(one)?.[0];
  return (
    (long.startsWith(short) && (long.length === short.length + 1 || long[short.length] === '.')) ||
    (country !== undefined && [two, `.${two}`].some((text) => text.endsWith(`.${country}`)))
  );
}

/**
 * Returns the cost of a changed ending.
 *
 * @param share of its cost, in 0..1: less where the label is changed as well
 */
export function suffixCost({ asset, candidate, label, size }: NamePair, share = 1): number {
  if (asset.suffix === candidate.suffix) return 0;
  const cost = isSimilarSuffix(asset.suffix, candidate.suffix) ? NEAR_SUFFIX : SUFFIX;
  return (cost * share) / Math.max(size, label.length);
}

/** The change of the ending, as a finding; empty if it is kept. */
export function suffixFinding({ asset, candidate }: NamePair): Finding[] {
  const swap = tldSwap(asset, candidate);
  return swap ? [swap] : [];
}

/**
 * The letters that a change is a share of. An unlike letter, or one in front, that is no slip makes another name of the
 * distinctive part: idfc of hdfc in hdfcbank, and taxis of axis.
 */
function lettersOf(
  { brand, size }: NamePair,
  { kind, cost, from, to }: Step,
  seen: string,
): number {
  const unlike =
    kind === 'replace' ? cost >= UNLIKE : kind === 'insert' && to === 0 && cost >= ADDED;
  if (!unlike || !/^[a-z]$/.test(seen)) return size;
  const name = nameLength(brand.join(''));
  return from < name ? name : size;
}

export function editCost(pair: NamePair, label: readonly string[], found: LabelFindings): number {
  const { steps, cost } = found.alignment ?? { steps: [], cost: 0 };
  let takes = 0;
  for (const step of steps) {
    if (step.cost === 0) continue;
    const seen = label.slice(step.to, step.to + step.given).join('');
    takes += (step.cost * found.cost) / cost / lettersOf(pair, step, seen);
  }
  return takes;
}
