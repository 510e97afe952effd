/**
 * Judges one link beside the company it should be from; where none was given and its name is not known, beside the
 * companies of the list, of which the one that it comes closest to is taken.
 */
import { isOfOne } from '@/lib/restricted-endings.ts';
import { baitPage } from './bait-page.ts';
import { ownerOf } from './beside.ts';
import { addressUnder, companyAt } from './companies.ts';
import { type Comparing, type Found, type Judged, rankOf } from './judged.ts';
import { tellingSigns } from './link-services.ts';
import {
  bearerOf,
  borrows,
  chosenOn,
  closest,
  dressedAs,
  holdsName,
  isPlain,
  named,
} from './nearest.ts';
import { pagesAt } from './places.ts';
import { type LinkReading, readLink } from './read-link.ts';
import { isProgram, signsOf } from './signs.ts';
import { fileKind, withoutSlip } from './slips.ts';
import { allCarriedBy, tellingName, verdictOf } from './verdict.ts';
import { baitMailbox } from './mailbox.ts';
import { isDanger, isHome, isWarning, stateOf, type VerdictKind } from './verdict-kind.ts';

/** A reserved name, beside which the engine still says what the link's own name is made of. */
const NO_COMPANY = 'company.invalid';

/** Verdicts of a link by itself that leave open whom it imitates. */
const LEAVES_OPEN: ReadonlySet<VerdictKind> = new Set([
  'named',
  'signs',
  'fraud-signs',
  'own-program',
  'mixed',
  'whole-script',
]);

/** Verdicts that say nothing of the company that the link was compared with. */
const SAYS_NOTHING: ReadonlySet<VerdictKind> = new Set([...LEAVES_OPEN, 'unknown']);

/** What is known of the company besides its address. */
export interface Meant {
  /** What it was called where that is no address and not on the list. Hostile: any text. */
  readonly called?: string;
  /** Whether it was given by its name, so that any of its addresses is meant. */
  readonly byName?: boolean;
}

/**
 * Judges a link, and what it may pass its visitor on to: the worst counts.
 *
 * @param link as it was sent
 * @param domain the company's (ASCII form); '' where none was given
 * @param signal ends a comparison with the list early
 * @throws WorkerRefused, WorkerGone where the engine does not answer
 */
export async function judgeLink(
  link: string,
  domain: string,
  engine: Comparing,
  signal: AbortSignal,
  meant: Meant = {},
): Promise<Judged> {
  const judge = meant.byName === true ? judgeNamed : judgeOne;
  const carrier = withoutSlip(await judge(link, domain, engine, signal, meant));
  const { reading, found } = carrier;
  if (found?.kind !== 'explanation') return carrier;
  let worst = carrier;
  for (const { link: carried } of allCarriedBy(reading, found)) {
    if (isDanger(worst.kind)) break;
    const behind = await judge(carried, domain, engine, signal, meant);
    if (rankOf(behind) < rankOf(worst)) worst = { ...behind, link, carrier: tellingName(found) };
  }
  return worst;
}

/** Judges a link beside a company that was given by its name. */
const judgeNamed: typeof judgeNearest = async (...of) => ({
  ...(await judgeNearest(...of)),
  byName: true,
});

/**
 * Judges a link beside the one of the company's addresses that it comes closest to, as where no company is given: no
 * verdict of the two gives another address as the one that is imitated.
 */
async function judgeNearest(
  link: string,
  domain: string,
  engine: Comparing,
  signal: AbortSignal,
  meant: Meant,
): Promise<Judged> {
  const given = await judgeOne(link, domain, engine, signal, meant);
  const company = companyAt(domain);
  const { reading, found } = given;
  if (!company || given.domain !== domain || reading.kind !== 'name') return given;
  if (found?.kind !== 'explanation' || ownerOf(found) || isHome(stateOf(given.kind))) return given;
  const near = await closest(given, reading.host, company, engine, signal);
  if (near === null || near === domain) return given;
  const nearest = await judgeOne(link, near, engine, signal, meant);
  return rankOf(nearest) <= rankOf(given) ? nearest : given;
}

/** What the engine says, with the platforms that the public suffix list does not name. */
const onPages = (found: Found | null): Found | null =>
  found?.kind === 'explanation' && found.platform === null
    ? { ...found, platform: pagesAt(found.candidate.ascii) }
    : found;

/** Judges a link by the name that it is on. */
async function judgeOne(
  link: string,
  domain: string,
  engine: Comparing,
  signal: AbortSignal,
  { called = '' }: Meant,
): Promise<Judged> {
  const reading = withoutWww(readLink(link));
  const beside = async (address: string): Promise<Judged> => {
    const told =
      reading.kind === 'name' ? await engine.explain(address || NO_COMPANY, reading.host) : null;
    const found = onPages(told);
    const worded = found?.kind === 'explanation' ? found : null;
    return {
      kind: verdictOf(reading, found, address !== ''),
      domain: address,
      link,
      reading,
      found,
      signs: worded ? tellingSigns(reading, signsOf(reading, worded)) : [],
      company: companyAt(address === '' ? (worded?.candidate.registrable ?? '') : address),
    };
  };
  const borrowed = baitPage(reading);
  const company = borrowed?.company ?? baitMailbox(reading);
  if (company) {
    const isOther = domain !== '' && companyAt(domain) !== company;
    const judged = await beside(company.addresses[0] ?? '');
    return {
      ...judged,
      kind: isDanger(judged.kind) ? judged.kind : 'carries-name',
      company,
      ...(borrowed && { borrowed }),
      ...(isOther && { given: domain }),
    };
  }
  const given = await beside(domain);
  // Under an ending for few the company has a name of its own: that one says whether this is it.
  const suffix = given.found?.kind === 'explanation' ? given.found.candidate.suffix : '';
  const isShared = given.kind === 'restricted' && !isOfOne(suffix);
  const home = isShared ? addressUnder(given.company, suffix) : undefined;
  const first = domain === '' || home === undefined ? given : await beside(home);
  if (domain !== '' && first.found?.kind === 'explanation' && first.found.relation !== 'other') {
    return besideItself(await judgeOne(link, '', engine, signal, {}));
  }
  const alone: Judged = borrows(first, called) ? { ...first, kind: 'fraud-signs' } : first;
  // A file's name with signs that no web address has.
  if (alone.kind === 'unreadable' && isProgram(link)) return { ...alone, kind: 'program' };
  if (reading.kind !== 'name' || alone.found?.kind !== 'explanation') return alone;
  const ofFile = fileKind(alone);
  if (ofFile !== null) return { ...alone, kind: ofFile };

  /** What it imitates of the list, where that says more than a verdict without any company. */
  const listed = async (unasked: Judged): Promise<Judged | null> => {
    const chosen = chosenOn(unasked);
    const isOpen = LEAVES_OPEN.has(unasked.kind) || chosen !== null;
    // The company that was called by the very name it holds is meant, and no other of the list.
    if (!isOpen || holdsName(unasked, called)) return null;
    const bearer = bearerOf(unasked);
    const address =
      (bearer ?? chosen)?.addresses[0] ??
      dressedAs(unasked.signs) ??
      (await closest(unasked, reading.host, named(unasked.signs), engine, signal));
    if (address === undefined || address === null) return null;
    const compared = await beside(address);
    return saysMore(compared, unasked, bearer !== null) ? compared : null;
  };

  if (domain !== '') {
    const unasked = await beside('');
    const sister = bearerOf(unasked);
    const theirs = sister !== alone.company && sister?.group === alone.company?.group;
    // "SBI" is said of SBI Card, too: its name is no imitation of the bank's.
    if (theirs && sister?.addresses[0] !== undefined) return beside(sister.addresses[0]);
    // No address that is given makes a link milder than it is by itself.
    const isOpen = SAYS_NOTHING.has(alone.kind) || !isDanger(alone.kind);
    const other = isOpen ? await listed(unasked) : null;
    if (!other || !isDanger(other.kind)) return alone;
    return other.company === alone.company ? other : { ...other, given: domain };
  }
  return (await listed(alone)) ?? alone;
}

/**
 * A link on the very name that was given for the company. Of a name that the list does not know that proves nothing,
 * as both may have come with one message.
 *
 * @param unasked the link by itself
 */
function besideItself(unasked: Judged): Judged {
  if (unasked.kind === 'named') return { ...unasked, kind: 'same-name' };
  const isListed = ownerOf(unasked.found) !== null;
  return isWarning(stateOf(unasked.kind)) && !isListed ? { ...unasked, isGiven: true } : unasked;
}

/** A link as it is judged: the www. before a name is as good as none, and no part of an imitation. */
function withoutWww(reading: LinkReading): LinkReading {
  if (reading.kind !== 'name') return reading;
  const bare = reading.host.replace(/^www\./i, '');
  return bare.includes('.') ? { ...reading, host: bare } : reading;
}

/**
 * Whether a comparison that the reader did not ask for takes the place of what is true of the link alone: it must be
 * no milder, and where the engine is in doubt the link must bear the company's name.
 *
 * @param isBearer whether what is registered is the company's name, whole
 */
function saysMore(compared: Judged, alone: Judged, isBearer: boolean): boolean {
  if (rankOf(compared) > rankOf(alone)) return false;
  if (isPlain(alone) && !isBearer) {
    return compared.kind === 'imitates' && looksThe(compared.found);
  }
  switch (compared.kind) {
    case 'imitates':
    case 'disguised':
    case 'carries-name':
      return true;
    case 'may-imitate':
    case 'other-address':
      return (
        isBearer ||
        alone.signs.some(({ kind, text, like = '' }) => {
          const word = kind === 'bears' ? text.replaceAll('-', '') : kind === 'near' ? like : '';
          return compared.company?.words.includes(word) === true;
        })
      );
    default:
      return false;
  }
}

const MIN_LETTERS = 5;
/** Of several changed letters: those of "arnazon" are at 0.98, of Tata AIG beside Tata CLiQ at 0.91. */
const MIN_ALIKE = 0.93;

/**
 * Whether a name passes for another by the look of its letters. A slip of the keyboard makes other companies' names
 * too, and so does any change of a short name in plain letters.
 */
function looksThe(found: Found | null): boolean {
  if (found?.kind !== 'explanation') return false;
  const { label } = found.candidate;
  const main = found.techniques[0]?.technique;
  // `hdfcbankcom.in`
  if (main === 'tld-in-label') return found.asset.label.length >= MIN_LETTERS;
  if (main !== 'homoglyph') return false;
  if (!/^[a-z-]+$/.test(label)) return true;
  const changes = found.alignment.filter(({ kind }) => kind !== 'same').length;
  const isAlike = found.similarity >= MIN_ALIKE || changes === 1;
  return found.asset.label.length >= MIN_LETTERS && isAlike;
}
