/**
 * Compares the possible accounts of a pair of names (a changed label, a brand among words, moved dots, a brand in a
 * subdomain, another suffix), and combines them: the techniques of all, the cost of the cheapest one, and the picture
 * of the one that a person would believe first.
 *
 * The measure: the cost of an account, in letters of the asset's label, divided by the number of letters. So one
 * changed letter weighs much in `ola` and little in `tatamotors`.
 */

import {
  editCost,
  type Hypothesis,
  type NamePair,
  SUFFIX_DISCOUNT,
  suffixCost,
  suffixFinding,
  toNamePair,
} from './name-pair.ts';
import { graphemes } from './characters.ts';
import { addedSegment, sameSegment } from './text-segments.ts';
import { nameSegments, nearSegments, stepSegments, wholeSegments } from './segments.ts';
import { brandInSubdomain } from './techniques/brand-in-subdomain.ts';
import { dotFindings, suffixKept } from './techniques/dots.ts';
import { singleEdits } from './techniques/edits.ts';
import { type Finding, quoted, RANK, together } from './techniques/finding.ts';
import { labelFindings, type LabelFindings } from './techniques/label.ts';
import type { ParsedDomain } from './types.ts';
import { addedWordsHypothesis, replacedWordHypothesis, wordSegments } from './word-hypotheses.ts';
import { SCRIPT_NAMES } from './scripts.ts';

function sameLabel(pair: NamePair): Hypothesis | null {
  const { asset, candidate, brand } = pair;
  if (asset.label !== candidate.label) return null;
  const kept = suffixKept(asset, candidate);
  const front = subdomainChanges(asset, candidate, pair.size);
  return {
    findings: [...front.findings, ...suffixFinding(pair), ...(kept ? [kept] : [])],
    cost: front.cost + suffixCost(pair),
    runs: () => nameSegments(pair, [sameSegment(brand)]),
  };
}

/** A technique that was used in two labels has one sentence for each. */
function withFront(findings: readonly Finding[], front: readonly Finding[]): Finding[] {
  const all = [...findings];
  for (const one of front) {
    const at = all.findIndex(({ technique }) => technique === one.technique);
    const other = all[at];
    if (other) all[at] = { ...other, says: `${other.says} ${one.says}` };
    else all.push(one);
  }
  return all;
}

function changedLabel(pair: NamePair, found: LabelFindings): Hypothesis | null {
  if (found.findings.length === 0) return null;
  const swap = suffixFinding(pair);
  const both = swap.length > 0 ? [together('The name and its ending are both changed.')] : [];
  const front = subdomainChanges(pair.asset, pair.candidate, pair.size);
  return {
    findings: [...withFront(found.findings, front.findings), ...swap, ...both],
    cost: editCost(pair, pair.label, found) + front.cost + suffixCost(pair, SUFFIX_DISCOUNT),
    runs: () => nameSegments(pair, stepSegments(found.alignment, pair.brand, pair.label)),
  };
}

/** Techniques that include the ending, so that its change needs no separate words. */
const SUFFIX_PLAYED = new Set(['dot-to-dash', 'tld-in-label', 'transposition']);

/** True if the ending is repeated inside the label (sbi-bank.bank.in). */
function isEndingAdded({ asset, candidate }: NamePair, findings: readonly Finding[]): boolean {
  const [{ technique } = { technique: null }, ...more] = findings;
  return technique === 'tld-in-label' && more.length === 0 && asset.suffix === candidate.suffix;
}

function movedDots(pair: NamePair): Hypothesis | null {
  const { findings, cost, afterWww } = dotFindings(pair.asset, pair.candidate);
  if (findings.length === 0) return null;
  const played = findings.some(({ technique }) => SUFFIX_PLAYED.has(technique));
  return {
    findings: played ? findings : [...findings, ...suffixFinding(pair)],
    cost: cost / pair.size + (played ? 0 : suffixCost(pair)),
    runs: () =>
      isEndingAdded(pair, findings)
        ? nameSegments(pair, [
            sameSegment(pair.brand),
            addedSegment(pair.label.slice(pair.brand.length)),
          ])
        : wholeSegments(pair, afterWww ? 'www.' : ''),
  };
}

function inSubdomain(pair: NamePair): Hypothesis | null {
  const found = brandInSubdomain(pair.asset, pair.candidate);
  if (!found) return null;
  const { at, inside, typo } = found;
  const label = graphemes(pair.candidate.labels[at] ?? '');
  return {
    findings: found.findings,
    cost: found.cost / pair.size,
    runs: () => {
      if (inside) {
        const words = wordSegments(pair, label, inside);
        return nameSegments(pair, words, at, label.slice(0, inside.start));
      }
      const runs = typo ? stepSegments(typo.alignment, pair.brand, label) : [sameSegment(label)];
      return nameSegments(pair, runs, at);
    },
  };
}

/** Labels this short are one edit from many honest names (usa.gov and tsa.gov, box.com and boox.com). */
const SHORT = 5;

function isCommonSlip({ brand, label }: NamePair, { findings }: LabelFindings): boolean {
  const isGlyph = findings.some(({ technique }) => technique === 'homoglyph');
  return brand.length <= SHORT && !isGlyph && singleEdits(brand, label).length > 0;
}

/** No imitation; a similarity and a picture, for users who want to see why. */
function unrelatedHypothesis(pair: NamePair, found: LabelFindings): Hypothesis {
  // Without an alignment their lengths are too unlike.
  const cost = found.alignment ? editCost(pair, pair.label, found) : 1;
  return {
    findings: [],
    cost: cost + suffixCost(pair),
    runs: () => nameSegments(pair, nearSegments(found.alignment, pair.brand, pair.label)),
  };
}

const firstRank = ({ findings }: Hypothesis) => Math.min(...findings.map(({ rank }) => rank));

function least(
  accounts: readonly Hypothesis[],
  measure: (account: Hypothesis) => number,
): Hypothesis {
  return accounts.reduce((one, two) => (measure(two) < measure(one) ? two : one));
}

/**
 * Explains a pair of different names.
 *
 * @returns every technique found, in no order; the cost of the cheapest account, and the runs of the one with the best
 *   explanation. No technique if the names are unrelated
 */
export function bestHypothesis(asset: ParsedDomain, candidate: ParsedDomain): Hypothesis {
  const pair = toNamePair(asset, candidate);
  const dots = movedDots(pair);
  const accounts = [dots, sameLabel(pair), inSubdomain(pair)];
  const cut = dots?.findings.some(({ technique }) => technique === 'subdomain') ?? false;
  let edits: LabelFindings | null = null;
  if (asset.label !== candidate.label && !cut) {
    const words = addedWordsHypothesis(pair) ?? replacedWordHypothesis(pair);
    const known = words?.findings[0]?.rank === RANK.combosquatting;
    // If the dots explain the name, loose edits of its label would only repeat that in worse words, and so would an
    // ending that is also a word (gov).
    const ending = dots?.findings.some(({ rank }) => rank === RANK.tldInLabel) ?? false;
    if ((known && !ending) || !dots) accounts.push(words);
    if (!dots) {
      edits = labelFindings(pair.brand, pair.label);
      // A chain of added letters is a worse explanation of added words than the words themselves.
      if (!words || !edits.isChain) accounts.push(changedLabel(pair, edits));
    }
  }
  const given = accounts.filter((account) => account !== null);
  if (given.length === 0) {
    return unrelatedHypothesis(pair, edits ?? labelFindings(pair.brand, pair.label));
  }
  return {
    isCommonSlip: edits !== null && isCommonSlip(pair, edits),
    findings: given.flatMap(({ findings }) => findings),
    cost: least(given, ({ cost }) => cost).cost,
    runs: least(given, firstRank).runs,
  };
}

/** Shorter labels (www, m, my) differ by chance. */
const SHORTEST = 4;
/** Share of a label that its change may cost before it counts as another label. */
const NEAR_SHARE = 0.25;
/** People read these labels less carefully than the registered one. */
const WEIGHT = 0.3;

/** `In "netbanking", the letter "i" is left out.` */
function inLabel(label: string, says: string): string {
  const [first = ''] = says.split(' ');
  const clause = SCRIPT_NAMES.includes(first) ? says : says.charAt(0).toLowerCase() + says.slice(1);
  return `In ${quoted(label)}, ${clause}`;
}

interface SubdomainChanges {
  readonly findings: readonly Finding[];
  /** Cost as a share of the asset's name. */
  readonly cost: number;
}

/**
 * Compares the labels in front of the registered ones, if both names have equally many.
 *
 * @param size the letters of the asset's registered label, which every cost is a share of
 * @returns a finding for each label that was changed a little
 */
function subdomainChanges(
  { subdomains }: ParsedDomain,
  candidate: ParsedDomain,
  size: number,
): SubdomainChanges {
  if (subdomains.length !== candidate.subdomains.length) return { findings: [], cost: 0 };
  const findings: Finding[] = [];
  let cost = 0;
  for (const [at, label] of subdomains.entries()) {
    const other = candidate.subdomains[at] ?? '';
    const meant = graphemes(label);
    if (label === other || meant.length < SHORTEST) continue;
    const found = labelFindings(meant, graphemes(other));
    if (found.findings.length === 0 || found.cost > meant.length * NEAR_SHARE) continue;
    // The best account of each label is enough together with the rest of the name.
    const best = found.findings.reduce((one, two) => (two.rank < one.rank ? two : one));
    findings.push({ ...best, says: inLabel(label, best.says) });
    cost += (found.cost * WEIGHT) / size;
  }
  return { findings, cost };
}
