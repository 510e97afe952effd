/** What is said of a link. Never that it is safe: a name tells whose it is, not what it does. */
import type { InvalidName, WordedExplanation } from '@/lookalike/index.ts';
import {
  coreOf,
  holdsWhole,
  isByName,
  isDisguised,
  isOutOfPlace,
  isTelling,
  isTenant,
  names,
} from './beside.ts';
import { holdersOf, isOfOne } from '@/lib/restricted-endings.ts';
import { companyAt } from './companies.ts';
import { isPlainLink } from './link-services.ts';
import { isMixed } from './lit-alone.ts';
import { isOffice } from './office.ts';
import { type Holds, isFreeMail, keeperOf, openPlace, shortOwner } from './places.ts';
import { type Carried, carriedIn, type LinkReading } from './read-link.ts';
import { type VerdictKind, isDanger } from './verdict-kind.ts';
import { isInstalled, isStrong, type Sign, signsOf, tellingLabel } from './signs.ts';

type Found = WordedExplanation | InvalidName;
type NameReading = Extract<LinkReading, { kind: 'name' }>;

/** Numbers that lead nowhere on the internet: private, link-local and loopback ones (RFC 1918, 3927 and 1122). */
const OWN_NETWORK =
  /^(?:localhost$|\[::1\]$|\[f(?:[cd][\da-f]{2}|e80):|10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)/i;

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
  if (reading.kind === 'scheme') return 'no-web-address';
  if (reading.kind === 'payment') return reading.kind;
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
  if (isDecorated(signs)) return 'fraud-signs';
  // Programs disagree on which name such a link leads to.
  if (signs.some(({ kind }) => kind === 'backslash')) return 'signs';
  if (isShort) return 'own-short';
  if (known === null) {
    if (passesOn) return 'passes-on';
    // An office has several names under .gov.in.
    const isShared = !isOffice({ found }) && !isOfOne(candidate.suffix);
    const isBeside = compared && isShared && found.asset.suffix === candidate.suffix;
    return isBeside ? 'beside-home' : 'restricted';
  }
  // On a company's own name, too, strangers put what they like where it lets them: its first page is its own.
  if (open !== null && (opened?.holds !== 'page' || !isFront(reading))) return open;
  if (passesOn) return 'passes-on';
  const meant = companyAt(found.asset.registrable);
  return !compared || known.group === meant?.group ? 'known' : 'known-other';
}

/** Whether another address stands whole before an @, where it leads nowhere. */
const isDecorated = (signs: readonly Sign[]): boolean =>
  signs.some((sign) => sign.kind === 'user-info' && isStrong(sign));

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
  if (compared && isDisguised(found)) return 'imitates';
  if (compared && holdsWhole(found) && (isTelling(found, signs) || isOutOfPlace(found))) {
    return found.techniques.length > 0 ? 'imitates' : 'carries-name';
  }
  if (isDecorated(signs)) return 'fraud-signs';
  if (reading.notes.some((note) => note.kind === 'shortener')) return 'shortener';
  if (isMixed(found)) return 'mixed';
  if (found.reads !== null) return 'whole-script';
  if (signs.some(isStrong)) return 'fraud-signs';
  if (compared && holdsWhole(found)) return 'other-address';
  if (compared && found.techniques.length > 0) return 'may-imitate';
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
