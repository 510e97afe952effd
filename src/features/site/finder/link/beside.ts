/** How a link's name stands to the company's beside which it is judged. */
import { words } from '@/lib/words.ts';
import type { InvalidName, Technique, WordedExplanation } from '@/lookalike/index.ts';
import { isBait } from './bait.ts';
import { addressUnder, COMPANIES, type Company, companyAt, companyOfLabel } from './companies.ts';
import { standsBefore } from './known-front.ts';
import { isOfficeItself } from './company-list.ts';
import type { LinkReading } from './read-link.ts';
import { passesFor, tenantAt } from './places.ts';
import { borrowedOf, isInstalled, type Sign } from './signs.ts';

type Found = WordedExplanation | InvalidName;

/** Signs that say no more than that the name is a known one. */
export const OF_THE_NAME = new Set(['bears', 'near']);

/**
 * Changes that companies make to their own names as well: other words, another ending, a name below another, a dot
 * within it or none where one was (`bookmy.show`, `hdfcbank.in` of `hdfc.bank.in`).
 */
const NEUTRAL: ReadonlySet<Technique> = new Set([
  'tld-swap',
  'combosquatting',
  'brand-in-subdomain',
  'subdomain',
  'missing-dot',
  'multiple',
]);

/** Whether a change may be the company's own. */
export const isNeutral = (technique: Technique): boolean => NEUTRAL.has(technique);

/** Changes that take the company's whole address for a name, its ending with it: no other firm has it by chance. */
const OF_THE_ADDRESS: ReadonlySet<Technique> = new Set(['dot-to-dash', 'tld-in-label']);

/** Of fewer letters another one makes some other firm's name: a change of them is no disguise by itself. */
const MIN_DISGUISED = 5;

const withoutVowels = (label: string): string => label.replaceAll(/[aeiou]/g, '');

/** Whether a company is a bank or an office, by where its names are. */
const isBankOrOffice = (company: Company): boolean =>
  addressUnder(company, 'bank.in') !== undefined || isOfficeItself(company);

/**
 * Whether a name is a company's without some of its vowels: shops shorten theirs so for their messages (`amzn`,
 * `myntr`, `rdbus`), banks and offices do not.
 */
function isShortForm({ asset, candidate }: WordedExplanation): boolean {
  const company = companyAt(asset.registrable);
  return (
    company !== null &&
    !isBankOrOffice(company) &&
    candidate.label.length < asset.label.length &&
    withoutVowels(candidate.label) === withoutVowels(asset.label)
  );
}

/**
 * Whether a name is the company's in disguise: its whole address read on, or its letters changed so little that it is
 * read as that.
 */
export function isDisguised(found: WordedExplanation): boolean {
  const { asset, candidate, techniques, confident } = found;
  if (standsBefore(asset.registrable, candidate)) return true;
  const changes = techniques.filter(({ technique }) => !isNeutral(technique));
  return (
    confident &&
    // Under another ending it is the very name, and no other one.
    candidate.label !== asset.label &&
    changes.length > 0 &&
    !isShortForm(found) &&
    (asset.label.length >= MIN_DISGUISED ||
      /[^a-z\d-]/.test(candidate.label) ||
      changes.some(({ technique }) => OF_THE_ADDRESS.has(technique)))
  );
}

/** Whether a name holds the company's whole, with other words or another ending, and nothing of it is changed. */
export const holdsWhole = (found: WordedExplanation): boolean =>
  carriesName(found) ||
  (found.techniques.length > 0 && found.techniques.every(({ technique }) => isNeutral(technique)));

/** Whether what a name holds besides the company's says that it is bait: a word of it, or a sign of the link. */
export function isTelling(
  { asset, candidate }: WordedExplanation,
  signs: readonly Sign[],
): boolean {
  const added = candidate.label.replace(asset.label, '').replace(/^-|-$/g, '');
  const owner = companyAt(asset.registrable);
  const isOwn = owner !== null && companyOfLabel(candidate.label) === owner;
  return (
    (!isOwn && isBait(added)) ||
    (isNamed(candidate.label) && BAIT_ENDINGS.has(candidate.suffix)) ||
    signs.some(({ kind, like }) => TELLING.has(kind) || (kind === 'bears' && like !== undefined))
  );
}

/** Endings that are words of bait: beside a name that is not the company's own label they read on from it. */
const BAIT_ENDINGS = new Set(
  words('claims delivery deals discount gift gifts help jobs loan loans sale shop support vip win'),
);

/** Whether a label is more than the name of a company. */
const isNamed = (label: string): boolean =>
  !COMPANIES.some(({ addresses }) => addresses.some((at) => at.startsWith(`${label}.`)));

/** Signs of bait beside a company's name: all but those of the name alone, of its path and of a program. */
const TELLING: ReadonlySet<Sign['kind']> = new Set([
  'user-info',
  'backslash',
  'front',
  'script',
  'reads-like',
  'bait',
  'ending',
  'false-ending',
]);

/** Endings under which banks in India were registered before `.bank.in` (the Reserve Bank's circular of 22 April 2025). */
const BEFORE_BANK_IN = new Set(words('com in co.in net org net.in org.in'));
/** Whether banks may stand under an ending: one of before, and a country's, where they have branches or short links. */
const mayHoldBank = (suffix: string): boolean =>
  BEFORE_BANK_IN.has(suffix) ||
  (/^(?:(?:com?|org|net)\.)?[a-z]{2}$/.test(suffix) && passesFor(suffix) === null);

/** Domains that are made to be read as an ending for few. */
const MADE_ENDING = /^(?:bank|fin|gov)-?in\./;

/**
 * Whether a name is a bank's or an office's where neither stands: on a platform for everybody; its own label under an
 * ending that no bank was under; an office's under an open one, or below a stranger's name.
 */
export function isOutOfPlace({ asset, candidate, platform }: WordedExplanation): boolean {
  const company = companyAt(asset.registrable);
  if (!company || !isBankOrOffice(company)) return false;
  if (platform !== null) return true;
  const isOffices = isOfficeItself(company);
  const spells = (label: string) => companyOfLabel(label) === company;
  const isTheirs = (label: string) => label.length >= MIN_DISGUISED && spells(label);
  // `hdfc.bankin.in`: the ending, with its dot moved.
  if (MADE_ENDING.test(candidate.registrable) && candidate.subdomains.some(spells)) return true;
  // Companies have pages at services that no list knows; offices have none.
  if (isOffices && candidate.subdomains.some(isTheirs)) return true;
  return isTheirs(candidate.label) && (isOffices || !mayHoldBank(candidate.suffix));
}

/**
 * Whether a link is on a shop's or a helpdesk's platform, under exactly a company's name: the one that it is compared
 * with, or one of the list. It may be theirs, so that only another sign makes it worse.
 */
export function isTenant(
  reading: LinkReading,
  { asset }: WordedExplanation,
  signs: readonly Sign[],
  compared: boolean,
): boolean {
  const tenant = reading.kind === 'name' ? tenantAt(reading.host) : null;
  if (tenant === null) return false;
  const isExact = (compared && tenant.name === asset.label) || companyOfLabel(tenant.name) !== null;
  return isExact && isByName(signs);
}

/** Whether signs say no more of a place than that a company's name stands in the link. */
export const isByName = (signs: readonly Sign[]): boolean =>
  signs.every(
    (sign) =>
      (OF_THE_NAME.has(sign.kind) && sign.like === undefined) ||
      sign.kind === 'near' ||
      sign.kind === 'path' ||
      isInstalled(sign),
  );

/** Whether a known name of the company's stands in the link's, as a word or long enough to be no chance. */
export function carriesName({ asset, candidate, platform }: WordedExplanation): boolean {
  const label = platform === null ? candidate.label : candidate.labels.join('-');
  const joined = label.replaceAll('-', '');
  const known = [...borrowedOf(asset), ...(companyAt(asset.registrable)?.words ?? [])];
  return known.some(
    (name) => label.split('-').includes(name) || (name.length >= 5 && joined.includes(name)),
  );
}

/** A company's name without the word for its trade: `hdfc` of `hdfcbank`. */
export const coreOf = (label: string) =>
  label.replace(/-?(?:bank|india|online|insurance|finance|pay)$/, '');
const MIN_CORE = 4;

/** Whether a text names the company's registered domain, or the company as its domain spells it. */
export function names(text: string, { asset }: WordedExplanation): boolean {
  const lower = text.toLowerCase();
  const core = coreOf(asset.label);
  return (
    lower.includes(asset.registrable) ||
    lower.includes(registeredName(asset)) ||
    (core.length >= MIN_CORE && lower.includes(core))
  );
}

/** Whether the company's name stands in a link behind another name, where it says nothing. */
export function isMentioned(reading: LinkReading, found: Found | null): boolean {
  return (
    reading.kind === 'name' &&
    found?.kind === 'explanation' &&
    found.relation === 'other' &&
    names(reading.rest, found)
  );
}

/** Whose own name a link is on, by the list; null for none. */
export const ownerOf = (found: Found | null): Company | null =>
  found?.kind === 'explanation' ? companyAt(found.candidate.registrable) : null;

/** The registered part of a name, in Unicode. */
export const registeredName = ({ label, suffix }: { label: string; suffix: string }): string =>
  suffix === '' ? label : `${label}.${suffix}`;
