/**
 * Reads a typed, pasted or received host name: the name, or why it is none. The host comes from `new URL`; the checks
 * of idna.ts are added, because browsers differ.
 *
 * This file loads no list of public suffixes, because pages of the public site use it; see public-suffix.ts.
 */
import { refang } from './defang.ts';
import { decodeLabel, lowerCase, MAX_LABEL, soundUnicode, toUnicode } from './idna.ts';
import { codePoint, isUnseen } from './invisible.ts';
import { parseUrl } from './parse-url.ts';

/** The hint of the specification; every refusal starts with it. */
export const INVALID_DOMAIN = 'Please enter a valid domain name';

/** Longest text that is read, in UTF-16 units: a URL with a long path. */
const MAX_TEXT = 4096;
/** Longest name, in characters of the ASCII form. */
const MAX_NAME = 253;

/** How a name was written: by itself, with marks around it or characters that URLs drop, or in an address. */
export type WrittenAs = 'name' | 'marked' | 'url' | 'email';

/** Why a text is no host name. */
export type Refusal =
  | 'empty'
  | 'too-long'
  | 'blank'
  | 'invisible'
  | 'dash'
  | 'character'
  | 'a-label'
  | 'dots'
  | 'hyphen'
  | 'long-label'
  | 'ending'
  | 'ip'
  | 'port';

export interface ReadName {
  readonly ok: true;
  /** A-labels in lower case without a final dot; an IPv6 address in its brackets. */
  readonly ascii: string;
  /** For display. */
  readonly unicode: string;
  readonly kind: 'domain' | 'ip';
  readonly as: WrittenAs;
  /** Texts before and after the name that were removed, after refanging; including a final dot. */
  readonly before: string;
  readonly after: string;
}

export interface RefusedName {
  readonly ok: false;
  readonly why: Refusal;
  /** One sentence for the user: INVALID_DOMAIN and why. */
  readonly reason: string;
}

export type NameReading = ReadName | RefusedName;

const FEW_LETTERS = 'it needs an ending of at least two letters, such as .in';
const IP = 'an IP address is not a domain name';
export const LDH = 'only letters, digits and hyphens, with dots between';

function refuse(why: Refusal, words: string): RefusedName {
  return { ok: false, why, reason: words === '' ? INVALID_DOMAIN : `${INVALID_DOMAIN}: ${words}.` };
}

/** Blanks, quotes (some are symbols), brackets, sentence marks, bullets, wildcards, zero-width characters. Not `-` and `_`. */
const MARK =
  /^[\u275b-\u2760\p{Z}\p{Cc}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}\p{Sm}\p{Sk}\p{Default_Ignorable_Code_Point}\p{Cf}\u2012-\u2015]$/u;
/** After a name symbols are marks too: no ending contains any. */
const SYMBOL = /^\p{S}$/u;
/** A joiner after a virama belongs to the name. */
const SPELLING =
  /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u103a\u17d2][\u200c\u200d]$/;

/** Splits a text into what is before the name, the name, and what is after it. */
function unwrap(text: string): { before: string; core: string; after: string } {
  const characters = Array.from(text);
  let start = 0;
  let end = characters.length;
  while (start < end && isMarkBefore(characters, start)) start += 1;
  while (end > start && isMarkBehind(characters, end - 1)) end -= 1;
  const part = (from: number, to?: number) => characters.slice(from, to).join('');
  return { before: part(0, start), core: part(start, end), after: part(end) };
}

function isMarkBefore(characters: readonly string[], at: number): boolean {
  const character = characters[at] ?? '';
  // `%61cme.in` is acme.in to a browser.
  const isEncoded =
    character === '%' && /^[\da-f]{2}$/i.test(characters.slice(at + 1, at + 3).join(''));
  if (MARK.test(character)) return !isEncoded;
  // An emoji directly before a letter may belong to the name.
  let next = at + 1;
  while (/^\p{Default_Ignorable_Code_Point}$/u.test(characters[next] ?? '')) next += 1;
  return SYMBOL.test(character) && /^\s$/.test(characters[next] ?? '');
}

function isMarkBehind(characters: readonly string[], at: number): boolean {
  const character = characters[at] ?? '';
  if (SPELLING.test((characters[at - 1] ?? '') + character)) return false;
  return MARK.test(character) || SYMBOL.test(character);
}

const WEB_SCHEME = /^(?:h(?:tt|xx|\*\*)ps?|ftp|wss?):[\\/]*/i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]{0,30}:\/\//i;
/** `Asha Rao <asha@example.in>`, as mail programs copy it. */
const NAMED_ADDRESS = /^[^<>]*[^<>\s][^<>]*<([^<>\s]+)>[\s,;]*$/;
const IPV6 =
  /^[\s"'<(]*(?:[a-z][a-z0-9+.-]*:\/\/)?\[([\da-f:.]{2,45})(?:%[\w.-]+)?\](?::\d*)?(?:[/?#].*)?$/is;
const BARE_IPV6 = /^\s*([\da-f]*:[\da-f]*:[\da-f:.]{0,40})(?:%[\w.-]+)?\s*$/i;
/** The label of a wildcard certificate, and the dot of a cookie's domain. A `*` without its dot is part of the host. */
const WILDCARD = /^(?:\*?[.。．｡])+/;
const FINAL_DOT = /[.。．｡]$/;
/** Written as a name: letters, marks, digits, symbols, hyphens, joiners, dots. */
const PLAIN = /^(?:[\p{L}\p{M}\p{N}\p{So}.。．｡-]|\u200c|\u200d)+$/u;
/** Looks like a hyphen and is none. Full-width ones are hyphens to a browser. */
const DASH = /[\u2010-\u2015\u2043\u2212\u02d7\ufe58]/;

/** Returns a text with hyphens in place of a word processor's dashes: `sbi–kyc.top`, `xn—11b5bs3a9aj6g.in`. */
export const withHyphens = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])(xn)[\u2013\u2014]/giu, '$1--')
    .replace(new RegExp(DASH, 'g'), '-');

/** An address in its parts; only `host` can be a name. */
interface Address {
  readonly before: string;
  readonly host: string;
  readonly after: string;
  /** The host with its user, wildcard, port and final dot. */
  readonly authority: string;
  readonly port: string;
  readonly as: WrittenAs;
}

/** @param text refanged */
function addressIn(text: string): Address {
  const named = NAMED_ADDRESS.exec(text)?.[1];
  const { before, core, after } = unwrap(named ?? text);
  const scheme = WEB_SCHEME.exec(core)?.[0] ?? OTHER_SCHEME.exec(core)?.[0] ?? '';
  const mailto = scheme === '' ? (/^mailto:/i.exec(core)?.[0] ?? '') : '';
  const rest = core.slice(scheme.length + mailto.length);
  const authority = /^[^/\\?#]*/.exec(rest)?.[0] ?? '';
  const user = authority.slice(0, authority.lastIndexOf('@') + 1);
  const port = /:\d*$/.exec(authority)?.[0] ?? '';
  const place = authority.slice(user.length, authority.length - port.length);
  const wildcard = WILDCARD.exec(place)?.[0] ?? '';
  const dot = FINAL_DOT.exec(place)?.[0] ?? '';
  const host = place.slice(wildcard.length, dot === '' ? undefined : -1);
  const front = before + scheme + mailto + user + wildcard;
  const behind = dot + port + rest.slice(authority.length) + after;
  const isUrl = scheme !== '' || port !== '' || rest.length > authority.length;
  const isPlain = PLAIN.test(host) && front.trim() === '' && /^[.。．｡]?$/.test(behind.trim());
  const written: WrittenAs = isPlain ? 'name' : 'marked';
  const as = isUrl ? 'url' : user !== '' || named !== undefined ? 'email' : written;
  return { before: front, host, after: behind, authority, port: port.slice(1), as };
}

/**
 * Reads one host name: from a name, a URL or an email address, defanged or not, with or without what a clipboard adds
 * around it.
 *
 * @param text any text
 */
export function readName(text: string): NameReading {
  const bare = readBare(text);
  if (bare) return { ...bare, as: 'name', before: '', after: '' };
  if (text.length > MAX_TEXT) return refuse('too-long', `it is longer than ${MAX_NAME} characters`);
  const refanged = refang(text);
  const ip = IPV6.exec(refanged)?.[1] ?? BARE_IPV6.exec(refanged)?.[1];
  const ascii = ip === undefined ? undefined : parseUrl(`http://[${ip}]/`)?.hostname;
  if (ascii !== undefined) {
    const as = refanged.includes('://') ? 'url' : 'name';
    return { ok: true, ascii, unicode: ascii, kind: 'ip', as, before: '', after: '' };
  }
  const { before, host, after, authority, port, as } = addressIn(refanged);
  if (/\s/.test(authority)) return refuse('blank', 'a domain name has no spaces');
  if (Number(port) > 65_535) return refuse('port', 'no port is higher than 65535');
  const read = readHostText(host);
  if (!read.ok) return read;
  return { ...read, as: as === 'name' && refanged !== text ? 'marked' : as, before, after };
}

type HostText = Omit<ReadName, 'as' | 'before' | 'after'>;

const BARE = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/**
 * Reads a host that is its own ASCII form, as most are: lists have 100,000 of them.
 *
 * @returns null for any other text, and for one that is no host
 */
function readBare(text: string): HostText | null {
  if (text.length > MAX_NAME || !BARE.test(text)) return null;
  const unicode = text.includes('xn--') ? soundUnicode(text) : text;
  if (unicode === null || (unicode !== text && parseUrl(`http://${unicode}/`)?.hostname !== text))
    return null;
  return { ok: true, ascii: text, unicode, kind: 'domain' };
}

/** Reads a host by itself, in any case and script. */
function readHostText(host: string): HostText | RefusedName {
  if (host === '') return refuse('empty', '');
  const bare = readBare(host);
  if (bare) return bare;
  const lower = lowerCase(host);
  const url = /[/\\?#@:[\]]/.test(lower) ? null : parseUrl(`http://${lower}/`);
  const ascii = url?.hostname.replace(/\.$/, '') ?? null;
  if (ascii === null) return refuse(...whyNoHost(host, lower));
  if (/^\d+(?:\.\d+){3}$/.test(ascii)) return { ok: true, ascii, unicode: ascii, kind: 'ip' };

  if (ascii.length > MAX_NAME) {
    return refuse('too-long', `it is longer than ${MAX_NAME} characters`);
  }
  const labels = ascii.split('.');
  const unicode = soundUnicode(ascii);
  if (labels.length < 2) return refuse('ending', 'it needs an ending such as .in or .com');
  if (labels.includes(''))
    return refuse('dots', 'two dots follow each other, or it starts with a dot');
  if (labels.some((label) => label.length > MAX_LABEL)) {
    return refuse('long-label', `the part between two dots is longer than ${MAX_LABEL} characters`);
  }
  if (labels.some((label) => /^-|^(?!xn--).*-$/.test(label))) {
    return refuse('hyphen', 'no part of it may start or end with a hyphen');
  }
  if (DASH.test(host)) return refuse('dash', 'it has a dash in the place of a hyphen');
  if (!labels.every((label) => /^[a-z0-9-]+$/.test(label))) return refuse('character', LDH);
  // Also checked in its display form: Chromium does not check A-labels.
  if (unicode === null || parseUrl(`http://${unicode}/`)?.hostname !== ascii) {
    return refuse(...whyUnsound(lower, labels));
  }
  const ending = unicode.slice(unicode.lastIndexOf('.') + 1);
  if (!/^(?:[a-z]{2,}|(?=.*[^\0-\x7f])(?:[\p{L}\p{M}-]|\u200c|\u200d)+)$/u.test(ending)) {
    return refuse('ending', FEW_LETTERS);
  }
  return { ok: true, ascii, unicode, kind: 'domain' };
}

function whyUnsound(lower: string, labels: readonly string[]): [Refusal, string] {
  const encoded = labels.filter((label) => label.startsWith('xn--'));
  const bad = encoded.find((label) => decodeLabel(label) === null) ?? encoded[0];
  // A label of punycode says nothing about a name that was typed in letters.
  return bad !== undefined && lower.includes(bad)
    ? ['a-label', `“${bad}” is not a valid internationalised name`]
    : ['character', 'it has characters that no domain name can have'];
}

/** Why browsers do not open such a host. */
function whyNoHost(host: string, lower: string): [Refusal, string] {
  const characters = Array.from(host);
  const at = characters.findIndex(isUnseen);
  if (at >= 0) {
    const point = codePoint(characters[at] ?? '');
    return ['invisible', `character ${at + 1} is invisible (${point})`];
  }
  const labels = lower.split(/[.。．｡]/);
  const unsound = whyUnsound(lower, labels);
  if (unsound[0] === 'a-label') return unsound;
  if (/^[\d.]+$/.test(lower)) return ['ip', IP];
  if (/^[\p{L}\p{M}\p{N}.-]+$/u.test(lower)) {
    const last = labels.at(-1) ?? '';
    return /^\d/.test(last)
      ? ['ending', FEW_LETTERS]
      : ['character', 'it has characters that no domain name can have'];
  }
  return ['character', LDH];
}

/**
 * The ASCII form of a text that is only a domain name, as backends, settings and links give it; null for any other
 * text: a URL, a name with marks around it, an IP address.
 */
export function domainOf(text: string): string | null {
  const reading = readName(text);
  return reading.ok && reading.kind === 'domain' && reading.as === 'name' ? reading.ascii : null;
}

/** A host without the `www.` of an address. `www.in` is a name by itself. */
export const withoutWww = (host: string): string => host.replace(/^www\.(?=[^.]+\.)/, '');

/**
 * Reads the own domain of a person or company in the forms of the public site: anything around it is removed, including
 * the `www.` of an address. An IP address is refused.
 *
 * @param text any text
 */
export function readOwnDomain(text: string): NameReading {
  const reading = readName(text);
  if (!reading.ok) return reading;
  if (reading.kind === 'ip') return refuse('ip', IP);
  const ascii = withoutWww(reading.ascii);
  return ascii === reading.ascii ? reading : { ...reading, ascii, unicode: toUnicode(ascii) };
}

/**
 * Returns what a search for names also looks for: the host of a URL or an email address, complete or not, with hyphens
 * for other dashes. `hxxps://exa[.]in/login` finds `exa.in`.
 *
 * @param query any text
 */
export function searchedName(query: string): string {
  const text = withHyphens(refang(query));
  const { before, host, after } = addressIn(text);
  if (host === '' || /\s/.test(host)) return text;
  // `https://exa.` is the start of `https://exa.in`.
  if (!host.includes('.'))
    return before.includes('://') ? host + (after === '.' ? after : '') : text;
  return host;
}
