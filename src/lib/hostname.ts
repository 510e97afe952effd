/**
 * Host names as the product accepts them (specification section 5) and the two written forms of
 * internationalised ones. Labels are converted with punycode (RFC 3492), never through `new URL()`, which
 * reads a bare number as an IPv4 address.
 */
import { toASCII, toUnicode as decode } from 'punycode/punycode.es6.js';

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;
/** The longest name, and the longest part of one, in characters of the ASCII form. */
export const MAX_NAME = 253;
export const MAX_LABEL = 63;

/** Why a text is no domain name. */
export type HostnameFault =
  | 'empty'
  | 'scheme'
  | 'space'
  | 'path'
  | 'email'
  | 'port'
  | 'letters'
  | 'short'
  | 'long'
  | 'gap'
  | 'part'
  | 'hyphen'
  | 'sign'
  | 'ending';

/**
 * Reads a text as a domain name.
 *
 * @param typed any text; upper case, a trailing dot and Unicode labels are accepted
 * @returns the ASCII (punycode) form in lower case, or what is wrong with it (in words: readHostname)
 */
export function parseHostname(typed: string): { ascii: string } | { fault: HostnameFault } {
  const trimmed = typed.trim();
  if (trimmed === '') return { fault: 'empty' };
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)) return { fault: 'scheme' };
  if (/\s/.test(trimmed)) return { fault: 'space' };
  if (/[/?#]/.test(trimmed)) return { fault: 'path' };
  if (trimmed.includes('@')) return { fault: 'email' };
  if (trimmed.includes(':')) return { fault: 'port' };

  const ascii = toAscii(trimmed.replace(/\.$/, ''));
  if (ascii === null) return { fault: 'letters' };
  const labels = ascii.split('.');
  if (labels.length < 2) return { fault: 'short' };
  if (ascii.length > MAX_NAME) return { fault: 'long' };
  for (const label of labels) {
    if (label === '') return { fault: 'gap' };
    if (label.length > MAX_LABEL) return { fault: 'part' };
    if (label.startsWith('-') || label.endsWith('-')) return { fault: 'hyphen' };
    if (!LABEL.test(label)) return { fault: 'sign' };
  }
  return TOP_LEVEL.test(labels.at(-1) ?? '') ? { ascii } : { fault: 'ending' };
}

/** The ASCII form of a domain name, null for any other text. See parseHostname. */
export function domainOf(text: string): string | null {
  const read = parseHostname(text);
  return 'ascii' in read ? read.ascii : null;
}

/** Whether `name` is a domain name already in its ASCII form; the only names a link may lead to. */
export function isHostname(name: string): boolean {
  return domainOf(name) === name.toLowerCase();
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

/** The Unicode form of a name; labels that are not valid punycode stay as they are. */
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
