/**
 * Host names as the product accepts them (specification section 5) and the two written forms of
 * internationalised ones. Labels are converted with punycode (RFC 3492), never through `new URL()`, which
 * reads a bare number as an IPv4 address.
 */
import { toASCII, toUnicode as decode } from 'punycode/punycode.es6.js';
import { refang } from './defang.ts';
import { codePoint, isUnseen } from './invisible.ts';

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/** The longest name, and the longest part of one, in characters of the ASCII form. */
const MAX_NAME = 253;
const MAX_LABEL = 63;

/** The hint of the specification; every refusal starts with it. */
export const INVALID_DOMAIN = 'Please enter a valid domain name';

export type HostnameReading = { ok: true; ascii: string } | { ok: false; reason: string };

/**
 * Reads what a person typed as a domain name.
 *
 * @param typed any text; upper case, a trailing dot and Unicode labels are accepted
 * @returns the ASCII (punycode) form in lower case, or why it is no domain name, worded for the person
 */
export function readHostname(typed: string): HostnameReading {
  const trimmed = typed.trim();
  if (trimmed === '') return { ok: false, reason: INVALID_DOMAIN };
  const unseen = unseenIn(trimmed);
  if (unseen !== null) return refusal(unseen);
  if (SCHEME.test(trimmed)) return refusal('leave out http:// or https://');
  if (/\s/.test(trimmed)) return refusal('a domain name has no spaces');
  if (/[/?#]/.test(trimmed)) return refusal('leave out everything from the first slash on');
  if (IP_ADDRESS.test(trimmed)) return refusal('an IP address is not a domain name');
  if (trimmed.includes('@')) return refusal('this looks like an email address');
  if (trimmed.includes(':')) return refusal('leave out the port');

  const ascii = toAscii(trimmed.replace(/\.$/, ''));
  if (ascii === null) return refusal('it has characters that no domain name can have');
  const labels = ascii.split('.');
  if (labels.length < 2) return refusal('it needs an ending such as .in or .com');
  if (ascii.length > MAX_NAME) return refusal(`it is longer than ${MAX_NAME} characters`);
  for (const label of labels) {
    if (label === '') return refusal('two dots follow each other, or it starts with a dot');
    if (label.length > MAX_LABEL) {
      return refusal(`the part between two dots is longer than ${MAX_LABEL} characters`);
    }
    if (label.startsWith('-') || label.endsWith('-')) {
      return refusal('no part of it may start or end with a hyphen');
    }
    if (!LABEL.test(label)) return refusal('only letters, digits and hyphens, with dots between');
  }
  return TOP_LEVEL.test(labels.at(-1) ?? '')
    ? { ok: true, ascii }
    : refusal('it needs an ending of at least two letters, such as .in');
}

/**
 * Whether a text that is refused can still become a domain name as its writer types on: `sahyadri` can, but
 * `hello world` or an IP address cannot.
 *
 * @param typed any text
 */
export function isUnfinished(typed: string): boolean {
  const trimmed = typed.trim();
  if (IP_ADDRESS.test(trimmed)) return false;
  // Half a label of punycode cannot be decoded yet.
  return /(?:^|\.)xn--[^.\s]*$/i.test(trimmed) || readHostname(`${trimmed}a.in`).ok;
}

function refusal(why: string): HostnameReading {
  return { ok: false, reason: `${INVALID_DOMAIN}: ${why}.` };
}

/** Which character of a text cannot be seen, in words; null where every one can. */
function unseenIn(text: string): string | null {
  const characters = Array.from(text);
  const at = characters.findIndex(isUnseen);
  if (at < 0) return null;
  return `character ${at + 1} is invisible (${codePoint(characters[at] ?? '')})`;
}

/** What stands at the place of the host in a pasted name, URL or e-mail address, defanged or not. */
function hostPart(typed: string): string {
  return refang(typed.trim())
    .replace(SCHEME, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d+$/, '');
}

/**
 * Reads the host out of a pasted name, URL or e-mail address, defanged or not.
 *
 * @param typed any text
 * @returns as readHostname
 */
export function readTypedDomain(typed: string): HostnameReading {
  return readHostname(hostPart(typed));
}

/**
 * Reads the domain that is a reader's own, or a company's: without the `www.` that comes with an address.
 *
 * @param typed any text
 * @returns as readHostname
 */
export function readOwnDomain(typed: string): HostnameReading {
  const reading = readTypedDomain(typed);
  if (!reading.ok) return reading;
  const bare = readHostname(reading.ascii.replace(/^www\./, ''));
  // `www.in` is a name of its own.
  return bare.ok ? bare : reading;
}

/**
 * The name that was meant by something that is refused: the host of a URL or an e-mail address, and what
 * stands there without its invisible characters.
 *
 * @param typed any text
 * @returns the Unicode form; null where the text is accepted as it is, or holds no domain name
 */
export function meantDomain(typed: string): string | null {
  if (readHostname(typed).ok) return null;
  const visible = Array.from(typed)
    .filter((character) => !isUnseen(character))
    .join('');
  const meant = readTypedDomain(visible);
  return meant.ok ? toUnicode(meant.ascii) : null;
}

/**
 * What a search for names looks for besides the words as typed: the host of a URL or an e-mail address,
 * defanged or not (`hxxps://exa[.]in/login` finds `exa.in`). Also of one that is not typed to its end.
 */
export function searchedName(query: string): string {
  const whole = refang(query);
  const host = hostPart(query);
  const isName = host !== '' && (host.includes('.') || SCHEME.test(whole.trim()));
  return isName ? host : whole;
}

/** The ASCII form of a domain name, null for any other text. See readHostname. */
export function domainOf(text: string): string | null {
  const reading = readHostname(text);
  return reading.ok ? reading.ascii : null;
}

/** The ASCII form of a name, or null when it has characters (or bad punycode) that cannot be converted. */
export function toAscii(name: string): string | null {
  try {
    const folded = name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[。．｡]/g, '.');
    if (/[\p{Cc}\p{Cf}\p{Z}]/u.test(folded)) return null;
    // A label cannot be punycode and Unicode at once.
    if (/(?:^|\.)xn--[^.]*[^.\u0021-\u007e]/.test(folded)) return null;
    const ascii = toASCII(folded);
    decode(ascii);
    return ascii;
  } catch {
    return null;
  }
}

/** The Unicode form of a name; labels with invalid punycode stay as they are. */
export function toUnicode(name: string): string {
  return name
    .split('.')
    .map((label) => {
      try {
        return decode(label.toLowerCase());
      } catch {
        return label;
      }
    })
    .join('.');
}

/** A name in every form that a list may have it in: as given, in Unicode, in ASCII. Any text. */
export function nameForms(name: string): ReadonlySet<string> {
  return new Set([name, toUnicode(name), toAscii(name) ?? name]);
}
