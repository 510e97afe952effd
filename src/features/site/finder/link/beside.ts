/** How a link's name stands to the company's beside which it is judged. */
import { holdersOf } from '@/lib/restricted-endings.ts';
import type { InvalidName, Technique, WordedExplanation } from '@/lookalike/index.ts';
import { isBait } from './bait.ts';
import { type Company, companyAt, companyOfLabel } from './companies.ts';
import type { LinkReading } from './read-link.ts';
import { tenantAt } from './places.ts';
import { borrowedOf, isInstalled, type Sign } from './signs.ts';

type Found = WordedExplanation | InvalidName;

/** Changes that companies make to their own names as well. */
const NEUTRAL: ReadonlySet<Technique> = new Set(['tld-swap', 'combosquatting', 'multiple']);
/** Signs that say no more than that the name is a known one. */
export const OF_THE_NAME = new Set(['bears', 'near']);

/** Whether a name differs from the company's by another ending or words that are no bait, and by nothing else. */
export function isNeutral(found: WordedExplanation, signs: readonly Sign[]) {
  const { asset, techniques, candidate, platform } = found;
  const added = candidate.label.replace(asset.label, '').replace(/^-|-$/g, '');
  const isOwn = isOwnElsewhere(found);
  if (!isOwn && (isBait(added) || holdersOf(asset.suffix) !== null)) return false;
  return (
    platform === null &&
    techniques.every(({ technique }) => NEUTRAL.has(technique)) &&
    signs.every((sign) => OF_THE_NAME.has(sign.kind) || isInstalled(sign))
  );
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

const isOpen = (address: string): boolean =>
  holdersOf(address.slice(address.indexOf('.') + 1)) === null;

/**
 * Whether a name is the company's own under an open ending. One that holds others there may hold this, too; banks and
 * authorities that hold none do not leave the ending of their own for it.
 */
function isOwnElsewhere({ asset, candidate }: WordedExplanation): boolean {
  const company = companyAt(asset.registrable);
  return (
    company !== null &&
    companyOfLabel(candidate.label) === company &&
    company.addresses.some(isOpen)
  );
}

/** Whether a known name of the company's stands in the link's, as a word or long enough to be no chance. */
export function carriesName({ asset, candidate, platform }: WordedExplanation): boolean {
  const label = platform === null ? candidate.label : candidate.labels.join('-');
  const joined = label.replaceAll('-', '');
  return borrowedOf(asset).some(
    (name) => label.split('-').includes(name) || (name.length >= 5 && joined.includes(name)),
  );
}

/** What banks were registered under before `.bank.in` (the Reserve Bank's circular of 22 April 2025). */
const BEFORE_BANK_IN = new Set(['com', 'in', 'co.in', 'net', 'org']);

/** A bank's name as it may have stood before: `hdfcbank.com` of `hdfc.bank.in`. Anybody may hold it by now. */
export function isOldAddress({ asset, candidate }: WordedExplanation): boolean {
  return (
    asset.suffix === 'bank.in' &&
    BEFORE_BANK_IN.has(candidate.suffix) &&
    [asset.label, `${asset.label}bank`].includes(candidate.label)
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
