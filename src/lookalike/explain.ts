/** Answers the question of the product: does this name imitate that one, and how? index.ts has the room's map. */

import { graphemes } from './characters.ts';
import { isParsedDomain, parseDomain, type UnreadableDomain } from './parse-domain.ts';
import type { Hypothesis } from './name-pair.ts';
import { bestHypothesis } from './hypotheses.ts';
import { appendUnmentionedChanges } from './unmentioned-changes.ts';
import { toCells, mergeAdjacent, type TextSegment, sameSegment } from './text-segments.ts';
import { nameSegments } from './segments.ts';
import { similarityBreakdown, similarityPercent } from './display-similarity.ts';
import type { ParsedDomain, Explanation, FoundTechnique, InvalidName, Relation } from './types.ts';
import type { Finding } from './techniques/finding.ts';

/**
 * From this similarity on the product calls a name an imitation, without a question mark. At this value a look-alike
 * letter, a swap or added bait words pass on most brands; an unlike letter in a short brand (kodak for kotak, cola for
 * ola) and an unlike suffix of a three-letter brand do not.
 */
export const CONFIDENT = 0.87;

function invalid(argument: 'asset' | 'candidate', read: UnreadableDomain): InvalidName {
  const subject = argument === 'asset' ? 'The asset' : 'The other name';
  const message = `${subject} is not a domain name. ${read.message}`;
  return { kind: 'invalid', argument, message, techniques: [], similarity: 0, confident: false };
}

/** Best first, each technique once. */
function rankFindings(findings: readonly Finding[]): FoundTechnique[] {
  const sorted = findings.toSorted((one, two) => one.rank - two.rank);
  const found: FoundTechnique[] = [];
  for (const { technique, says } of sorted) {
    if (!found.some((other) => other.technique === technique)) found.push({ technique, says });
  }
  return found;
}

function relationOf(asset: ParsedDomain, candidate: ParsedDomain): Relation {
  if (asset.ascii === candidate.ascii) return 'same';
  return asset.registrable === candidate.registrable ? 'own-subdomain' : 'other';
}

/** The asset itself, or another name under the same registration: no imitation. */
function explainOwn(asset: ParsedDomain, candidate: ParsedDomain, relation: Relation): Explanation {
  const runs = mergeAdjacent(
    nameSegments({ asset, candidate }, [sameSegment(graphemes(asset.label))]),
  );
  return {
    kind: 'explanation',
    asset,
    candidate,
    relation,
    techniques: [],
    similarity: 1,
    percent: similarityPercent(asset, candidate, runs),
    parts: similarityBreakdown(asset, candidate, runs),
    confident: false,
    alignment: toCells(runs),
  };
}

function similarityOf({ cost }: Hypothesis): number {
  return Math.min(1, Math.max(0, 1 - cost));
}

/** Completes the words of the main technique on demand. */
function completeWords(
  found: readonly FoundTechnique[],
  complete: () => string,
): readonly FoundTechnique[] {
  const [main, ...others] = found;
  if (!main) return found;
  let says: string | null = null;
  const completed: FoundTechnique = {
    technique: main.technique,
    get says() {
      return (says ??= complete());
    },
  };
  return [completed, ...others];
}

/**
 * Reads the candidate like its owner if both names are on one hosting platform, or if the asset's whole name is under a
 * private registry's ending (brand.in.net).
 */
function asItsOwnerReads(
  plain: ParsedDomain,
  asset: ParsedDomain,
  candidate: string,
): ParsedDomain {
  const { label, suffix } = asset;
  if (plain.suffix === suffix || plain.subdomains.length === 0) return plain;
  const sameEnd = plain.unicode.endsWith(`.${suffix}`);
  if (!sameEnd && !plain.subdomains.includes(label)) return plain;
  const hosted = parseDomain(candidate, true);
  if (!isParsedDomain(hosted)) return plain;
  const longer = hosted.label === label && hosted.suffix.startsWith(`${suffix}.`);
  return hosted.suffix === suffix || longer ? hosted : plain;
}

/**
 * Explains how one name imitates another.
 *
 * @param asset the name to protect, in any written form (Unicode, punycode, upper case, trailing dot,
 *   URL, defanged)
 * @param candidate the name that may imitate it, in any written form
 * @returns an Explanation, or an InvalidName that says which argument is no name, and why. Never throws.
 *   Takes some tens of microseconds for usual names, and under 50 ms for any string
 */
export function explain(asset: string, candidate: string): Explanation | InvalidName {
  const protectedName = parseDomain(asset, true);
  if (!isParsedDomain(protectedName)) return invalid('asset', protectedName);
  const plain = parseDomain(candidate);
  if (!isParsedDomain(plain)) return invalid('candidate', plain);
  const other = asItsOwnerReads(plain, protectedName, candidate);
  const relation = relationOf(protectedName, other);
  if (relation !== 'other') return explainOwn(protectedName, other, relation);
  const account = bestHypothesis(protectedName, other);
  const found = rankFindings(account.findings);
  let pieces: TextSegment[] | null = null;
  const runs = () => (pieces ??= mergeAdjacent(account.runs()));
  const techniques = completeWords(found, () =>
    appendUnmentionedChanges(protectedName, other, found, runs()),
  );
  const similarity = similarityOf(account);
  return {
    kind: 'explanation',
    asset: protectedName,
    candidate: other,
    relation,
    techniques,
    similarity,
    confident: techniques.length > 0 && similarity >= CONFIDENT && account.isCommonSlip !== true,
    // Computed on demand, because a list of names reads few of them.
    get percent() {
      return similarityPercent(protectedName, other, runs());
    },
    get parts() {
      return similarityBreakdown(protectedName, other, runs());
    },
    get alignment() {
      return toCells(runs());
    },
  };
}
