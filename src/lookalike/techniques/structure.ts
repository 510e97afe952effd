/**
 * Techniques that play with the dots of a name: missing dots, dots turned into dashes, a suffix inside
 * the label, dots inside the label, another suffix. They look at whole names, since the list of public
 * suffixes cuts the imitation at other places than the asset.
 */

import { isKnownWord } from '../dictionary.ts';
import type { DomainForms } from '../types.ts';
import { type Finding, quoted, RANK } from './finding.ts';

/** Suffixes people expect behind a name; glued to a brand they read as its ending. */
const FAMILIAR = new Set(
  'com in co net org info biz io ai app online site store shop bank gov coin netin orgin edu ac couk'.split(
    ' ',
  ),
);

/** Findings with what they cost, in letters of the asset's label. */
export interface StructureFindings {
  readonly findings: readonly Finding[];
  readonly cost: number;
}

const NONE: StructureFindings = { findings: [], cost: 0 };

function withoutWww(labels: readonly string[]): readonly string[] {
  return labels.length > 1 && labels[0] === 'www' ? labels.slice(1) : labels;
}

/** The ends of a list of labels, shortest first: `c`, `b c`, `a b c`. */
function endsOf(labels: readonly string[]): string[][] {
  return labels.map((_, at) => labels.slice(labels.length - 1 - at));
}

/** The candidate without the asset's own subdomains, where it begins with them (dnstwist keeps them). */
function besideOwnSubdomains(asset: DomainForms, candidate: DomainForms): DomainForms {
  const shared = asset.subdomains.length;
  const begins = asset.subdomains.every((label, at) => candidate.subdomains[at] === label);
  if (shared === 0 || !begins) return candidate;
  return {
    ...candidate,
    labels: candidate.labels.slice(shared),
    subdomains: candidate.subdomains.slice(shared),
  };
}

function bare(text: string): string {
  return text.replaceAll('.', '').replaceAll('-', '');
}

/** What the suffix looks like when it is folded into a label. */
function folded(asset: DomainForms): string[] {
  const parts = asset.suffix.split('.');
  const forms = [parts.join(''), parts.join('-')];
  for (let count = 1; count < parts.length; count += 1) forms.push(parts.slice(0, count).join(''));
  return forms;
}

function missingDot(asset: DomainForms, candidate: DomainForms): Finding | null {
  const rank = RANK.missingDot;
  const { label } = candidate;
  if (label.startsWith('www')) {
    const rest = label.slice(3);
    if (rest === asset.label || folded(asset).some((suffix) => rest === asset.label + suffix)) {
      return { technique: 'missing-dot', rank, says: 'The dot after "www" is missing.' };
    }
  }
  const sub = endsOf(asset.subdomains).find((labels) => label === labels.join('') + asset.label);
  if (sub) {
    const says = `The dot after ${quoted(sub.join('.'))} is missing.`;
    return { technique: 'missing-dot', rank, says };
  }
  const full = withoutWww(candidate.labels).join('.');
  const own = `${asset.label}.${asset.suffix}`;
  const withCom = full.endsWith('.com') ? full.slice(0, -4) : full;
  for (const shown of [full, withCom]) {
    const fewer = shown.split('.').length < own.split('.').length;
    if (fewer && shown.replaceAll('.', '') === own.replaceAll('.', '')) {
      return {
        technique: 'missing-dot',
        rank: RANK.tldInLabel + 0.5,
        says: `A dot of ${quoted(own)} is missing.`,
      };
    }
  }
  return null;
}

function dashForDot(asset: DomainForms, candidate: DomainForms): Finding | null {
  const own = `${asset.label}.${asset.suffix}`;
  const full = withoutWww(candidate.labels).join('.');
  const says = 'A dot is turned into a dash.';
  const rank = RANK.dotToDash;
  const dashed = `${asset.label}-${asset.suffix.replaceAll('.', '-')}`;
  if (candidate.label === dashed || candidate.subdomains.includes(dashed)) {
    return { technique: 'dot-to-dash', rank, says };
  }
  if (candidate.label === `www-${asset.label}`) {
    return { technique: 'dot-to-dash', rank, says: 'The dot after "www" is turned into a dash.' };
  }
  const subs = endsOf(asset.subdomains);
  if (subs.some((labels) => candidate.label === `${labels.join('-')}-${asset.label}`)) {
    return { technique: 'dot-to-dash', rank, says };
  }
  if (full.length !== own.length || full === own) return null;
  for (let at = 0; at < own.length; at += 1) {
    if (own[at] !== full[at] && !(own[at] === '.' && full[at] === '-')) return null;
  }
  return { technique: 'dot-to-dash', rank, says };
}

function suffixInLabel(asset: DomainForms, candidate: DomainForms): Finding | null {
  const { label } = candidate;
  if (label.length <= asset.label.length || !label.startsWith(asset.label)) return null;
  const rest = label.slice(asset.label.length);
  const dashed = rest.startsWith('-');
  const suffix = dashed ? rest.slice(1) : rest;
  const own = folded(asset).includes(suffix);
  // Glued to a name, two letters are part of a longer word as often as not (shell, shellac), and a word
  // (bank, store) is rather added than an ending.
  const asEnding = asset.label.length > 3 && suffix.length > 2 && !isKnownWord(suffix);
  const familiar = FAMILIAR.has(suffix) && (dashed || asEnding);
  if (!own && !familiar) return null;
  return {
    technique: 'tld-in-label',
    rank: own ? RANK.tldInLabel : RANK.combosquatting + 0.5,
    says: `The ending ${quoted(suffix)} is written inside the name.`,
  };
}

function dotsInLabel(asset: DomainForms, candidate: DomainForms): Finding | null {
  const labels = withoutWww(candidate.labels);
  const own = `${asset.label}.${asset.suffix}`;
  const full = labels.join('.');
  const more = labels.length > own.split('.').length;
  // The rest of the name may hide in the ending: axis.bank.in for axisbank.com.
  const { suffix } = candidate;
  const cutByEnding =
    suffix !== asset.suffix &&
    labels.some((_, at) => at > 0 && bare(labels.slice(0, at + 1).join('')) === bare(asset.label));
  const { subdomains } = candidate;
  const sameLabel = [subdomains, subdomains.filter((piece) => piece !== 'www')].some(
    (before) => before.length > 0 && bare(before.join('') + candidate.label) === bare(asset.label),
  );
  if (!sameLabel && !cutByEnding && !(more && bare(full) === bare(own))) return null;
  return {
    technique: 'subdomain',
    rank: RANK.subdomain,
    says: `A dot cuts the name: what is registered is ${quoted(`${candidate.label}.${candidate.suffix}`)}.`,
  };
}

/** The suffix differs: `hdfcbank.co` for `hdfcbank.com`. Named beside what else was done. */
export function suffixSwap(asset: DomainForms, candidate: DomainForms): Finding | null {
  if (asset.suffix === candidate.suffix) return null;
  return {
    technique: 'tld-swap',
    rank: RANK.tldSwap,
    says: `The ending is ${quoted(`.${candidate.suffix}`)} and not ${quoted(`.${asset.suffix}`)}.`,
  };
}

/** `hdfcbank.com.co`: the same label, and the asset's ending inside the longer one. */
export function suffixKept(asset: DomainForms, candidate: DomainForms): Finding | null {
  if (!candidate.suffix.startsWith(`${asset.suffix}.`)) return null;
  return {
    technique: 'tld-in-label',
    rank: RANK.tldSwap + 1,
    says: `The whole name stands in front of another ending.`,
  };
}

/**
 * Every technique of this file that makes the candidate of the asset; labels differ, or dots do.
 *
 * @returns findings and what they cost together: little, since the letters are all there
 */
export function structureFindings(asset: DomainForms, whole: DomainForms): StructureFindings {
  const candidate = besideOwnSubdomains(asset, whole);
  const findings = [
    missingDot(asset, candidate),
    dashForDot(asset, candidate),
    suffixInLabel(asset, candidate),
    dotsInLabel(asset, candidate),
  ].filter((finding) => finding !== null);
  if (findings.length === 0) return NONE;
  const cut = findings.some(({ technique }) => technique === 'subdomain');
  return { findings, cost: cut ? 0.45 : 0.3 };
}
