/** Which company of the list a link is taken for: by its signs, by what it bears, or as the nearest of all. */
import { isAtOrBelow } from '@/lib/at-or-below.ts';
import { beyondAscii } from '@/lib/invisible.ts';
import { holdersOf } from '@/lib/restricted-endings.ts';
import { CONFIDENT } from '@/lookalike/index.ts';
import { isNeutral } from './beside.ts';
import {
  bareName,
  COMPANIES,
  type Company,
  companyAt,
  companyOfLabel,
  companyOfWord,
  ORDINARY_LABELS,
} from './companies.ts';
import { standsIn } from './known-front.ts';
import type { Comparing, Judged } from './judged.ts';
import { isInstalled, type Sign, tellingLabel } from './signs.ts';

const MIN_CALLED = 5;
/** Of a word between hyphens. */
const MIN_WORD = 3;

/** Whether a name holds what the company was called: as a word of its own, or long enough to be no chance. */
export function holdsName({ found }: Judged, called: string): boolean {
  if (found?.kind !== 'explanation') return false;
  const { label } = tellingLabel(found.candidate, found.platform);
  const full = bareName(called);
  return [full, full.replace(/(?:bank|india|ltd|limited)+$/, '')].some(
    (name) =>
      (name.length >= MIN_WORD && label.split('-').includes(name)) ||
      (name.length >= MIN_CALLED && label.replaceAll('-', '').includes(name)),
  );
}

/**
 * Whether a name holds what the company was called, beside a bait word.
 *
 * @param called hostile: any text
 */
export const borrows = (judged: Judged, called: string): boolean =>
  judged.kind === 'signs' &&
  holdsName(judged, called) &&
  judged.signs.some((sign) => sign.kind === 'bait');

/** Whether a link's name shows nothing by itself. */
export const isPlain = ({ kind, signs }: Judged): boolean =>
  kind === 'named' || (kind === 'own-program' && signs.every(isInstalled));

/** The company whose name is registered, whole, under another ending than its own. */
export function bearerOf(judged: Judged): Company | null {
  const { found } = judged;
  if (found?.kind !== 'explanation') return null;
  const { label } = found.candidate;
  // Without its dot, www is a part of the name.
  const bearer = isPlain(judged)
    ? companyOfLabel(label.replace(/^www/, ''))
    : bankOf(judged, label);
  // Four letters are many a company's name, and an authority leaves its restricted ending for none of them.
  const isChance =
    label.length <= MAX_CHANCE &&
    bearer?.addresses.every((at) => holdersOf(at.slice(at.indexOf('.') + 1)) !== null);
  return isChance === true || ORDINARY.has(label) ? null : bearer;
}

/** The bank whose name stands with the word for what it is, and nothing else: `indusindbank.com`. */
function bankOf({ kind, signs }: Judged, label: string): Company | null {
  const isNamed = kind === 'signs' && signs.every((sign) => sign.kind === 'bears' && !sign.like);
  const company = isNamed ? companyOfLabel(label.replace(/bank$/, '')) : null;
  return label.endsWith('bank') && company && /bank$/i.test(company.name) ? company : null;
}

/** The company whose whole name a customer of a hosting platform chose: `hdfcbank.github.io`. */
export function chosenOn({ kind, found }: Judged): Company | null {
  if (kind !== 'open' || found?.kind !== 'explanation' || found.platform === null) return null;
  return companyOfLabel(tellingLabel(found.candidate, found.platform).label);
}

const MAX_CHANCE = 4;
/** Addresses that are an ordinary word, which others register in good faith. */
const ORDINARY = new Set(['cybercrime', ...ORDINARY_LABELS]);

/** The company that the signs name: before the @, or by the word that the name bears or reads like. */
export function named(signs: readonly Sign[]): Company | null {
  for (const { kind, text, like } of signs) {
    const word = kind === 'bears' ? text.replaceAll('-', '') : text.toLowerCase();
    const found =
      kind === 'user-info'
        ? (COMPANIES.find(({ addresses }) => addresses.some((at) => word.endsWith(at))) ??
          companyOfWord(word))
        : companyOfWord(kind === 'bears' ? word : (like ?? ''));
    if (found) return found;
  }
  return null;
}

/** The address of the list that stands before an @, or the end of it; undefined for none. */
export function dressedAs(signs: readonly Sign[]): string | undefined {
  const text = signs.find(({ kind }) => kind === 'user-info')?.text ?? '';
  return COMPANIES.flatMap(({ addresses }) => addresses).find((at) => isAtOrBelow(text, at));
}

/**
 * The address of the list that a name is taken for most readily: of a company, or of them all; null for none, and
 * where the engine does not answer, since the link's own verdict stands without it.
 */
export async function closest(
  judged: Judged,
  host: string,
  company: Company | null,
  engine: Comparing,
  signal: AbortSignal,
): Promise<string | null> {
  const listed = (company ? [company] : COMPANIES)
    .flatMap(({ addresses }) => addresses)
    .filter(
      (address) =>
        company !== null ||
        (!holdsOrdinary(judged, address) && (!isShort(address) || holdsShort(judged, address))),
    );
  const pairs = listed.map((asset) => ({ asset, candidate: host }));
  const summaries = await engine.compare(pairs, signal).catch(() => []);
  const found = summaries
    .map((summary, at) => ({ ...summary, address: listed[at] ?? '' }))
    .filter(({ techniques }) => techniques.length > 0);
  const [best] = found.toSorted((one, two) => two.similarity - one.similarity);
  const own = (company ?? companyAt(best?.address ?? ''))?.addresses ?? [];
  const theirs = found
    .filter(({ address }) => own.includes(address))
    .toSorted((one, two) => two.percent - one.percent);
  const isOfLetters = ({ similarity, techniques }: (typeof found)[number]) =>
    similarity >= CONFIDENT && techniques.some((technique) => !isNeutral(technique));
  // A company is compared by its first address, unless another one stands in the name, whole or under another ending,
  // or the letters of that are what was changed.
  return (
    own.find((address) => isSpelt(address, host)) ??
    own.find((address) =>
      theirs.some((one) => one.address === address && one.techniques.join() === 'tld-swap'),
    ) ??
    theirs.find(isOfLetters)?.address ??
    theirs.find(({ address }) => address === own[0])?.address ??
    theirs[0]?.address ??
    own[0] ??
    null
  );
}

/** Whether an address stands whole in a name, its dots written as such or as dashes: `amazon-in.shop`. */
const isSpelt = (address: string, host: string): boolean =>
  [address, address.replaceAll('.', '-')].some((text) => standsIn(text, host.toLowerCase()));

/** Of so few letters another one makes some other company's name, so that a changed letter is no imitation. */
const MAX_SHORT = 3;
const isShort = (address: string) => address.indexOf('.') <= MAX_SHORT;

/** Whether a name holds the ordinary word of an address unchanged: that imitates no one. */
function holdsOrdinary({ found }: Judged, address: string): boolean {
  const [label = ''] = address.split('.');
  return (
    ORDINARY_LABELS.includes(label) &&
    found?.kind === 'explanation' &&
    tellingLabel(found.candidate, found.platform).label.includes(label)
  );
}

/** Whether a name has the short one of an address as a word; foreign letters, or digits in it beside bait. */
function holdsShort({ found, signs }: Judged, address: string): boolean {
  if (found?.kind !== 'explanation') return false;
  const { label } = tellingLabel(found.candidate, found.platform);
  return (
    label.split('-').includes(address.slice(0, address.indexOf('.'))) ||
    Array.from(label).some(beyondAscii) ||
    (/[^a-z-]/.test(label) && signs.some(({ kind }) => kind === 'bait'))
  );
}
