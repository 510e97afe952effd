/** The brand to the left of what is registered: `hdfcbank.com.verify-login.net`. */

import { graphemes } from '../characters.ts';
import { splitSuffix } from '../suffix.ts';
import type { DomainForms } from '../types.ts';
import { brandInLabel } from './brand-in-label.ts';
import { isBait } from './extras.ts';
import { type Finding, quoted, RANK } from './finding.ts';
import { labelFindings } from './label.ts';

export interface BrandInSubdomain {
  readonly findings: readonly Finding[];
  /** What it costs, in letters of the asset's label. */
  readonly cost: number;
}

/** Brands shorter than this say nothing when they stand alone in a subdomain. */
const SHORTEST = 3;
const WHOLE = 0.3;
/** Under bait words; under any other name, which may be a forum or an archive that speaks of the brand. */
const UNDER_BAIT = 0.5;
const UNDER_OTHER = 0.8;

function wholeAsset(asset: DomainForms, candidate: DomainForms): boolean {
  const own = [asset.label, ...asset.suffix.split('.')];
  const left = candidate.labels.slice(0, -1);
  // Where the brand itself is registered under a longer ending (www.brand.com.co), that is what it is.
  const last = Math.min(left.length - own.length, candidate.subdomains.length - 1);
  for (let start = 0; start <= last; start += 1) {
    if (own.every((label, at) => left[start + at] === label)) return true;
  }
  return false;
}

/** The label that a hosting platform gave to whoever asked for it, if the name is under one. */
function tenantOf({ ascii, labels, subdomains }: DomainForms): string | null {
  const at = labels.length - splitSuffix(ascii, true).count - 1;
  return subdomains[at] ?? null;
}

/** @param chosen the label was chosen by whoever registered it, as a tenant's is */
function disguisedIn(
  asset: DomainForms,
  subdomain: string,
  alone: number,
  chosen: boolean,
): BrandInSubdomain | null {
  const brand = graphemes(asset.label);
  const label = graphemes(subdomain);
  if (brand.length < (chosen ? SHORTEST : 4)) return null;
  const inside = brandInLabel(brand, label);
  if (inside) {
    const combined: Finding = {
      technique: 'combosquatting',
      rank: RANK.combosquatting,
      says: `${quoted(subdomain)} adds words to the brand.`,
    };
    const inner = inside.inner?.findings ?? [];
    const cost = alone + inside.cost + (inside.inner?.cost ?? 0);
    return { findings: [combined, ...inner], cost };
  }
  const typo = labelFindings(brand, label);
  // Only what can be seen at a glance: a letter off in a subdomain is a coincidence more often.
  const seen = typo.findings.some(({ rank }) => rank <= RANK.hyphenation);
  if (!seen && (!chosen || typo.isChain || typo.findings.length === 0)) return null;
  if (typo.cost > brand.length * 0.15) return null;
  return { findings: typo.findings, cost: alone + typo.cost };
}

/** `sbi.bamk.in` for `sbi.bank.in`: all labels agree but the one that is registered, part of the ending. */
function endingChanged(
  asset: DomainForms,
  candidate: DomainForms,
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
  // Seen against both labels.
  const share = asset.label.length / (asset.label.length + ending.length);
  return { findings: [own, ...found.findings], cost: found.cost * share };
}

function multiple(findings: readonly Finding[]): Finding[] {
  if (findings.length === 0) return [];
  return [
    {
      technique: 'multiple',
      rank: RANK.multiple,
      says: 'Several things were done at once.',
    },
  ];
}

/** Looks for the asset in the candidate's subdomains. */
export function brandInSubdomain(
  asset: DomainForms,
  candidate: DomainForms,
): BrandInSubdomain | null {
  if (candidate.subdomains.length === 0 && candidate.labels.length < 3) return null;
  const registered = quoted(`${candidate.label}.${candidate.suffix}`);
  const rank = RANK.brandInSubdomain;
  const technique = 'brand-in-subdomain';
  if (candidate.subdomains.length > 0 && wholeAsset(asset, candidate)) {
    const says = `The whole name stands to the left of ${registered}, which is what is registered.`;
    return { findings: [{ technique, rank, says }], cost: WHOLE };
  }
  const says = `The brand stands to the left of ${registered}, which is what is registered.`;
  const alone = isBait(candidate.label) ? UNDER_BAIT : UNDER_OTHER;
  const own: Finding = { technique, rank, says };
  const changed = endingChanged(asset, candidate, own);
  if (changed) return changed;
  if (asset.label.length >= SHORTEST && candidate.subdomains.includes(asset.label)) {
    return { findings: [own], cost: alone };
  }
  const tenant = tenantOf(candidate);
  let best: BrandInSubdomain | null = null;
  for (const subdomain of candidate.subdomains.slice(-8)) {
    const chosen = subdomain === tenant;
    const found = disguisedIn(asset, subdomain, chosen ? WHOLE : alone, chosen);
    if (found && (!best || found.cost < best.cost)) best = found;
  }
  if (!best) return null;
  return {
    findings: [own, ...best.findings, ...multiple(best.findings)],
    cost: best.cost,
  };
}
