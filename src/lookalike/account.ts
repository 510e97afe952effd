/**
 * Weighs the accounts that can be given of a pair of names (a changed label, a brand among words, moved
 * dots, a brand in a subdomain, another suffix), and puts them into one: the techniques of all, the
 * cost of the account that costs least, and the picture of the one a person would believe first.
 *
 * The measure: what an account costs, in letters of the asset's label, divided by the letters there are.
 * So one changed letter weighs much in `ola` and little in `tatamotors`.
 */

import type { Step } from './align.ts';
import { graphemes } from './characters.ts';
import { ADDED, UNLIKE } from './costs.ts';
import { nameLength } from './dictionary.ts';
import { frontChanges } from './front-labels.ts';
import {
  added,
  nameSegments,
  nearSegments,
  removed,
  type Run,
  same,
  stepSegments,
  wholeSegments,
} from './segments.ts';
import { isNearSuffix } from './suffix-likeness.ts';
import { brandInSubdomain } from './techniques/brand-in-subdomain.ts';
import {
  type BrandInLabel,
  brandInLabel,
  type ExchangedWord,
  exchangedWord,
} from './techniques/combosquatting.ts';
import { dotFindings, suffixKept, tldSwap } from './techniques/dots.ts';
import { type Finding, finding, quoted, RANK, together } from './techniques/finding.ts';
import { labelFindings, type LabelFindings } from './techniques/label.ts';
import type { DomainForms } from './types.ts';

export interface Account {
  readonly findings: readonly Finding[];
  /** What it costs, as a share of the asset's name. */
  readonly cost: number;
  /** Built only for the account that is shown. */
  readonly runs: () => Run[];
}

/** Another ending; one that a reader takes for the asset's own: .co for .com, .in for .co.in. */
const SUFFIX = 0.55;
const NEAR_SUFFIX = 0.3;
/** A reader who took the rest of the name for the asset's pays little heed to the ending. */
const BESIDE_CHANGES = 0.3;

interface Pair {
  readonly asset: DomainForms;
  readonly candidate: DomainForms;
  readonly brand: readonly string[];
  readonly label: readonly string[];
  /** The letters of the brand, which all costs are a share of. Vowel signs count: दि is two. */
  readonly size: number;
}

function pairOf(asset: DomainForms, candidate: DomainForms): Pair {
  const brand = graphemes(asset.label);
  const signs = asset.label.match(/(?=\p{M})\p{Alphabetic}/gu) ?? [];
  const size = brand.length + signs.length;
  return { asset, candidate, brand, label: graphemes(candidate.label), size };
}

function suffixCost({ asset, candidate, label, size }: Pair, share = 1): number {
  if (asset.suffix === candidate.suffix) return 0;
  const cost = isNearSuffix(asset.suffix, candidate.suffix) ? NEAR_SUFFIX : SUFFIX;
  return (cost * share) / Math.max(size, label.length);
}

function suffixFinding({ asset, candidate }: Pair): Finding[] {
  const swap = tldSwap(asset, candidate);
  return swap ? [swap] : [];
}

/**
 * The letters that a change is a share of. An unlike letter, or one in front, that is no slip makes another
 * name of the part that tells the name from others: idfc of hdfc in hdfcbank, and taxis of axis.
 */
function lettersOf({ brand, size }: Pair, { kind, cost, from, to }: Step, seen: string): number {
  const unlike =
    kind === 'replace' ? cost >= UNLIKE : kind === 'insert' && to === 0 && cost >= ADDED;
  if (!unlike || !/^[a-z]$/.test(seen)) return size;
  const name = nameLength(brand.join(''));
  return from < name ? name : size;
}

/** What the changes of a label take. */
function editCost(pair: Pair, label: readonly string[], found: LabelFindings): number {
  const { steps, cost } = found.alignment ?? { steps: [], cost: 0 };
  let takes = 0;
  for (const step of steps) {
    if (step.cost === 0) continue;
    const seen = label.slice(step.to, step.to + step.given).join('');
    takes += (step.cost * found.cost) / cost / lettersOf(pair, step, seen);
  }
  return takes;
}

function sameLabel(pair: Pair): Account | null {
  const { asset, candidate, brand } = pair;
  if (asset.label !== candidate.label) return null;
  const kept = suffixKept(asset, candidate);
  const front = frontChanges(asset, candidate, pair.size);
  return {
    findings: [...front.findings, ...suffixFinding(pair), ...(kept ? [kept] : [])],
    cost: front.cost + suffixCost(pair),
    runs: () => nameSegments(pair, [same(brand)]),
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

function changedLabel(pair: Pair, found: LabelFindings): Account | null {
  if (found.findings.length === 0) return null;
  const swap = suffixFinding(pair);
  const both = swap.length > 0 ? [together('The name and its ending are both changed.')] : [];
  const front = frontChanges(pair.asset, pair.candidate, pair.size);
  return {
    findings: [...withFront(found.findings, front.findings), ...swap, ...both],
    cost: editCost(pair, pair.label, found) + front.cost + suffixCost(pair, BESIDE_CHANGES),
    runs: () => nameSegments(pair, stepSegments(found.alignment, pair.brand, pair.label)),
  };
}

const MOST_LISTED = 4;

/** `"kyc" and "login"`; more than four as one piece. */
function listed(words: readonly string[]): string {
  const shown = words.length > MOST_LISTED ? [quoted(words.join('-'))] : words.map(quoted);
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

/** A brand and the words behind it. */
function wordSegments(
  { brand }: Pair,
  label: readonly string[],
  { start, end, inner }: BrandInLabel,
): Run[] {
  const shown = label.slice(start, end);
  return [
    ...(inner ? stepSegments(inner.alignment, brand, shown) : [same(shown)]),
    added(label.slice(end), 'combosquatting'),
  ];
}

/** Words that the asset has in front of its label, as `www` is typed there, were no more than moved. */
function addedWords({ asset }: Pair, words: readonly string[]): string {
  const own = words.every((word) => word === 'www' || asset.subdomains.includes(word));
  const one = words.length === 1 || words.length > MOST_LISTED;
  if (own) return `${listed(words)} ${one ? 'stands' : 'stand'} beside the brand, in its label.`;
  return `${listed(words)} ${one ? 'is' : 'are'} added to the brand.`;
}

function amongWords(pair: Pair): Account | null {
  const { brand, label } = pair;
  const inside = brandInLabel(brand, label);
  if (!inside) return null;
  const { extras, inner, start, end } = inside;
  const unknown = extras.filter((extra) => extra.words === null);
  const known = unknown.length < extras.length && unknown.every((extra) => !extra.glued);
  const words = extras.flatMap((extra) => extra.words ?? [extra.text]);
  const says = addedWords(pair, words);
  const rank = known ? RANK.combosquatting : RANK.combosquattingLoose;
  const changes = inner?.findings.filter(({ technique }) => technique !== 'multiple') ?? [];
  return {
    findings: [
      finding('combosquatting', rank, says),
      ...suffixFinding(pair),
      ...changes,
      ...(inner ? [together('The brand is changed and words are added.')] : []),
    ],
    cost:
      inside.cost / (brand.length + inside.cost) +
      (inner ? editCost(pair, label.slice(start, end), inner) : 0) +
      suffixCost(pair, BESIDE_CHANGES),
    runs: () => {
      const { length } = pair.candidate.subdomains;
      return nameSegments(pair, wordSegments(pair, label, inside), length, label.slice(0, start));
    },
  };
}

/** The word that was put in is one that the asset has in front. */
const isOwnService = ({ asset }: Pair, { words: [word, ...more] }: ExchangedWord): boolean =>
  word !== undefined && more.length === 0 && asset.subdomains.includes(word);

function exchangeSays(pair: Pair, found: ExchangedWord): string {
  const gone = quoted(found.gone);
  const put = listed(found.words);
  if (!isOwnService(pair, found)) return `The word ${gone} is replaced by ${put}.`;
  return serviceDashed(pair, found).length > 0
    ? `The service ${put} stands beside what is left of the brand.`
    : `${put} moves from the front into the place of ${gone}.`;
}

/** `netbanking-sahyadri` of `netbanking.sahyadrilokbank`: the service stands where it stood, behind it a dash. */
function serviceDashed(pair: Pair, found: ExchangedWord): Finding[] {
  const [service = ''] = found.words;
  const dashed = isOwnService(pair, found) && found.put === `${service}-`;
  if (!dashed || pair.asset.subdomains.at(-1) !== service) return [];
  const says = `${quoted(found.gone)} is left out, and the dot after ${quoted(service)} is turned into a dash.`;
  return [finding('dot-to-dash', RANK.dotToDash, says)];
}

function wordExchanged(pair: Pair): Account | null {
  const { asset, candidate, size } = pair;
  const found = exchangedWord(asset, candidate);
  if (!found) return null;
  const rank = found.isSlip ? RANK.wordSlip : RANK.combosquatting;
  return {
    findings: [
      ...serviceDashed(pair, found),
      finding('combosquatting', rank, exchangeSays(pair, found)),
      ...suffixFinding(pair),
    ],
    cost: (found.gone.length + 1) / size + suffixCost(pair, BESIDE_CHANGES),
    runs: () => exchangeSegments(pair, found),
  };
}

/** Each row in its own order: what is put in may stand on the other side of the brand than what is gone. */
function exchangeSegments(pair: Pair, { before, gone, put, after }: ExchangedWord): Run[] {
  const [head, out, tail] = [
    same(graphemes(before)),
    removed(graphemes(gone)),
    same(graphemes(after)),
  ];
  const into = added(graphemes(put), 'combosquatting');
  if (pair.asset.label.startsWith(before + gone)) {
    return nameSegments(pair, [head, out, into, tail]);
  }
  if (before !== '') return nameSegments(pair, [out, head, into]);
  const { length } = pair.candidate.subdomains;
  return nameSegments(pair, [tail, out], length, graphemes(put));
}

/** Techniques in which the ending plays a part, so that its change needs no word of its own. */
const SUFFIX_PLAYED = new Set(['dot-to-dash', 'tld-in-label']);

function movedDots(pair: Pair): Account | null {
  const { findings, cost, afterWww } = dotFindings(pair.asset, pair.candidate);
  if (findings.length === 0) return null;
  const played = findings.some(({ technique }) => SUFFIX_PLAYED.has(technique));
  return {
    findings: played ? findings : [...findings, ...suffixFinding(pair)],
    cost: cost / pair.size + (played ? 0 : suffixCost(pair)),
    runs: () => wholeSegments(pair, afterWww ? 'www.' : ''),
  };
}

function inSubdomain(pair: Pair): Account | null {
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
      const runs = typo ? stepSegments(typo.alignment, pair.brand, label) : [same(label)];
      return nameSegments(pair, runs, at);
    },
  };
}

/** No imitation; a similarity and a picture, for the reader who wants to see why. */
function unrelated(pair: Pair, found: LabelFindings): Account {
  // Without an alignment their lengths are too unlike.
  const cost = found.alignment ? editCost(pair, pair.label, found) : 1;
  return {
    findings: [],
    cost: cost + suffixCost(pair),
    runs: () => nameSegments(pair, nearSegments(found.alignment, pair.brand, pair.label)),
  };
}

const firstRank = ({ findings }: Account) => Math.min(...findings.map(({ rank }) => rank));

function least(accounts: readonly Account[], measure: (account: Account) => number): Account {
  return accounts.reduce((one, two) => (measure(two) < measure(one) ? two : one));
}

/**
 * Accounts for a pair of different names.
 *
 * @returns every technique found, in no order; the cost of the cheapest account, and the runs of the one
 *   that holds the best explanation. No technique when the names are unrelated
 */
export function accountOf(asset: DomainForms, candidate: DomainForms): Account {
  const pair = pairOf(asset, candidate);
  const dots = movedDots(pair);
  const accounts = [dots, sameLabel(pair), inSubdomain(pair)];
  const cut = dots?.findings.some(({ technique }) => technique === 'subdomain') ?? false;
  let edits: LabelFindings | null = null;
  if (asset.label !== candidate.label && !cut) {
    const words = amongWords(pair) ?? wordExchanged(pair);
    const known = words?.findings[0]?.rank === RANK.combosquatting;
    // Where the dots explain the name, loose edits of its label would only repeat that in worse words,
    // and so would an ending that is also a word (gov).
    const ending = dots?.findings.some(({ rank }) => rank === RANK.tldInLabel) ?? false;
    if ((known && !ending) || !dots) accounts.push(words);
    if (!dots) {
      edits = labelFindings(pair.brand, pair.label);
      // Added words are better explained as words than as a chain of added letters.
      if (!words || !edits.isChain) accounts.push(changedLabel(pair, edits));
    }
  }
  const given = accounts.filter((account) => account !== null);
  if (given.length === 0) {
    return unrelated(pair, edits ?? labelFindings(pair.brand, pair.label));
  }
  return {
    findings: given.flatMap(({ findings }) => findings),
    cost: least(given, ({ cost }) => cost).cost,
    runs: least(given, firstRank).runs,
  };
}
