/**
 * Techniques about the dots of a name: missing dot, dot to dash, TLD in label, subdomain, TLD swap. They compare whole
 * names, because the public suffix list cuts the imitation in other places than the asset. Each technique is here
 * twice: how it is found, and how it is made.
 */

import { graphemes, isPlain } from '../characters.ts';
import { isKnownWord } from '../dictionary.ts';
import { indicClusters } from '../indic-scripts.ts';
import { FEW_SUFFIXES, splitSuffix, SUFFIXES } from '../public-suffix.ts';
import type { ParsedDomain } from '../types.ts';
import { type Finding, finding, quoted, RANK } from './finding.ts';

/** Suffixes that people expect after a name: glued to a brand they read as its ending. */
const FAMILIAR = new Set(
  'com in co net org info biz io ai app online site store shop bank gov coin netin orgin edu ac couk'.split(
    ' ',
  ),
);

function withoutWww(labels: readonly string[]): readonly string[] {
  return labels.length > 1 && labels[0] === 'www' ? labels.slice(1) : labels;
}

/** The ends of a list of labels, shortest first: `c`, `b c`, `a b c`. */
function endsOf(labels: readonly string[]): string[][] {
  return labels.map((_, at) => labels.slice(labels.length - 1 - at));
}

/** The candidate without the asset's own subdomains, if it begins with them (dnstwist keeps them). */
function besideOwnSubdomains(asset: ParsedDomain, candidate: ParsedDomain): ParsedDomain {
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

/** Returns the texts that a suffix may be folded into: all of it, or its first labels. */
function foldSuffix({ suffix }: ParsedDomain): string[] {
  const parts = suffix.split('.');
  const starts = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join(''));
  return [parts.join(''), parts.join('-'), ...starts];
}

/** `The dot after “www” is`, `The dots after “my” and “pay” are`. */
function dotsAre(where: 'after' | 'before', words: readonly string[]): string {
  const names = words.map(quoted).join(' and ');
  return words.length > 1 ? `The dots ${where} ${names} are` : `The dot ${where} ${names} is`;
}

function missingDot(asset: ParsedDomain, candidate: ParsedDomain): Finding | null {
  const { label } = candidate;
  const found = (says: string, rank: number = RANK.missingDot) =>
    finding('missing-dot', rank, `${says} missing.`);
  if (label.startsWith('www')) {
    const suffix = ['', ...foldSuffix(asset)].find((end) => label === `www${asset.label}${end}`);
    if (suffix === '') return found(dotsAre('after', ['www']));
    if (suffix !== undefined) {
      return found(`The dots after “www” and before ${quoted(suffix)} are`);
    }
  }
  const sub = endsOf(asset.subdomains).find((labels) => label === labels.join('') + asset.label);
  if (sub) return found(dotsAre('after', sub));
  const own = `${asset.label}.${asset.suffix}`;
  const full = withoutWww(candidate.labels).join('.');
  const isOwn = (shown: string) =>
    shown.split('.').length < own.split('.').length &&
    shown.replaceAll('.', '') === own.replaceAll('.', '');
  const said = `A dot of ${quoted(own)} is`;
  if (isOwn(full)) return found(said);
  // With .com after it, as a browser adds it, people see the ending in the name first.
  const completed = isOwn(full.replace(/\.com$/, ''));
  return completed ? found(said, RANK.tldInLabel + 0.5) : null;
}

export function* missingDots({ label, suffix, subdomains }: ParsedDomain): Generator<string> {
  yield `www${label}.${suffix}`;
  const sub = subdomains.at(-1);
  if (sub !== undefined) yield `${sub}${label}.${suffix}`;
  const [first = '', ...rest] = suffix.split('.');
  if (rest.length > 0) yield `${label}${first}.${rest.join('.')}`;
}

function dotToDash(asset: ParsedDomain, candidate: ParsedDomain): Finding | null {
  const { label } = candidate;
  const found = (says: string) => finding('dot-to-dash', RANK.dotToDash, `${says}.`);
  const turn = (where: 'after' | 'before', words: readonly string[]) =>
    found(`${dotsAre(where, words)} turned into ${words.length > 1 ? 'dashes' : 'a dash'}`);
  const endings = asset.suffix.split('.');
  const dashed = `${asset.label}-${endings.join('-')}`;
  if (label === dashed || candidate.subdomains.includes(dashed)) return turn('before', endings);
  if (label === `www-${asset.label}`) return turn('after', ['www']);
  const sub = endsOf(asset.subdomains).find(
    (labels) => label === `${labels.join('-')}-${asset.label}`,
  );
  if (sub) return turn('after', sub);
  const own = `${asset.label}.${asset.suffix}`;
  const full = withoutWww(candidate.labels).join('.');
  const same = own.length === full.length && own !== full;
  const turned = own.split('').every((letter, at) => {
    return letter === full[at] || (letter === '.' && full[at] === '-');
  });
  return same && turned ? found('A dot is turned into a dash') : null;
}

export function* dotsToDash({ label, suffix, subdomains }: ParsedDomain): Generator<string> {
  yield `www-${label}.${suffix}`;
  const sub = subdomains.at(-1);
  if (sub !== undefined) yield `${sub}-${label}.${suffix}`;
  const dashed = suffix.replaceAll('.', '-');
  for (const other of FEW_SUFFIXES) yield `${label}-${dashed}.${other}`;
}

function tldInLabel(asset: ParsedDomain, candidate: ParsedDomain): Finding | null {
  const { label } = candidate;
  if (label.length <= asset.label.length || !label.startsWith(asset.label)) return null;
  const rest = label.slice(asset.label.length);
  const dashed = rest.startsWith('-');
  const suffix = dashed ? rest.slice(1) : rest;
  const own = foldSuffix(asset).includes(suffix);
  // Glued to a name, two letters are often part of a longer word (shell, shellac), and a word (bank, store) is usually
  // an added word and not an ending.
  const asEnding = asset.label.length > 3 && suffix.length > 2 && !isKnownWord(suffix);
  const familiar = FAMILIAR.has(suffix) && (dashed || asEnding);
  if (!own && !familiar) return null;
  const rank = own ? RANK.tldInLabel : RANK.combosquatting + 0.5;
  const glued = own && !dashed ? ' without its dot' : '';
  const says = `The ending ${quoted(suffix)} is written inside the name${glued}.`;
  return finding('tld-in-label', rank, says);
}

export function* tldsInLabel({ label, suffix }: ParsedDomain): Generator<string> {
  const whole = suffix.replaceAll('.', '');
  for (const other of FEW_SUFFIXES) yield `${label}${whole}.${other}`;
  const [ending = '', ...rest] = suffix.split('.');
  if (rest.length > 0) yield `${label}${ending}.${rest.join('.')}`;
  yield `${label}-${ending}.${suffix}`;
  yield `${label}${ending}.${suffix}`;
}

function subdomain(asset: ParsedDomain, candidate: ParsedDomain): Finding | null {
  const { suffix, subdomains } = candidate;
  const labels = withoutWww(candidate.labels);
  const own = `${asset.label}.${asset.suffix}`;
  const meant = bare(asset.label);
  const more = labels.length > own.split('.').length && bare(labels.join('')) === bare(own);
  // The rest of the name may be in the ending: axis.bank.in for axisbank.com.
  const cutByEnding =
    suffix !== asset.suffix &&
    labels.some((_, at) => at > 0 && bare(labels.slice(0, at + 1).join('')) === meant);
  const cut = [subdomains, subdomains.filter((piece) => piece !== 'www')].some(
    (before) => before.length > 0 && bare(before.join('') + candidate.label) === meant,
  );
  if (!more && !cutByEnding && !cut) return null;
  const registered = quoted(`${candidate.label}.${suffix}`);
  const says = `A dot cuts the name: what is registered is ${registered}.`;
  return finding('subdomain', RANK.subdomain, says);
}

export function* subdomains({ label, suffix }: ParsedDomain): Generator<string> {
  const letters = indicClusters(label);
  for (let at = 1; at < letters.length; at += 1) {
    yield `${letters.slice(0, at).join('')}.${letters.slice(at).join('')}.${suffix}`;
  }
}

/** Finds another suffix: `hdfcbank.co` for `hdfcbank.com`. It is named in addition to other changes. */
export function tldSwap(asset: ParsedDomain, candidate: ParsedDomain): Finding | null {
  if (asset.suffix === candidate.suffix) return null;
  const says = `The ending is ${quoted(`.${candidate.suffix}`)} and not ${quoted(`.${asset.suffix}`)}.`;
  return finding('tld-swap', RANK.tldSwap, says);
}

export function* tldSwaps({ label, suffix }: ParsedDomain): Generator<string> {
  for (const other of SUFFIXES) if (other !== suffix) yield `${label}.${other}`;
}

/** Finds the asset's ending inside a longer one, after the same label: `hdfcbank.com.co`. */
export function suffixKept(asset: ParsedDomain, candidate: ParsedDomain): Finding | null {
  if (!candidate.suffix.startsWith(`${asset.suffix}.`)) return null;
  const says = 'The whole name stands in front of another ending.';
  return finding('tld-in-label', RANK.tldSwap + 1, says);
}

const bareOfDots = (text: string) => text.replaceAll('.', '');

/** How people type an asset: from its registrable label, from `www`, and from its own subdomains. */
function typedForms({ label, suffix, labels }: ParsedDomain): string[] {
  const own = `${label}.${suffix}`;
  return Array.from(new Set([own, `www.${own}`, labels.join('.')]));
}

/** Finds a dot that changed places with the letter next to it: `hdfcbankc.om`, `wwwh.dfcbank.com`. */
function movedDot(asset: ParsedDomain, candidate: ParsedDomain): Finding | null {
  const whole = candidate.labels.join('.');
  for (const typed of typedForms(asset)) {
    if (typed.length !== whole.length || bareOfDots(typed) !== bareOfDots(whole)) continue;
    const [meant, seen] = [graphemes(typed), graphemes(whole)];
    const at = meant.findIndex((letter, place) => letter !== seen[place]);
    const swapped = meant.toSpliced(at, 2, meant[at + 1] ?? '', meant[at] ?? '').join('');
    if (at < 0 || swapped !== seen.join('')) continue;
    const [first = '', second = ''] = meant.slice(at, at + 2);
    if (first !== '.' && second !== '.') continue;
    const letter = quoted(first === '.' ? second : first);
    const says = `The dot and ${letter} ${first === '.' ? 'after' : 'before'} it change places.`;
    return finding('transposition', RANK.movedDot, says);
  }
  return null;
}

/** Makes names in which a dot changed places with the letter next to it. */
export function* movedDots(asset: ParsedDomain): Generator<string> {
  for (const own of typedForms(asset)) {
    const letters = indicClusters(own);
    for (const [at, letter] of letters.entries()) {
      if (letter !== '.') continue;
      for (const start of [at - 1, at]) {
        const [first = '', second = ''] = letters.slice(start, start + 2);
        const made = letters.toSpliced(start, 2, second, first).join('');
        const ending = made.slice(made.lastIndexOf('.') + 1);
        if (isPlain(ending) && splitSuffix(`name.${ending}`, false).known) yield made;
      }
    }
  }
}

export interface DotFindings {
  readonly findings: readonly Finding[];
  /** Their total cost in letters of the asset's label: low, because no letter is lost. */
  readonly cost: number;
  /** True if the dot is the one after `www`, which people type before the asset. */
  readonly afterWww: boolean;
}

/** Finds every technique that moves or drops dots, for two names whose labels or dots differ. */
export function dotFindings(asset: ParsedDomain, whole: ParsedDomain): DotFindings {
  const candidate = besideOwnSubdomains(asset, whole);
  const findings = [missingDot, dotToDash, movedDot, tldInLabel, subdomain]
    .map((find) => find(asset, candidate))
    .filter((found) => found !== null);
  const cut = findings.some(({ technique }) => technique === 'subdomain');
  const glued =
    ['www', 'www-'].some((front) => candidate.label.startsWith(front + asset.label)) ||
    (findings[0]?.rank === RANK.movedDot && candidate.labels[0]?.startsWith('ww') === true);
  const afterWww = glued && asset.labels.length === asset.suffix.split('.').length + 1;
  return { findings, cost: cut ? 0.45 : 0.3, afterWww };
}
