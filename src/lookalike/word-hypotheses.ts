/** Accounts with whole words: one added to the brand, or one in another's place. */

import {
  type Hypothesis,
  SUFFIX_DISCOUNT,
  editCost,
  type NamePair,
  suffixCost,
  suffixFinding,
} from './name-pair.ts';
import { graphemes } from './characters.ts';
import { addedSegment, removedSegment, type TextSegment, sameSegment } from './text-segments.ts';
import { nameSegments, stepSegments } from './segments.ts';
import {
  type BrandInLabel,
  brandInLabel,
  type ExchangedWord,
  exchangedWord,
} from './techniques/combosquatting.ts';
import { type Finding, finding, quoted, RANK, together } from './techniques/finding.ts';

const MOST_LISTED = 4;

/** `"kyc" and "login"`; more than four as one piece. */
function listWords(words: readonly string[]): string {
  const shown = words.length > MOST_LISTED ? [quoted(words.join('-'))] : words.map(quoted);
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

/** A brand and the words after it, as the picture shows them. */
export function wordSegments(
  { brand }: NamePair,
  label: readonly string[],
  { start, end, inner }: BrandInLabel,
): TextSegment[] {
  const shown = label.slice(start, end);
  return [
    ...(inner ? stepSegments(inner.alignment, brand, shown) : [sameSegment(shown)]),
    addedSegment(label.slice(end), 'combosquatting'),
  ];
}

/** Words that the asset has before its label (people type `www` there) only moved. */
function addedWords({ asset }: NamePair, words: readonly string[]): string {
  const own = words.every((word) => word === 'www' || asset.subdomains.includes(word));
  const one = words.length === 1 || words.length > MOST_LISTED;
  if (own) return `${listWords(words)} ${one ? 'is' : 'are'} next to the brand, in its label.`;
  return `${listWords(words)} ${one ? 'is' : 'are'} added to the brand.`;
}

/** A brand with words added to it, the brand itself changed or not. */
export function addedWordsHypothesis(pair: NamePair): Hypothesis | null {
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
      suffixCost(pair, SUFFIX_DISCOUNT),
    runs: () => {
      const { length } = pair.candidate.subdomains;
      return nameSegments(pair, wordSegments(pair, label, inside), length, label.slice(0, start));
    },
  };
}

/** True if the inserted word is one that the asset has in front. */
const isOwnService = ({ asset }: NamePair, { words: [word, ...more] }: ExchangedWord): boolean =>
  word !== undefined && more.length === 0 && asset.subdomains.includes(word);

function exchangeSays(pair: NamePair, found: ExchangedWord): string {
  const gone = quoted(found.gone);
  const put = listWords(found.words);
  if (!isOwnService(pair, found)) return `The word ${gone} is replaced by ${put}.`;
  return serviceDashed(pair, found).length > 0
    ? `The service ${put} is next to the rest of the brand.`
    : `${put} moves from the front into the place of ${gone}.`;
}

/** `netbanking-sahyadri` of `netbanking.sahyadrilokbank`: the service stays in its place, followed by a dash. */
function serviceDashed(pair: NamePair, found: ExchangedWord): Finding[] {
  const [service = ''] = found.words;
  const dashed = isOwnService(pair, found) && found.put === `${service}-`;
  if (!dashed || pair.asset.subdomains.at(-1) !== service) return [];
  const says = `${quoted(found.gone)} is left out, and the dot after ${quoted(service)} is turned into a dash.`;
  return [finding('dot-to-dash', RANK.dotToDash, says)];
}

/** A brand with one of its words replaced by another. */
export function replacedWordHypothesis(pair: NamePair): Hypothesis | null {
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
    cost: (found.gone.length + 1) / size + suffixCost(pair, SUFFIX_DISCOUNT),
    runs: () => exchangeSegments(pair, found),
  };
}

/** Each row in its own order: the inserted word may be on the other side of the brand than the removed one. */
function exchangeSegments(
  pair: NamePair,
  { before, gone, put, after }: ExchangedWord,
): TextSegment[] {
  const [head, out, tail] = [
    sameSegment(graphemes(before)),
    removedSegment(graphemes(gone)),
    sameSegment(graphemes(after)),
  ];
  const into = addedSegment(graphemes(put), 'combosquatting');
  if (pair.asset.label.startsWith(before + gone)) {
    return nameSegments(pair, [head, out, into, tail]);
  }
  if (before !== '') return nameSegments(pair, [out, head, into]);
  const { length } = pair.candidate.subdomains;
  return nameSegments(pair, [tail, out], length, graphemes(put));
}
