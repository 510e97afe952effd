/**
 * Judges one link beside the company it should be from; where none was given and its name is not known, beside the
 * companies of the list, of which the one that it comes closest to is taken.
 */
import type { Engine } from '@/lookalike/engine.ts';
import type { InvalidName, WordedExplanation } from '@/lookalike/index.ts';
import {
  bareName,
  COMPANIES,
  type Company,
  companyAt,
  companyOfLabel,
  companyOfWord,
} from './companies.ts';
import { holdersOf, shortOwner } from './places.ts';
import { type LinkReading, readLink } from './read-link.ts';
import { isProgram, type Sign, signsOf, tellingLabel } from './signs.ts';
import {
  isDanger,
  STATES,
  stateOf,
  type VerdictKind,
  verdictOf,
  type VerdictState,
} from './verdict.ts';

/** What the engine says of two names. */
export type Found = WordedExplanation | InvalidName;

/** What of the engine it asks. */
export type Comparing = Pick<Engine, 'explain' | 'compare'>;

export interface Judged {
  readonly kind: VerdictKind;
  /** What it was compared with (ASCII form); '' for nothing. */
  readonly domain: string;
  /** As it was sent. Hostile: any text. */
  readonly link: string;
  readonly reading: LinkReading;
  readonly found: Found | null;
  /** The warning signs of the link by itself. */
  readonly signs: readonly Sign[];
  /** Whose own address `domain` or else the link's name is, by the list; null where it does not say. */
  readonly company: Company | null;
  /** The company that the message speaks of, where the link is on none of its addresses. */
  readonly spoken?: Company;
  /** The company that was given (ASCII form), where the link imitates another one, whose address `domain` is. */
  readonly given?: string;
}

/** A reserved name, beside which the engine still says what the link's own name is made of. */
const NO_COMPANY = 'company.invalid';

/** Verdicts of a link by itself that leave open whom it imitates. */
const LEAVES_OPEN: ReadonlySet<VerdictKind> = new Set([
  'named',
  'signs',
  'fraud-signs',
  'mixed',
  'whole-script',
]);

/** Verdicts that say nothing of the company that the link was compared with. */
const SAYS_NOTHING: ReadonlySet<VerdictKind> = new Set([...LEAVES_OPEN, 'unknown']);

/** How bad a verdict is: 0 is the worst. */
export const rankOf = ({ kind }: Pick<Judged, 'kind'>): number => STATES.indexOf(stateOf(kind));

/** What is known of the company besides its address. */
export interface Meant {
  /** What it was called where that is no address and not on the list. Hostile: any text. */
  readonly called?: string;
  /** Where none was given: the one that the message speaks of. */
  readonly spoken?: Company | null;
}

/**
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
  { called = '', spoken = null }: Meant = {},
): Promise<Judged> {
  const reading = withoutWww(readLink(link));
  const beside = async (address: string): Promise<Judged> => {
    const found =
      reading.kind === 'name' ? await engine.explain(address || NO_COMPANY, reading.host) : null;
    const worded = found?.kind === 'explanation' ? found : null;
    return {
      kind: verdictOf(reading, found, address !== ''),
      domain: address,
      link,
      reading,
      found,
      signs: worded ? signsOf(reading, worded.candidate, worded.platform) : [],
      company: companyAt(address === '' ? (worded?.candidate.registrable ?? '') : address),
    };
  };
  const first = await beside(domain);
  const alone: Judged = borrows(first, called) ? { ...first, kind: 'fraud-signs' } : first;
  if (reading.kind !== 'name' || alone.found?.kind !== 'explanation') return alone;
  if (isFileName(alone)) {
    if (isProgram(link)) return { ...alone, kind: 'program' };
    if (stateOf(alone.kind) === 'untold') return { ...alone, kind: 'no-name' };
  }

  /** What it imitates of the list, where that says more than a verdict without any company. */
  const listed = async (unasked: Judged): Promise<Judged | null> => {
    // Whoever was called by the very name that it holds is meant, and no other of the list.
    if (!LEAVES_OPEN.has(unasked.kind) || holdsName(unasked, called)) return null;
    const bearer = bearerOf(unasked);
    const address =
      bearer?.addresses[0] ??
      (await closest(unasked, reading.host, named(unasked.signs), engine, signal));
    if (address === undefined || address === null) return null;
    const compared = await beside(address);
    return saysMore(compared, unasked, bearer !== null) ? compared : null;
  };

  if (domain !== '') {
    const other = SAYS_NOTHING.has(alone.kind) ? await listed(await beside('')) : null;
    if (!other || !isDanger(other.kind)) return alone;
    return other.company === alone.company ? other : { ...other, given: domain };
  }
  const imitation = await listed(alone);
  const unasked = imitation ?? alone;
  if (spoken === null || isOf(alone, spoken)) return unasked;
  // What is known of its own name stays: a bank's message may well lead to the shop where it was paid.
  if (!HOMES.has(stateOf(alone.kind))) {
    const address = await closest(alone, reading.host, spoken, engine, signal);
    const compared = await beside(address ?? '');
    const saysIt = imitation === null || !SAYS_NOTHING.has(compared.kind);
    if (saysIt && rankOf(compared) <= rankOf(unasked)) return { ...compared, spoken };
  }
  return { ...unasked, spoken };
}

/** States of names whose holder is known, or among few. */
const HOMES: ReadonlySet<VerdictState> = new Set(['own', 'restricted']);

/** Whether a link is a company's own, or on a place that it keeps for everybody. */
const isOf = ({ kind, reading, found }: Judged, company: Company): boolean =>
  found?.kind === 'explanation' &&
  reading.kind === 'name' &&
  (companyAt(found.candidate.registrable) === company ||
    shortOwner(reading.host) !== null ||
    (kind === 'open' && KEEPS_PLACES.has(company.name)));

/** Companies on whose places anybody puts something, under names that the list does not give as theirs. */
const KEEPS_PLACES: ReadonlySet<string> = new Set(['Google', 'Microsoft', 'WhatsApp', 'Telegram']);

/** Whether what was pasted by itself, without scheme and path, has an ending under which there are no names. */
const isFileName = ({ kind, link, reading, found }: Judged): boolean =>
  (SAYS_NOTHING.has(kind) || kind === 'carries-name') &&
  reading.kind === 'name' &&
  !reading.isMail &&
  !reading.rest.startsWith('/') &&
  !/^[a-z][a-z0-9+.-]*:|^www\./i.test(link) &&
  found?.kind === 'explanation' &&
  !found.candidate.suffixKnown;

/** A link as it is judged: the www. before a name is as good as none, and no part of an imitation. */
function withoutWww(reading: LinkReading): LinkReading {
  if (reading.kind !== 'name') return reading;
  const bare = reading.host.replace(/^www\./i, '');
  return bare.includes('.') ? { ...reading, host: bare } : reading;
}

const MIN_CALLED = 5;
/** Of a word between hyphens. */
const MIN_WORD = 3;

/** Whether a name holds what the company was called: as a word of its own, or long enough to be no chance. */
function holdsName({ found }: Judged, called: string): boolean {
  if (found?.kind !== 'explanation') return false;
  const { label } = tellingLabel(found.candidate, found.platform);
  const full = bareName(called);
  return [full, full.replace(/(?:bank|india|ltd|limited)+$/, '')].some(
    (name) =>
      (name.length >= MIN_WORD && label.split('-').includes(name)) ||
      (name.length >= MIN_CALLED && label.replaceAll('-', '').includes(name)),
  );
}

/** Whether a name holds what the company was called, beside a bait word. */
const borrows = (judged: Judged, called: string): boolean =>
  judged.kind === 'signs' &&
  holdsName(judged, called) &&
  judged.signs.some((sign) => sign.kind === 'bait');

/** The company whose name is registered, whole, under another ending than its own. */
function bearerOf({ kind, found }: Judged): Company | null {
  if (kind !== 'named' || found?.kind !== 'explanation') return null;
  const { label } = found.candidate;
  const bearer = companyOfLabel(label);
  // Four letters are many a company's name, and an authority leaves its restricted ending for none of them.
  const isChance =
    label.length <= MAX_CHANCE &&
    bearer?.addresses.every((at) => holdersOf(at.slice(at.indexOf('.') + 1)) !== null);
  return isChance === true ? null : bearer;
}

const MAX_CHANCE = 4;

/** The company that the signs name: before the @, or by the word that the name bears or reads like. */
function named(signs: readonly Sign[]): Company | null {
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

/**
 * The address of the list that a name is taken for most readily: of a company, or of them all; null for none, and
 * where the engine does not answer, since the link's own verdict stands without it.
 */
async function closest(
  judged: Judged,
  host: string,
  company: Company | null,
  engine: Comparing,
  signal: AbortSignal,
): Promise<string | null> {
  const listed = (company ? [company] : COMPANIES)
    .flatMap(({ addresses }) => addresses)
    .filter((address) => company !== null || !isShort(address) || holdsShort(judged, address));
  const pairs = listed.map((asset) => ({ asset, candidate: host }));
  const summaries = await engine.compare(pairs, signal).catch(() => []);
  const found = summaries
    .map((summary, at) => ({ ...summary, address: listed[at] ?? '' }))
    .filter(({ techniques }) => techniques.length > 0);
  const [best] = found.toSorted((one, two) => two.similarity - one.similarity);
  if (!best) return company?.addresses[0] ?? null;
  // Of a company's several addresses, the one of which the least was changed explains the most.
  const own = companyAt(best.address)?.addresses ?? [];
  const [nearest] = found
    .filter(({ address }) => own.includes(address))
    .toSorted((one, two) => two.percent - one.percent);
  return nearest?.address ?? null;
}

/** Of so few letters another one makes some other company's name, so that a changed letter is no imitation. */
const MAX_SHORT = 3;
const isShort = (address: string) => address.indexOf('.') <= MAX_SHORT;

/** Whether a name has the short one of an address as a word; or other letters or digits in it, beside bait. */
function holdsShort({ found, signs }: Judged, address: string): boolean {
  if (found?.kind !== 'explanation') return false;
  const { label } = tellingLabel(found.candidate, found.platform);
  return (
    label.split('-').includes(address.slice(0, address.indexOf('.'))) ||
    (/[^a-z-]/.test(label) && signs.some(({ kind }) => kind === 'bait'))
  );
}

/**
 * Whether a comparison that the reader did not ask for takes the place of what is true of the link alone: it must be
 * no milder, and where the engine is in doubt the link must bear the company's name.
 *
 * @param isBearer whether what is registered is the company's name, whole
 */
function saysMore(compared: Judged, alone: Judged, isBearer: boolean): boolean {
  if (rankOf(compared) > rankOf(alone)) return false;
  if (alone.kind === 'named' && !isBearer) {
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
        alone.signs.some(
          ({ kind, text }) =>
            kind === 'bears' && compared.company?.words.includes(text.replaceAll('-', '')) === true,
        )
      );
    default:
      return false;
  }
}

const MIN_LETTERS = 5;

/**
 * Whether a name passes for another by the look of its letters. A slip of the keyboard makes other companies' names
 * too, and so does any change of a short name in plain letters.
 */
function looksThe(found: Found | null): boolean {
  return (
    found?.kind === 'explanation' &&
    found.techniques[0]?.technique === 'homoglyph' &&
    (found.asset.label.length >= MIN_LETTERS || !/^[a-z-]+$/.test(found.candidate.label))
  );
}
