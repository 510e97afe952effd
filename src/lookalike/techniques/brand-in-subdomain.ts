/** Brand in subdomain: the brand to the left of the registered name, as in `hdfcbank.com.verify-login.net`. */

import { graphemes } from '../characters.ts';
import { splitSuffix } from '../public-suffix.ts';
import type { ParsedDomain } from '../types.ts';
import { type BrandInLabel, brandInLabel } from './combosquatting.ts';
import { wordsIn } from './added-words.ts';
import { type Finding, finding, quoted, RANK, together } from './finding.ts';
import { labelFindings, type LabelFindings } from './label.ts';

export interface BrandInSubdomain {
  readonly findings: readonly Finding[];
  /** Cost in letters of the asset's label. */
  readonly cost: number;
  /** The index of the brand's label among the candidate's. */
  readonly at: number;
  /** The brand among words in that label, or changed in it; neither if it is there unchanged. */
  readonly inside?: BrandInLabel;
  readonly typo?: LabelFindings;
}

/** Shorter brands mean nothing by themselves in a subdomain, or in one that a tenant chose. */
const SHORTEST = 3;
/** Shorter brands are not looked for in disguise in any other subdomain. */
const SHORTEST_DISGUISED = 4;
const WHOLE = 0.3;
/** Cost under bait words. */
const UNDER_BAIT = 0.5;
/** Cost under any other name, which may be a forum or an archive about the brand. */
const UNDER_OTHER = 0.8;
/** Share of a brand that a typo in a subdomain may cost. */
const TYPO_SHARE = 0.15;
/** The most subdomains to look at, counted from the registered name. */
const MOST_SUBDOMAINS = 8;

/** Index of the whole asset to the left, also before a hyphen (sbi.co.in-kyc.com); else -1. */
function wholeAsset(asset: ParsedDomain, { labels, subdomains }: ParsedDomain): number {
  const own = [asset.label, ...asset.suffix.split('.')];
  // If the brand itself is registered under a longer ending (www.brand.com.co), that is the account.
  const last = Math.min(labels.length - 1 - own.length, subdomains.length - 1);
  return subdomains.findIndex(
    (_, start) =>
      start <= last &&
      `${labels.slice(start, start + own.length).join('.')}-`.startsWith(`${own.join('.')}-`),
  );
}

/** The label that a tenant of a hosting platform chose, if the name is under one. */
function tenantOf({ ascii, labels, subdomains }: ParsedDomain): string | null {
  const at = labels.length - splitSuffix(ascii, true).count - 1;
  return subdomains[at] ?? null;
}

/**
 * @param alone cost of the brand as a whole label of a subdomain
 * @param chosen true if the attacker chose the label, like a tenant
 */
function disguisedIn(
  asset: ParsedDomain,
  subdomain: string,
  alone: number,
  chosen: boolean,
): Omit<BrandInSubdomain, 'at'> | null {
  const brand = graphemes(asset.label);
  const label = graphemes(subdomain);
  if (brand.length < (chosen ? SHORTEST : SHORTEST_DISGUISED)) return null;
  const inside = brandInLabel(brand, label);
  if (inside) {
    const says = `${quoted(subdomain)} adds words to the brand.`;
    const combined = finding('combosquatting', RANK.combosquatting, says);
    const inner = inside.inner?.findings ?? [];
    const cost = alone + inside.cost + (inside.inner?.cost ?? 0);
    return { findings: [combined, ...inner], cost, inside };
  }
  const typo = labelFindings(brand, label);
  // Only obvious changes: one different letter in a subdomain is usually a coincidence.
  const seen = typo.findings.some(({ rank }) => rank <= RANK.hyphenation);
  if (!seen && (!chosen || typo.isChain || typo.findings.length === 0)) return null;
  if (typo.cost > brand.length * TYPO_SHARE) return null;
  return { findings: typo.findings, cost: alone + typo.cost, typo };
}

/** `sbi.bamk.in` for `sbi.bank.in`: all labels are equal except the registered one, which is part of the ending. */
function endingChanged(
  asset: ParsedDomain,
  candidate: ParsedDomain,
  own: Finding,
): BrandInSubdomain | null {
  if (asset.labels.length !== candidate.labels.length) return null;
  const other = asset.labels.filter((label, at) => label !== candidate.labels[at]);
  const [ending = ''] = other;
  const at = candidate.subdomains.length;
  if (other.length !== 1 || asset.labels[at] !== ending || asset.subdomains.length >= at)
    return null;
  const found = labelFindings(graphemes(ending), graphemes(candidate.label));
  if (found.findings.length === 0 || found.isChain) return null;
  // Compared with both labels.
  const share = asset.label.length / (asset.label.length + ending.length);
  const findings = [own, ...found.findings];
  return { findings, cost: found.cost * share, at: asset.subdomains.length };
}

/** Finds the asset, or its brand, in the candidate's subdomains. */
export function brandInSubdomain(
  asset: ParsedDomain,
  candidate: ParsedDomain,
): BrandInSubdomain | null {
  if (candidate.subdomains.length === 0 && candidate.labels.length < 3) return null;
  const registered = quoted(`${candidate.label}.${candidate.suffix}`);
  const own = (what: string) =>
    finding(
      'brand-in-subdomain',
      RANK.brandInSubdomain,
      `The registered domain is ${registered}; the ${what} is only a subdomain of it.`,
    );
  const whole = wholeAsset(asset, candidate);
  if (whole >= 0) return { findings: [own('whole name')], cost: WHOLE, at: whole };
  const changed = endingChanged(asset, candidate, own('brand'));
  if (changed) return changed;
  const alone = wordsIn(candidate.label) ? UNDER_BAIT : UNDER_OTHER;
  const at = candidate.subdomains.indexOf(asset.label);
  if (asset.label.length >= SHORTEST && at >= 0)
    return { findings: [own('brand')], cost: alone, at };
  const tenant = tenantOf(candidate);
  const [best] = candidate.subdomains
    .map((subdomain, place): BrandInSubdomain | null => {
      if (place < candidate.subdomains.length - MOST_SUBDOMAINS) return null;
      const chosen = subdomain === tenant;
      const found = disguisedIn(asset, subdomain, chosen ? WHOLE : alone, chosen);
      return found && { ...found, at: place };
    })
    .filter((found) => found !== null)
    .toSorted((one, two) => one.cost - two.cost);
  if (!best) return null;
  const several = together('Several things were done at once.');
  return { ...best, findings: [own('brand'), ...best.findings, several] };
}

/** Domains that an attacker may put after the brand's full name: bait words under cheap endings. */
const LANDINGS = [
  'secure-login.com',
  'login-verify.net',
  'kyc-update.in',
  'account-update.online',
  'customer-care.info',
  'rewards-claim.xyz',
  'netbanking-secure.in',
  'support-help.site',
];

/** Makes names with the whole asset to the left of a name that an attacker may own. */
export function* brandsInSubdomain({ label, suffix }: ParsedDomain): Generator<string> {
  for (const landing of LANDINGS) yield `${label}.${suffix}.${landing}`;
}
