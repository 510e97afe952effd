/** What was done to the labels in front of the registered one: `netbankng.` for `netbanking.`. */

import { graphemes } from './characters.ts';
import { isScriptName } from './scripts.ts';
import { type Finding, quoted } from './techniques/finding.ts';
import { labelFindings } from './techniques/label.ts';
import type { ParsedDomain } from './types.ts';

/** Shorter labels (www, m, my) differ by chance. */
const SHORTEST = 4;
/** Share of a label that its change may cost before it is another label. */
const NEAR_SHARE = 0.25;
/** Readers pay less heed to these labels than to the registered one. */
const WEIGHT = 0.3;

/** `In "netbanking", the letter "i" is left out.` */
function inLabel(label: string, says: string): string {
  const [first = ''] = says.split(' ');
  const told = isScriptName(first) ? says : says.charAt(0).toLowerCase() + says.slice(1);
  return `In ${quoted(label)}, ${told}`;
}

export interface SubdomainChanges {
  readonly findings: readonly Finding[];
  /** What they cost, as a share of the asset's name. */
  readonly cost: number;
}

/**
 * Compares the labels in front of the registered ones, where both names have as many.
 *
 * @param size the letters of the asset's registered label, which every cost is a share of
 * @returns a finding for each label that was changed a little
 */
export function subdomainChanges(
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
    // The best account of each label is enough beside what was done to the rest of the name.
    const best = found.findings.reduce((one, two) => (two.rank < one.rank ? two : one));
    findings.push({ ...best, says: inLabel(label, best.says) });
    cost += (found.cost * WEIGHT) / size;
  }
  return { findings, cost };
}
