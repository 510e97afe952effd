/** Judges one link: ordered rules; the first that applies decides. */
import { isSameOrSubdomain } from '@/lib/is-same-or-subdomain.ts';
import { isIpAddress } from '@/lib/browser-url.ts';
import { decodeAll } from '@/lib/decode-text.ts';
import { toUnicode } from '@/lib/idna.ts';
import { graphemes } from '@/lib/invisible.ts';
import { holdersOf, isOneHolders } from '@/lib/restricted-suffixes.ts';
import { words } from '@/lib/words.ts';
import { mixedScriptLetters, TWIN_SCRIPTS } from '@/lookalike/scripts.ts';
import { readsInLatin } from '@/lookalike/skeleton.ts';
import { type Company, companyAt, isAuthority, isBank, possessive } from './companies.ts';
import { alarmIn, type CompanyMatch, type Expectation, matchCompany } from './company-match.ts';
import { type HostParts, splitHost } from './host.ts';
import { showsNumber, targetsOf } from './link-targets.ts';
import * as lists from './lists.ts';
import { type Link, PROGRAM, SENTENCE } from './read-message.ts';
import { type Facts, type Kind, type Reason, type Verdict, verdictOf } from './verdicts.ts';

const PASSING = new Set(words(lists.PASSING_SUFFIXES));
const MAILS = new Set(words(lists.FREE_MAIL));
const PAYMENT = new Set(words(lists.PAYMENT_SCHEMES));
/** Suffixes of companies that publish others’ content. */
const PUBLISHER_SUFFIX = /^(?:google|microsoft|apple|amazon)$/;
/** Suffixes under which a bank may well have a name. */
const PLAIN_SUFFIX = /^(?:com|net|org|co|info|[a-z]{2}|(?:com?|org|net|gov)\.[a-z]{2})$/;
/** Pages that a site’s users write, by the names that sites give them. A person’s own pages have no name after them. */
const WRITTEN_BY_USERS = new RegExp(
  `/(?:${words(lists.USER_PAGES).join('|')}|(?:${words(lists.USER_FOLDERS).join('|')})/` +
    '(?!(?:(?:sign|log)[-_]?(?:in|up|out)|passwords?|settings|edit|create[\\w-]*|\\d)(?:/|$))[^/]+)(?:/|$)',
);
/** Shared rooms of Google Chat, also in Gmail. */
const CHAT_ROOM = /[/#]chat\/(?:u|space|room|dm)\//;
/** Hosts of a company or a college on which others write; an account’s own host at AWS. */
const HOST_OF_USERS =
  /(?:^|[.-])(?:communit(?:y|ies)|forums?|discuss|discourse|answers|wiki|git(?:lab|hub)?|sites|nextcloud)\.|^(?![a-z]{2}-[a-z]+-\d\.)[^.]+\.signin\.aws\./;
/** Pages that let an app (OAuth, RFC 6749) or, by its code, another device (RFC 8628) into an account. */
const GRANTS =
  /\/(?:oauth\w*|authoriz(?:e|ation)|device(?:auth|code|login)?|remoteconnect|consent|mytv|tv[28])(?:[./]|$)|^\/(?:us\/)?code\/?$/;
const GRANTS_BY = ['client_id', 'user_code', 'api_key'];

/** Parameters that hold the UPI ID of who is paid. */
const PAYEES_BY = ['pa', 'vpa', 'upi'];

/** Number of targets that a verdict names. */
const MAX_TARGETS = 12;

/** A place of the lists: a host, and the beginning of a path or ''. */
type Place = readonly [host: string, path: string];

const placesOf = (list: string): Place[] =>
  words(list).map((text) => [text.replace(/\/.*/, ''), text.replace(/^[^/]+/, '')]);
const HIDING = placesOf(lists.HIDING_HOSTS);
const OPEN = [
  ...placesOf(lists.OPEN_HOSTS),
  ...(companyAt('amazon.in')?.domains ?? []).flatMap((host) =>
    words(lists.AMAZON_OPEN_PAGES).map((page): Place => [host, page]),
  ),
];
const REMOTE = placesOf(lists.REMOTE_HOSTS);
const CHATS = placesOf(lists.CHAT_HOSTS);
const PROFILES = placesOf(lists.PROFILE_HOSTS);
const ACTIVATION = placesOf(lists.ACTIVATION_PAGES);
const PAYMENT_PAGES = placesOf(lists.PAYMENT_PAGES);
const PUBLISHED = placesOf(lists.PUBLISHERS_OWN_PAGES);
/** Domains of companies that publish others’ content. */
const PUBLISHERS = new Set(PUBLISHED.map(([host]) => splitHost(host).registrable));

/** True for a domain on which others publish. */
const isPublisher = ({ registrable, suffix }: HostParts): boolean =>
  PUBLISHERS.has(registrable) || PUBLISHER_SUFFIX.test(suffix);

/** True if a path is another one, or below it. Both in small letters, with folded slashes. */
const isUnder = (path: string, start: string): boolean =>
  start === '' || path === start || path.startsWith(`${start}/`);

const placeAt = (host: string, path: string, places: readonly Place[]): string | undefined =>
  places.find(([at, start]) => isSameOrSubdomain(host, at) && isUnder(path, start))?.[0];

/** A web address as the rules see it. */
interface Address {
  readonly link: Link;
  readonly url: URL;
  /** The link’s own page, and those of its company that it may pass on to. */
  readonly pages: readonly URL[];
  readonly parts: HostParts;
  /** Decoded, in small letters, slashes folded. */
  readonly path: string;
  /** Company of the list whose domain it is. */
  readonly owner: Company | null;
  readonly expected: Expectation;
}

/** Amazon has each page in each language: `/-/hi/shop/someone`. */
const LANGUAGE = /^\/-\/[a-z]{2}(?:_[a-z]{2})?(?=\/)/;

const pathOf = ({ pathname }: URL): string =>
  decodeAll(pathname)
    .replaceAll(/[/\\]+/g, '/')
    .toLowerCase()
    .replace(LANGUAGE, '');

/** True for a page that only its company writes. */
function isOwnPage(url: URL): boolean {
  const { ascii, registrable } = splitHost(url.hostname);
  const path = pathOf(url);
  // An app of one page has its pages in the fragment: `#/users/x`.
  const all = path + decodeAll(url.hash).toLowerCase();
  // In Gmail’s `view=cm`, a mail is written already.
  const isCompose = url.searchParams.get('view') === 'cm';
  if (isCompose || CHAT_ROOM.test(all) || WRITTEN_BY_USERS.test(all)) return false;
  if (
    HOST_OF_USERS.test(ascii.slice(0, -registrable.length)) ||
    placeAt(ascii, path, OPEN) !== undefined
  )
    return false;
  if (!PUBLISHERS.has(registrable)) return true;
  // The fragment of a front page counts too: it opens shared albums and chats.
  const isFront = `${path}${url.search}${url.hash}` === '/';
  const pages = PUBLISHED.filter(([host]) => host === ascii.replace(/^www\./, ''));
  return pages.some(([, start]) => (start === '/' ? isFront : isUnder(path, start)));
}

/** True for a page that lets an app or another device into an account. */
const isGrant = (url: URL): boolean =>
  GRANTS.test(pathOf(url)) ||
  placeAt(splitHost(url.hostname).ascii, pathOf(url), ACTIVATION) !== undefined ||
  GRANTS_BY.some((key) => url.searchParams.has(key));

/** True for a page that asks for a payment to anyone. */
const asksToPay = (url: URL): boolean =>
  placeAt(splitHost(url.hostname).ascii, pathOf(url), PAYMENT_PAGES) !== undefined ||
  PAYEES_BY.some((key) => url.searchParams.get(key)?.includes('@') === true);

/** Labels that say something about a host: all but its public suffix, or its hosting platform. */
function tellingLabels({ labels, platform, suffix }: HostParts): readonly string[] {
  return labels.slice(0, labels.length - (platform ?? suffix).split('.').length);
}

/** Judges one link in view of the company that the user expects. */
export function judge(link: Link, expected: Expectation): Verdict {
  const { as, scheme, host } = link;
  if (as === 'raw') return verdictOf(link, 'disguised', 'scheme', { text: scheme });
  if (as === 'app') {
    return PAYMENT.has(scheme)
      ? verdictOf(link, 'program', 'payment', { topic: 'money' })
      : verdictOf(link, 'program', 'app', { text: scheme });
  }
  if (as === 'program') {
    const label = link.text.toLowerCase().replace(PROGRAM, '');
    const ending = PROGRAM.exec(link.text)?.[1] ?? '';
    return judgeProgram(link, ending, matchCompany([label], label, expected));
  }
  if (as === 'mail') return judgeMail(link, expected);
  if (as === 'web') return judgeWeb(link, expected);
  if (link.mailbox !== '')
    return verdictOf(link, 'unread', 'payee', { topic: 'money', name: link.text });
  if (host === '') return verdictOf(link, 'unread', 'usual');
  const { isKnown, name } = splitHost(host);
  return verdictOf(link, 'unread', isKnown ? 'glued' : 'no-suffix', { name });
}

function judgeProgram(link: Link, ending: string, match: CompanyMatch | null): Verdict {
  if (!match) return verdictOf(link, 'program', 'usual', { text: ending });
  const { company } = match;
  return verdictOf(link, 'carries', 'with-program', { tone: 'danger', topic: 'app', company });
}

/** Judges an email address. It is never a company’s own: a sender’s address can be forged. */
function judgeMail(link: Link, expected: Expectation): Verdict {
  const parts = splitHost(link.host);
  const { name } = parts;
  const mailbox = decodeAll(link.mailbox).toLowerCase();
  if (MAILS.has(parts.ascii)) {
    const match = matchCompany([mailbox], mailbox, expected);
    return match && (match.alarm ?? match.usual) !== null
      ? verdictOf(link, 'open', 'open-company', { tone: 'danger', name, company: match.company })
      : verdictOf(link, 'open', 'mailbox', { name });
  }
  if (companyAt(parts.registrable) || holdersOf(parts.suffix) !== null) {
    return verdictOf(link, 'unknown', 'forged', { name: link.text });
  }
  return judgeName(link, parts, `${mailbox}@`, expected);
}

function judgeWeb(link: Link, expected: Expectation): Verdict {
  const url = new URL(link.href);
  const parts = splitHost(url.hostname);
  const disguise = findDisguise(link, url, parts);
  if (disguise) return disguise;
  const owner = companyAt(parts.registrable);
  const isTrusted = owner !== null && !PUBLISHERS.has(parts.registrable);
  const { targets, isComplete } = targetsOf(url, isTrusted || holdersOf(parts.suffix) !== null);
  const pages = [url];
  // Targets elsewhere, by their hosts.
  const others = new Map<string, string>();
  for (const to of targets.map((target) => new URL(target))) {
    // Within a company a redirect leads nowhere else, except to what others publish there.
    const { registrable } = splitHost(to.hostname);
    const isSame = registrable === parts.registrable || (owner && companyAt(registrable) === owner);
    if (to.hostname === url.hostname || (isSame === true && isOwnPage(to))) pages.push(to);
    else if (!others.has(to.hostname)) others.set(to.hostname, to.href);
  }
  const onward = Array.from(others.values()).slice(0, MAX_TARGETS);
  const address: Address = { link, url, pages, parts, path: pathOf(url), owner, expected };
  const found = judgePlace(address, onward);
  // No browser opens `ftp:` and `ws:` any more.
  if (/^(?:ftp|wss?)$/.test(link.scheme) && found.tone === 'vouches') {
    return verdictOf(link, 'unread', 'usual');
  }
  if (!isComplete && /^(?:own|restricted|unknown)$/.test(found.kind)) {
    return verdictOf(link, 'unread', 'values', { name: parts.name });
  }
  return { ...found, targets: onward };
}

/** Rules for a link that shows another host than it leads to. */
function findDisguise(link: Link, url: URL, parts: HostParts): Verdict | null {
  const { name } = parts;
  const say = (reason: Reason, facts: Facts) => verdictOf(link, 'disguised', reason, facts);
  if (isIpAddress(url.hostname)) return say('number', { name: url.hostname });
  if (url.username !== '' || url.password !== '') {
    return say('usual', { name, text: decodeAll(url.username || url.password) });
  }
  const strange = parts.labels.find(
    (label) =>
      readsInLatin(label) !== null ||
      [...mixedScriptLetters(graphemes(label)).values()].some((script) => TWIN_SCRIPTS.has(script)),
  );
  // The rules below accuse a lookalike, but not under a restricted suffix.
  const isLookalike = matchCompany(tellingLabels(parts), '', null)?.how === 'lookalike';
  if (strange !== undefined && (!isLookalike || holdersOf(parts.suffix) !== null))
    return say('scripts', { name, text: strange });
  if (/^(?:[a-z]+:)?[/\\]*[^/\\?#]*[^:/\\?#]\\|^[^?#]*\\[.@]/i.test(link.text)) {
    return say('backslash', { name });
  }
  const isOdd = /[^a-z\d._-]/.test(url.hostname);
  return isOdd && link.scheme !== '' ? say('odd-sign', { name }) : null;
}

/** Rules for known hosts and paths. */
function judgePlace(address: Address, onward: readonly string[]): Verdict {
  const { link, url, pages, parts, path, owner, expected } = address;
  const { ascii: host, suffix, name } = parts;
  const say = (kind: Kind, reason: Reason, facts: Facts) => verdictOf(link, kind, reason, facts);
  const isHeld = owner !== null || holdersOf(suffix) !== null;
  const isPublished = (isHeld && !pages.every(isOwnPage)) || PUBLISHER_SUFFIX.test(suffix);
  const hiding = placeAt(host, path, HIDING);
  const listed = placeAt(host, path, OPEN) ?? parts.platform ?? undefined;
  const open = listed ?? (isPublished ? name : undefined);
  const remote = placeAt(host, path, REMOTE);
  const place = hiding ?? open;
  const isKnown = place !== undefined || isHeld;
  // Elsewhere, users name companies as a matter of course: a job at a bank.
  const isOpen = (hiding ?? listed) !== undefined || isPublisher(parts);
  const match = place === undefined || !isOpen ? null : matchOpen(address, place);
  const files = [path, ...url.search.split('&').map(decodeAll)];
  const program = files.map((file) => PROGRAM.exec(file)?.[1]).find(Boolean);

  if (match && place !== undefined && isAccusing(match, host, place)) {
    const facts = { tone: 'danger', company: match.company, name: place } as const;
    if (hiding === undefined) return say('open', 'open-company', facts);
    const alarm = match.alarm ?? match.usual ?? '';
    return say('carries', 'with-alarm', { ...facts, name: host, text: match.text, alarm });
  }
  const found = isKnown ? null : judgeName(link, parts, '', expected);
  if (found?.tone === 'danger') return found;
  if (program !== undefined) {
    const labels = isKnown ? [] : [...tellingLabels(parts), ...path.split('/')];
    return judgeProgram(link, program, match ?? matchCompany(labels, '', expected));
  }
  const [target] = onward;
  if (target !== undefined) {
    const text = toUnicode(new URL(target).hostname);
    return say('hides', 'redirect', { name: host, text });
  }
  if (hiding !== undefined) return say('hides', 'usual', { name: host });
  if (remote !== undefined) return say('program', 'remote', { name: remote });
  if (found === null && pages.some(asksToPay)) return say('program', 'payment', { topic: 'money' });
  if (open !== undefined) return say('open', 'usual', { name: open });
  if (found) return found;
  if (pages.some(showsNumber)) return say('open', 'shown', { name: host });
  if (pages.some(isGrant)) return say('open', 'grant', { name: host });
  return owner ? judgeOwn(address, owner) : judgeRestricted(address);
}

/** Finds the company that a page on an open host carries in its host or path. */
function matchOpen({ parts, path, owner, expected }: Address, place: string): CompanyMatch | null {
  const front = parts.labels.slice(0, -place.split('.').length).filter((label) => label !== 'www');
  const labels = [...front, ...path.split('/').filter(Boolean)];
  const match = matchCompany(labels, labels.join('/'), expected);
  return match && match.company.group !== owner?.group ? match : null;
}

/** True if a company’s name on an open host accuses: next to another word, or a bank’s in the host or a whole label. */
function isAccusing(match: CompanyMatch, host: string, place: string): boolean {
  if (match.alarm !== null || match.how === 'lookalike' || match.how === 'front') return true;
  // A company’s name is often its own there.
  if (placeAt(host, '', PROFILES) !== undefined) return false;
  const isInHost = host.slice(0, -place.length).includes(match.text);
  if (match.usual !== null && (isInHost || placeAt(host, '', CHATS) !== undefined)) {
    return !/^(?:official|online)$/.test(match.usual);
  }
  const isNamed = isInHost || match.how === 'whole';
  return isNamed && isBank(match.company) && placeAt(host, '', HIDING) === undefined;
}

function judgeOwn({ link, parts, expected }: Address, owner: Company): Verdict {
  const { name } = parts;
  const company = expected?.company ?? owner;
  return company.group === owner.group
    ? verdictOf(link, 'own', isAuthority(owner) ? 'official' : 'usual', { company: owner, name })
    : verdictOf(link, 'unknown', 'other-company', { company, name, alarm: possessive(owner.name) });
}

/** A name under a suffix that only some bodies get. If the expected company has its own there, this is another’s. */
function judgeRestricted({ link, parts, expected }: Address): Verdict {
  const { suffix, label: text, registrable, name } = parts;
  const company = expected?.company ?? null;
  const isShared = company !== null && !isOneHolders(suffix) && !isAuthority(company);
  const hasOwn = company?.domains.some((domain) => domain.endsWith(`.${suffix}`)) === true;
  const isOther = expected?.isListed === false || (isShared && hasOwn);
  // “IS BLOCKED.SBI BANK” is no link, nor “BLOCKED.BANK”.
  if (link.scheme === '' && !suffix.includes('.')) {
    return verdictOf(link, 'unread', 'missing-space', { name, text });
  }
  const alarm = holdersOf(suffix) ?? '';
  const restricted = verdictOf(link, 'restricted', 'usual', { name, text: suffix, alarm });
  if (!company || !isOther || company.domains.includes(registrable)) return restricted;
  const match = matchCompany([text], '', expected);
  if (match?.company !== company) {
    return verdictOf(link, 'unknown', unlistedReason(expected), { company, name });
  }
  if (match.how === 'lookalike') {
    return verdictOf(link, 'imitates', 'lookalike', { company, name, text });
  }
  // A body that the user named, by exactly its name, and whose domain we do not know.
  return company.domains.length === 0 && match.how === 'whole'
    ? restricted
    : verdictOf(link, 'carries', 'usual', { company, name, text });
}

const unlistedReason = (expected: Expectation): Reason => {
  if (!expected) return 'usual';
  return expected.company.domains.length > 0 ? 'not-listed' : 'no-domain';
};

/**
 * Rules for a name that is on no list.
 *
 * @param before text in front of the host: a mailbox
 */
function judgeName(link: Link, parts: HostParts, before: string, expected: Expectation): Verdict {
  const { name } = parts;
  const labels = tellingLabels(parts);
  const end = before.length + labels.join('.').length;
  const match = matchCompany(labels, before + parts.labels.join('.'), expected, end);
  const company = expected?.company ?? null;
  const isNamed = company?.domains.includes(parts.registrable) === true;
  if (isNamed && (!match || match.company === company)) {
    return verdictOf(link, 'unknown', 'same-name', { company });
  }
  if (match) return judgeMatch(link, parts, match);
  // `mahapolice-gov.in`: under `.gov.in` it would be the government’s.
  const isLikeGov = parts.suffix === 'in' && /-(?:gov|nic)$/.test(parts.label);
  const text = alarmIn(labels.join('.')) ?? (isLikeGov ? parts.label.slice(-3) : null);
  if (text !== null) return verdictOf(link, 'carries', 'alarm', { name, text });
  return verdictOf(link, 'unknown', unlistedReason(expected), { name, company });
}

/** Rules for a name that stands for a company and is not its own. */
function judgeMatch(link: Link, parts: HostParts, match: CompanyMatch): Verdict {
  const { company, text, how } = match;
  const { suffix, labels, name } = parts;
  const facts = { company, name, text } as const;
  const cut = labels.slice(0, -1).join('.');
  const isBare = link.scheme === '' && /^$|\/\/[^/]*\/$/.test(link.href);
  if (isBare && SENTENCE.has(labels.at(-1) ?? '') && companyAt(splitHost(cut).registrable)) {
    return verdictOf(link, 'carries', 'missing-space', { ...facts, text: cut });
  }
  if (how === 'front') return verdictOf(link, 'imitates', 'usual', facts);
  if (how === 'lookalike') return verdictOf(link, 'imitates', 'lookalike', facts);
  const isOtherSuffix = isAuthority(company) || (isBank(company) && !PLAIN_SUFFIX.test(suffix));
  if (how === 'whole' && text === parts.label && (isOtherSuffix || PASSING.has(suffix))) {
    return verdictOf(link, 'imitates', 'ending', facts);
  }
  const alarm = match.alarm ?? (PASSING.has(suffix) ? `.${suffix}` : null);
  return alarm === null
    ? verdictOf(link, 'carries', 'usual', facts)
    : verdictOf(link, 'carries', 'with-alarm', { ...facts, tone: 'danger', alarm });
}
