/** What is said of a link. Never that it is safe: a name tells whose it is, not what it does. */
import { graphemes } from '@/lib/invisible.ts';
import type { InvalidName, Technique, WordedExplanation } from '@/lookalike/index.ts';
import { mixedLetters } from '@/lookalike/scripts.ts';
import { SECRET } from './asks.ts';
import { isBait } from './bait.ts';
import { companyAt } from './companies.ts';
import { type Holds, holdersOf, isFreeMail, keeperOf, openPlace, shortOwner } from './places.ts';
import { type Carried, carriedIn, type LinkReading } from './read-link.ts';
import { borrowedOf, isStrong, type Sign, signsOf, tellingLabel } from './signs.ts';

type Found = WordedExplanation | InvalidName;
type NameReading = Extract<LinkReading, { kind: 'name' }>;

export type VerdictKind =
  /** Compared with nothing: which name it leads to is all that is known. */
  | 'named'
  /** The same, of a name that mixes alphabets in one word. */
  | 'mixed'
  /** The same, of a name wholly in letters of another alphabet that reads as a Latin one. */
  | 'whole-script'
  /** A name or a link that shows what bait is made of, and imitates no company that was given. */
  | 'signs'
  /** The same, of signs that no honest link shows. */
  | 'fraud-signs'
  /** It holds the company's name and is no form of its domain. */
  | 'carries-name'
  /** A name that only passes visitors on, and is not the company's. */
  | 'shortener'
  /** A place where anybody puts pages, forms or files. */
  | 'open'
  /** A program by which another person sees and steers the screen. */
  | 'remote'
  /** It carries another address, to which the page may pass its visitor on. */
  | 'passes-on'
  /** Under an ending that few may register under, and not on the company's own name. */
  | 'restricted'
  /** Of a bank under .bank.in: its name under an ending that banks had before. */
  | 'old-address'
  /** The company's name with another ending or a neutral word: its own, or not. */
  | 'other-address'
  /** An address that the list gives for a company: the one that was meant, where one was. */
  | 'known'
  /** The same, of another company than the one that was meant. */
  | 'known-other'
  | 'own'
  | 'imitates'
  | 'may-imitate'
  /** The company's name stands before an @, where it leads nowhere. */
  | 'disguised'
  | 'unknown'
  | 'ip-address'
  /** A number that leads no further than the reader's own network or device. */
  | 'own-network'
  | 'no-web-address'
  | 'payment'
  /** An address that money is sent to, by itself. */
  | 'upi-id'
  | 'call'
  /** A message that asks for an OTP, a PIN or a password. */
  | 'secret'
  /** It ends as no name does: a file's name, or a slip. */
  | 'no-name'
  /** The same, of a file that installs or runs something. */
  | 'program'
  /** The company's own, and a file that installs or runs something. */
  | 'own-program'
  | 'unreadable';

/** How a verdict is to be taken, the worst first. */
export const STATES = ['danger', 'doubt', 'untold', 'restricted', 'own'] as const;
export type VerdictState = (typeof STATES)[number];

const STATE_OF: Readonly<Record<VerdictKind, VerdictState>> = {
  mixed: 'danger',
  'whole-script': 'danger',
  payment: 'danger',
  'fraud-signs': 'danger',
  'carries-name': 'danger',
  program: 'danger',
  call: 'doubt',
  secret: 'doubt',
  'upi-id': 'doubt',
  'own-program': 'doubt',
  imitates: 'danger',
  'may-imitate': 'danger',
  disguised: 'danger',
  'ip-address': 'danger',
  'own-network': 'doubt',
  'no-web-address': 'danger',
  signs: 'doubt',
  shortener: 'doubt',
  open: 'doubt',
  remote: 'doubt',
  'passes-on': 'doubt',
  'old-address': 'doubt',
  'other-address': 'doubt',
  'known-other': 'doubt',
  named: 'untold',
  unknown: 'untold',
  'no-name': 'untold',
  unreadable: 'untold',
  restricted: 'restricted',
  known: 'own',
  own: 'own',
};

export const stateOf = (kind: VerdictKind): VerdictState => STATE_OF[kind];

/** Whether the reader has to keep away from it. */
export const isDanger = (kind: VerdictKind): boolean => stateOf(kind) === 'danger';

/** Numbers that lead nowhere on the internet: private, link-local and loopback ones (RFC 1918, 3927 and 1122). */
const OWN_NETWORK =
  /^(?:localhost$|\[::1\]$|\[f(?:[cd][\da-f]{2}|e80):|10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)/i;

/** Schemes that call or write to a number, and what stands for a secret that is asked for. */
const ACTED: ReadonlyMap<string, VerdictKind> = new Map([
  ['tel', 'call'],
  ['sms', 'call'],
  ['smsto', 'call'],
  [SECRET, 'secret'],
]);

/**
 * The kind of verdict.
 *
 * @param reading what the link is
 * @param found what the engine says of the link's name beside the company's domain; null where it has none
 * @param compared whether a company's domain was given
 */
export function verdictOf(reading: LinkReading, found: Found | null, compared = true): VerdictKind {
  if (reading.kind === 'ip-address') {
    const isDressed = reading.notes.some(({ kind }) => kind === 'user-info');
    return OWN_NETWORK.test(reading.address) && !isDressed ? 'own-network' : 'ip-address';
  }
  if (reading.kind === 'scheme') return ACTED.get(reading.scheme) ?? 'no-web-address';
  if (reading.kind === 'payment' || reading.kind === 'upi-id') return reading.kind;
  if (reading.kind === 'none' || !found) return 'unreadable';
  if (found.kind === 'invalid') return found.reason === 'ip-address' ? 'ip-address' : 'unreadable';
  const passesOn = carriedBy(reading, found) !== null;
  const signs = signsOf(reading, found);
  const opened = openedBy(reading, found);
  const open = opened?.holds === 'remote' ? 'remote' : 'open';
  if (compared) {
    if (found.relation !== 'other') {
      // On a company's own name, too, strangers put what they like where it lets them.
      if (opened !== null && !isFront(reading)) return open;
      if (passesOn) return 'passes-on';
      return signs.some(({ kind }) => kind === 'program') ? 'own-program' : 'own';
    }
    const decoration = reading.notes.find((note) => note.kind === 'user-info');
    if (decoration && names(decoration.text, found)) return 'disguised';
  }
  const { candidate } = found;
  const isMixed = mixedLetters(graphemes(candidate.unicode)).size > 0;
  const known = companyAt(candidate.registrable);
  if (reading.kind === 'name' && reading.isMail && opened) return open;
  if (known !== null && !signs.some(isStrong)) {
    if (compared && isOldAddress(found)) return 'old-address';
    if (opened !== null) return open;
    if (passesOn) return 'passes-on';
    const isMeant = !compared || known.addresses.includes(found.asset.registrable);
    return isMeant ? 'known' : 'known-other';
  }
  if (holdersOf(candidate.suffix) !== null && !isMixed) {
    return passesOn ? 'passes-on' : 'restricted';
  }
  if (shortOwner(reading.host) !== null) return 'shortener';
  // No imitation of the company that keeps it.
  const keeper = keeperOf(reading.host);
  if (compared && keeper !== null && keeper === companyAt(found.asset.registrable)?.name) {
    return open;
  }
  if (compared && found.techniques.length > 0) {
    if (isOldAddress(found)) return 'old-address';
    if (isNeutral(found, signs)) return 'other-address';
    return found.confident ? 'imitates' : 'may-imitate';
  }
  if (reading.notes.some((note) => note.kind === 'shortener')) return 'shortener';
  if (isMixed) return 'mixed';
  if (found.reads !== null) return 'whole-script';
  if (compared && carriesName(found)) {
    const telling = signs.some(({ kind }) => !OF_THE_NAME.has(kind));
    return telling || holdersOf(found.asset.suffix) !== null ? 'carries-name' : 'other-address';
  }
  if (signs.some(isStrong)) return 'fraud-signs';
  // A name in the path alone is told beside what the place is.
  if (signs.some(({ kind }) => opened === null || kind !== 'path')) return 'signs';
  if (opened !== null) return open;
  if (passesOn) return 'passes-on';
  if (compared && candidate.label === coreOf(found.asset.label)) return 'other-address';
  return compared ? 'unknown' : 'named';
}

/** Whether a link leads to the first page of a name. */
const isFront = ({ host, rest }: NameReading): boolean =>
  /^\/?$/.test(rest) && !/^(?:sites|docs|drive|script)\./i.test(host);

/** Changes that companies make to their own names as well. */
const NEUTRAL: ReadonlySet<Technique> = new Set(['tld-swap', 'combosquatting', 'multiple']);
/** Signs that say no more than that the name is a known one. */
const OF_THE_NAME = new Set(['bears', 'near']);

/** Whether a name differs from the company's by another ending or words that are no bait, and by nothing else. */
function isNeutral(found: WordedExplanation, signs: readonly Sign[]) {
  const { asset, techniques, candidate, platform } = found;
  const added = candidate.label.replace(asset.label, '').replace(/^-|-$/g, '');
  // Banks and authorities do not leave an ending of their own for an open one.
  if (isBait(added) || holdersOf(asset.suffix) !== null) return false;
  return (
    platform === null &&
    techniques.every(({ technique }) => NEUTRAL.has(technique)) &&
    signs.every(({ kind }) => OF_THE_NAME.has(kind))
  );
}

/** Whether a known name of the company's stands in the link's, as a word or long enough to be no chance. */
function carriesName({ asset, candidate, platform }: WordedExplanation): boolean {
  const label = platform === null ? candidate.label : candidate.labels.join('-');
  const joined = label.replaceAll('-', '');
  return borrowedOf(asset).some(
    (name) => label.split('-').includes(name) || (name.length >= 5 && joined.includes(name)),
  );
}

/** Where the link's page may pass its visitor on to: the links in it that lead to other names than its own. */
export function allCarriedBy(reading: LinkReading, found: Found | null): readonly Carried[] {
  if (reading.kind !== 'name' || reading.isMail || found?.kind !== 'explanation') return [];
  const own = found.candidate.registrable;
  return carriedIn(reading.rest, reading.host).filter(
    ({ host }) => host !== own && !host.endsWith(`.${own}`),
  );
}

/** The first of these names, in ASCII form; null for none. */
export const carriedBy = (reading: LinkReading, found: Found | null): string | null =>
  allCarriedBy(reading, found)[0]?.host ?? null;

/** The place where anybody may have put what the link leads to, or writes mail from; null for any other. */
export function openedBy(
  reading: LinkReading,
  found: Found | null,
): { place: string; holds: Holds | 'mail' } | null {
  if (reading.kind !== 'name' || found?.kind !== 'explanation') return null;
  if (!reading.isMail) return openPlace(reading.host, reading.rest, found.platform);
  return isFreeMail(reading.host) ? { place: reading.host.toLowerCase(), holds: 'mail' } : null;
}

/** What banks were registered under before `.bank.in` (the Reserve Bank's circular of 22 April 2025). */
const BEFORE_BANK_IN = new Set(['com', 'in', 'co.in', 'net', 'org']);

/** A bank's name as it stood before: `hdfcbank.com` of `hdfc.bank.in`. Anybody may hold it by now. */
function isOldAddress({ asset, candidate }: WordedExplanation): boolean {
  return (
    asset.suffix === 'bank.in' &&
    BEFORE_BANK_IN.has(candidate.suffix) &&
    [asset.label, `${asset.label}bank`].includes(candidate.label)
  );
}

/** A company's name without the word for its trade: `hdfc` of `hdfcbank`. */
const coreOf = (label: string) =>
  label.replace(/-?(?:bank|india|online|insurance|finance|pay)$/, '');
const MIN_CORE = 4;

/** Whether a text names the company's registered domain, or the company as its domain spells it. */
function names(text: string, { asset }: WordedExplanation): boolean {
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

/** The registered part of a name, in Unicode. */
export const registeredName = ({ label, suffix }: { label: string; suffix: string }): string =>
  suffix === '' ? label : `${label}.${suffix}`;

/**
 * The part of a name that says whose it is, in Unicode: what is registered; on a hosting platform what its
 * customer chose, with the platform behind it.
 */
export function tellingName({ candidate, platform }: WordedExplanation): string {
  return candidate.labels.slice(tellingLabel(candidate, platform).before).join('.');
}
