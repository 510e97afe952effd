/** What is said of a link. Never that it is safe: a name tells whose it is, not what it does. */
import type { InvalidName, WordedExplanation } from '@/lookalike/index.ts';
import {
  carriesName,
  coreOf,
  isNeutral,
  isOldAddress,
  isByName,
  isTenant,
  names,
  OF_THE_NAME,
} from './beside.ts';
import { holdersOf } from '@/lib/restricted-endings.ts';
import { companyAt, companyOfLabel } from './companies.ts';
import { isPlainLink } from './link-services.ts';
import { isMixed } from './lit-alone.ts';
import { isOffice } from './office.ts';
import { type Holds, isFreeMail, keeperOf, openPlace, shortOwner } from './places.ts';
import { type Carried, carriedIn, type LinkReading } from './read-link.ts';
import { carriedByUpi } from './upi.ts';
import { isInstalled, isStrong, type Sign, signsOf, tellingLabel } from './signs.ts';

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
  /** A short address that one company keeps for its own links. */
  | 'own-short'
  /** A phone's own store of apps. */
  | 'store'
  /** A place where anybody puts pages, forms or files. */
  | 'open'
  /** A place on Google's map, shared by anybody. */
  | 'map'
  /** A program by which another person sees and steers the screen. */
  | 'remote'
  /** It carries another address, to which the page may pass its visitor on. */
  | 'passes-on'
  /** Under an ending that few may register under, and not on the company's own name. */
  | 'restricted'
  /** Under such an ending, where the list has another name of the company that was meant. */
  | 'beside-home'
  /** Of a bank under .bank.in: its name under an ending that banks had before. */
  | 'old-address'
  /** The company's name with another ending or a neutral word: its own, or not. */
  | 'other-address'
  /** An address that the list gives for a company: the one that was meant, where one was. */
  | 'known'
  /** The same, of another company than the one that was meant. */
  | 'known-other'
  /** The very name that was given as the company's, of which the list knows nothing. */
  | 'same-name'
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
  /** The same, with a company's name and a word of bait in it, under a handle that is not that company's. */
  | 'upi-bait'
  | 'call'
  /** It ends as no name does: a file's name, or a slip. */
  | 'no-name'
  /** The same, of a file that installs or runs something. */
  | 'program'
  /** The same, behind a name that imitates none: a company's own, a place for everybody, an unknown one. */
  | 'own-program'
  /** A file's name as often as an address: under .zip there are both. */
  | 'zip'
  /** The same, in a form that is a danger as either. */
  | 'zip-bait'
  | 'unreadable';

/** How a verdict is to be taken, the worst first. */
export const STATES = ['danger', 'doubt', 'untold', 'restricted', 'own'] as const;
export type VerdictState = (typeof STATES)[number];

const STATE_OF: Readonly<Record<VerdictKind, VerdictState>> = {
  mixed: 'danger',
  'whole-script': 'danger',
  payment: 'danger',
  'upi-bait': 'danger',
  'fraud-signs': 'danger',
  'carries-name': 'danger',
  program: 'danger',
  'own-program': 'danger',
  'zip-bait': 'danger',
  zip: 'doubt',
  call: 'doubt',
  'upi-id': 'doubt',
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
  'beside-home': 'doubt',
  named: 'untold',
  'same-name': 'untold',
  unknown: 'untold',
  'own-short': 'untold',
  store: 'untold',
  map: 'untold',
  'no-name': 'untold',
  unreadable: 'untold',
  restricted: 'restricted',
  known: 'own',
};

export const stateOf = (kind: VerdictKind): VerdictState => STATE_OF[kind];

/** States of names whose holder is known, or among few. */
export const isHome = (state: VerdictState): boolean => state === 'own' || state === 'restricted';

/** States that warn. */
export const isWarning = (state: VerdictState | undefined): state is 'danger' | 'doubt' =>
  state === 'danger' || state === 'doubt';

/** Whether the reader has to keep away from it. */
export const isDanger = (kind: VerdictKind): boolean => stateOf(kind) === 'danger';

/** Numbers that lead nowhere on the internet: private, link-local and loopback ones (RFC 1918, 3927 and 1122). */
const OWN_NETWORK =
  /^(?:localhost$|\[::1\]$|\[f(?:[cd][\da-f]{2}|e80):|10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)/i;

/** Schemes that call or write to a number. */
const CALLS: ReadonlySet<string> = new Set(['tel', 'sms', 'smsto']);

/**
 * The kind of verdict. Whose name a program stands on makes it no better: anybody who breaks in or uploads puts it there.
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
  if (reading.kind === 'scheme') {
    return CALLS.has(reading.scheme) ? 'call' : 'no-web-address';
  }
  if (reading.kind === 'payment') return reading.kind;
  if (reading.kind === 'upi-id') {
    return carriedByUpi(reading.payee)?.hasBait === true ? 'upi-bait' : 'upi-id';
  }
  if (reading.kind === 'none' || !found) return 'unreadable';
  if (found.kind === 'invalid') return found.reason === 'ip-address' ? 'ip-address' : 'unreadable';
  // A name beside itself is no better for it: the sender of a link can write an address into the message, too.
  if (compared && found.relation !== 'other') return verdictOf(reading, found, false);
  const signs = signsOf(reading, found);
  const kind =
    heldVerdict(reading, found, signs, compared) ?? otherVerdict(reading, found, signs, compared);
  return signs.some(isInstalled) && !isDanger(kind) ? 'own-program' : kind;
}

/** Of a name whose holder is known, or among few: it imitates none, whatever else is wrong with the link. */
function heldVerdict(
  reading: NameReading,
  found: WordedExplanation,
  signs: readonly Sign[],
  compared: boolean,
): VerdictKind | null {
  const passesOn = carriedBy(reading, found) !== null;
  const opened = openedBy(reading, found);
  const open = opened && openKind(opened.holds);
  const decoration = reading.notes.find((note) => note.kind === 'user-info');
  if (compared && decoration && names(decoration.text, found)) return 'disguised';
  if (reading.isMail && open !== null) return open;
  const { candidate } = found;
  const known = companyAt(candidate.registrable);
  const isShort = shortOwner(reading.host) !== null;
  // `www.sbi` is the beginning of an address whose end is missing.
  const isCut = candidate.label === 'www';
  const isRestricted = holdersOf(candidate.suffix) !== null && !isMixed(found) && !isCut;
  if (!isShort && isPlainLink(reading, signs)) return opened?.holds === 'map' ? 'map' : 'open';
  if (known === null && !isRestricted && !isShort) return null;
  if (signs.some((sign) => sign.kind === 'user-info' && isStrong(sign))) return 'fraud-signs';
  if (isShort) return 'own-short';
  if (known === null) {
    if (passesOn) return 'passes-on';
    // Under an ending of the company's own, all names are its own; an office has several under .gov.in.
    const isShared = companyOfLabel(candidate.suffix) === null && !isOffice({ found });
    const isBeside = compared && isShared && found.asset.suffix === candidate.suffix;
    return isBeside ? 'beside-home' : 'restricted';
  }
  if (compared && isOldAddress(found)) return 'old-address';
  // On a company's own name, too, strangers put what they like where it lets them: its first page is its own.
  if (open !== null && (opened?.holds !== 'page' || !isFront(reading))) return open;
  if (passesOn) return 'passes-on';
  const meant = companyAt(found.asset.registrable);
  return !compared || known.group === meant?.group ? 'known' : 'known-other';
}

/** What a place is by what anybody can put there. */
const openKind = (holds: Holds | 'mail'): VerdictKind =>
  holds === 'remote' ? 'remote' : holds === 'app' ? 'store' : 'open';

/** Of any other name. */
function otherVerdict(
  reading: NameReading,
  found: WordedExplanation,
  signs: readonly Sign[],
  compared: boolean,
): VerdictKind {
  const { candidate } = found;
  const opened = openedBy(reading, found);
  // No imitation of the company that keeps it.
  const keeper = keeperOf(reading.host);
  if (compared && keeper !== null && keeper === companyAt(found.asset.registrable)?.name) {
    return 'open';
  }
  if (opened !== null && isMilder(opened.holds, reading, found, signs, compared)) return 'open';
  if (compared && found.techniques.length > 0) {
    if (isOldAddress(found)) return 'old-address';
    if (isNeutral(found, signs)) return 'other-address';
    return found.confident ? 'imitates' : 'may-imitate';
  }
  if (reading.notes.some((note) => note.kind === 'shortener')) return 'shortener';
  if (isMixed(found)) return 'mixed';
  if (found.reads !== null) return 'whole-script';
  if (compared && carriesName(found)) {
    const telling = signs.some(({ kind }) => !OF_THE_NAME.has(kind));
    return telling || holdersOf(found.asset.suffix) !== null ? 'carries-name' : 'other-address';
  }
  if (signs.some(isStrong)) return 'fraud-signs';
  // A name in the path alone is told beside what the place is.
  if (signs.some((sign) => !isInstalled(sign) && (opened === null || sign.kind !== 'path'))) {
    return 'signs';
  }
  if (opened !== null) return openKind(opened.holds);
  if (carriedBy(reading, found) !== null) return 'passes-on';
  if (compared && candidate.label === coreOf(found.asset.label)) return 'other-address';
  return compared ? 'unknown' : 'named';
}

/** Whether a place says more than the company's name in it, which no sign makes worse. */
const isMilder = (holds: Holds | 'mail', ...of: Parameters<typeof isTenant>): boolean =>
  isTenant(...of) || (holds === 'pay' && isByName(of[2]));

/** Whether a link leads to the first page of a name. */
const isFront = ({ host, rest }: NameReading): boolean =>
  /^\/?$/.test(rest) && !/^(?:sites|docs|drive|script)\./i.test(host);

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

/**
 * The part of a name that says whose it is, in Unicode: what is registered; on a hosting platform what its
 * customer chose, with the platform behind it.
 */
export function tellingName({ candidate, platform }: WordedExplanation): string {
  return candidate.labels.slice(tellingLabel(candidate, platform).before).join('.');
}
