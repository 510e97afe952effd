/**
 * Weighs the accounts that can be given of a pair of names (a changed label, a brand among words, moved
 * dots, a brand in a subdomain, another suffix), and puts them into one: all their techniques, with the
 * similarity and the alignment of the account that costs least.
 *
 * The measure: what an account costs, in letters of the asset's label, divided by the letters there are.
 * So one changed letter weighs much in `ola` and little in `tatamotors`.
 */

import { graphemes } from './characters.ts';
import { subdomainSegments, wholeAlignment } from './name-segments.ts';
import { segment, stepSegments, suffixSegments } from './segments.ts';
import { brandInSubdomain } from './techniques/brand-in-subdomain.ts';
import { type BrandInLabel, brandInLabel, partExchanged } from './techniques/combosquatting.ts';
import { dotFindings, suffixKept, tldSwap } from './techniques/dots.ts';
import { type Finding, quoted, RANK } from './techniques/finding.ts';
import { labelFindings, type LabelFindings } from './techniques/label.ts';
import type { DomainForms, Segment, SimilarityPart } from './types.ts';

export interface Account {
  readonly findings: readonly Finding[];
  readonly parts: readonly SimilarityPart[];
  /** Built only for the account that is chosen. */
  readonly alignment: () => Segment[];
}

const SUFFIX = 0.55;
/** Beside bait words the suffix is hardly looked at. */
const SUFFIX_BESIDE_WORDS = 0.2;

interface Pair {
  readonly asset: DomainForms;
  readonly candidate: DomainForms;
  readonly brand: readonly string[];
  readonly label: readonly string[];
}

function total(account: Account): number {
  return account.parts.reduce((sum, { takes }) => sum + takes, 0);
}

function suffixPart({ asset, candidate, brand }: Pair, cost: number): SimilarityPart[] {
  if (asset.suffix === candidate.suffix) return [];
  return [{ what: `another ending: .${candidate.suffix}`, takes: cost / brand.length }];
}

function suffixFinding({ asset, candidate }: Pair): Finding[] {
  const swap = tldSwap(asset, candidate);
  return swap ? [swap] : [];
}

function around(pair: Pair, label: readonly Segment[]): Segment[] {
  const { asset, candidate } = pair;
  return [...subdomainSegments(pair), ...label, ...suffixSegments(asset.suffix, candidate.suffix)];
}

function labelSegments({ brand, label }: Pair, found: LabelFindings): Segment[] {
  if (!found.alignment) return [segment('changed', brand, label, null)];
  return stepSegments(found.alignment.steps, brand, label);
}

function editParts(
  brand: readonly string[],
  label: readonly string[],
  found: LabelFindings,
): SimilarityPart[] {
  const steps = found.alignment?.steps ?? [];
  const sum = found.alignment?.cost ?? 0;
  if (sum === 0) return [];
  const scale = found.cost / sum / brand.length;
  const parts = new Map<string, number>();
  for (const step of steps) {
    if (step.cost === 0) continue;
    const meant = brand.slice(step.from, step.from + step.taken).join('');
    const seen = label.slice(step.to, step.to + step.given).join('');
    let what = `${quoted(seen)} for ${quoted(meant)}`;
    if (step.taken === 0) what = `${quoted(seen)} added`;
    else if (step.given === 0) what = `${quoted(meant)} left out`;
    parts.set(what, (parts.get(what) ?? 0) + step.cost * scale);
  }
  return Array.from(parts, ([what, takes]) => ({ what, takes }));
}

function sameLabel(pair: Pair): Account | null {
  const { asset, candidate, brand } = pair;
  if (asset.label !== candidate.label) return null;
  const findings = suffixFinding(pair);
  const kept = suffixKept(asset, candidate);
  if (kept) findings.push(kept);
  return {
    findings,
    parts: suffixPart(pair, SUFFIX),
    alignment: () => around(pair, [segment('same', brand, brand, null)]),
  };
}

function changedLabel(pair: Pair, found: LabelFindings): Account | null {
  const { brand, label } = pair;
  if (found.findings.length === 0) return null;
  const swap = suffixFinding(pair);
  if (swap.length > 0) {
    const says = 'The name and its ending are both changed.';
    swap.push({ technique: 'multiple', rank: RANK.multiple, says });
  }
  return {
    findings: [...found.findings, ...swap],
    parts: [...editParts(brand, label, found), ...suffixPart(pair, SUFFIX)],
    alignment: () => around(pair, labelSegments(pair, found)),
  };
}

function saysWords(inside: BrandInLabel): string {
  const words = inside.extras.flatMap((extra) => extra.words ?? [extra.text]);
  const quotedWords = words.slice(0, 4).map(quoted);
  const last = quotedWords.pop() ?? '';
  const list = quotedWords.length === 0 ? last : `${quotedWords.join(', ')} and ${last}`;
  const noun = words.length === 1 ? 'is' : 'are';
  return `${list} ${noun} added to the brand.`;
}

function amongWords(pair: Pair): Account | null {
  const { brand, label } = pair;
  const inside = brandInLabel(brand, label);
  if (!inside) return null;
  const unknown = inside.extras.filter((extra) => extra.words === null);
  const known = unknown.length < inside.extras.length && unknown.every((extra) => !extra.glued);
  const findings: Finding[] = [
    {
      technique: 'combosquatting',
      rank: known ? RANK.combosquatting : RANK.combosquattingLoose,
      says: saysWords(inside),
    },
    ...suffixFinding(pair),
  ];
  const shown = label.slice(inside.start, inside.end);
  const parts: SimilarityPart[] = [
    { what: 'text beside the brand', takes: inside.cost / (brand.length + inside.cost) },
  ];
  if (inside.inner) {
    findings.push(...inside.inner.findings.filter(({ technique }) => technique !== 'multiple'), {
      technique: 'multiple',
      rank: RANK.multiple,
      says: 'The brand is changed and words are added.',
    });
    parts.push(...editParts(brand, shown, inside.inner));
  }
  parts.push(...suffixPart(pair, SUFFIX_BESIDE_WORDS));
  const middle = inside.inner?.alignment
    ? stepSegments(inside.inner.alignment.steps, brand, shown)
    : [segment('same', brand, shown, null)];
  return {
    findings,
    parts,
    alignment: () =>
      around(pair, [
        segment('added', [], label.slice(0, inside.start), 'combosquatting'),
        ...middle,
        segment('added', [], label.slice(inside.end), 'combosquatting'),
      ]),
  };
}

function exchangedPart(pair: Pair): Account | null {
  const { asset, candidate, brand } = pair;
  const found = partExchanged(asset.label, candidate.label, asset.suffix === candidate.suffix);
  if (!found) return null;
  const says = `${quoted(found.gone)} is exchanged for ${quoted(found.words.join(' '))}.`;
  return {
    findings: [
      { technique: 'combosquatting', rank: RANK.combosquatting, says },
      ...suffixFinding(pair),
    ],
    parts: [
      { what: `${quoted(found.gone)} exchanged`, takes: (found.gone.length + 1) / brand.length },
      ...suffixPart(pair, SUFFIX_BESIDE_WORDS),
    ],
    alignment: () => wholeAlignment(pair),
  };
}

/** Techniques under which the suffix was part of the play and its change needs no word of its own. */
const SUFFIX_PLAYED = new Set(['dot-to-dash', 'tld-in-label']);

function movedDots(pair: Pair): Account | null {
  const { asset, candidate, brand } = pair;
  const { findings, cost } = dotFindings(asset, candidate);
  if (findings.length === 0) return null;
  const played = findings.some(({ technique }) => SUFFIX_PLAYED.has(technique));
  return {
    findings: played ? findings : [...findings, ...suffixFinding(pair)],
    parts: [
      { what: 'dots moved', takes: cost / brand.length },
      ...(played ? [] : suffixPart(pair, SUFFIX)),
    ],
    alignment: () => wholeAlignment(pair),
  };
}

function inSubdomain(pair: Pair): Account | null {
  const found = brandInSubdomain(pair.asset, pair.candidate);
  if (!found) return null;
  const what = 'the brand is not what is registered';
  return {
    findings: found.findings,
    parts: [{ what, takes: found.cost / pair.brand.length }],
    alignment: () => wholeAlignment(pair),
  };
}

function pairOf(asset: DomainForms, candidate: DomainForms): Pair {
  return {
    asset,
    candidate,
    brand: graphemes(asset.label),
    label: graphemes(candidate.label),
  };
}

/** No imitation, but a similarity all the same, and an alignment to look at. */
function unrelated(pair: Pair, found: LabelFindings): Account {
  const parts = found.alignment
    ? editParts(pair.brand, pair.label, found)
    : [{ what: 'too unlike in length to compare', takes: 1 }];
  return {
    findings: [],
    parts: [...parts, ...suffixPart(pair, SUFFIX)],
    alignment: () => around(pair, labelSegments(pair, found)),
  };
}

/**
 * Accounts for a pair of different names.
 *
 * @returns every technique found, in no order, with the similarity and alignment of the cheapest account;
 *   no technique when the names are unrelated
 */
export function accountOf(asset: DomainForms, candidate: DomainForms): Account {
  const pair = pairOf(asset, candidate);
  const dots = movedDots(pair);
  const accounts: (Account | null)[] = [dots, sameLabel(pair), inSubdomain(pair)];
  const cut = dots?.findings.some(({ technique }) => technique === 'subdomain') ?? false;
  let edits: LabelFindings | null = null;
  if (asset.label !== candidate.label && !cut) {
    const words = amongWords(pair) ?? exchangedPart(pair);
    const known = words?.findings[0]?.rank === RANK.combosquatting;
    // Where the dots explain the name, loose edits of its label would only repeat that in worse words,
    // and so would an ending that is also a word (gov).
    const ending = dots?.findings.some(({ rank }) => rank === RANK.tldInLabel) ?? false;
    if ((known && !ending) || !dots) accounts.push(words);
    if (!dots) {
      edits = labelFindings(pair.brand, pair.label);
      // A chain of added letters is a poor account of added words.
      if (!words || !edits.isChain) accounts.push(changedLabel(pair, edits));
    }
  }
  const given = accounts.filter((account) => account !== null);
  if (given.length === 0) {
    return unrelated(pair, edits ?? labelFindings(pair.brand, pair.label));
  }
  const best = given.reduce((one, two) => (total(two) < total(one) ? two : one));
  return { ...best, findings: given.flatMap(({ findings }) => findings) };
}
