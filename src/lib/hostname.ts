/**
 * Host names as the product accepts them (specification section 5) and the two written forms of
 * internationalised ones. Labels are converted with punycode (RFC 3492), never through `new URL()`, which
 * reads a bare number as an IPv4 address.
 */
import { toASCII, toUnicode as decode } from 'punycode/punycode.es6.js';

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;
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
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)) {
    return refuse('leave out http:// or https://');
  }
  if (/\s/.test(trimmed)) return refuse('a domain name has no spaces');
  if (/[/?#]/.test(trimmed)) return refuse('leave out everything from the first slash on');
  if (trimmed.includes('@')) return refuse('this looks like an email address');
  if (trimmed.includes(':')) return refuse('leave out the port');

  const ascii = toAscii(trimmed.replace(/\.$/, ''));
  if (ascii === null) return refuse('it has characters that no domain name can have');
  const labels = ascii.split('.');
  if (labels.length < 2) return refuse('it needs an ending such as .in or .com');
  if (ascii.length > MAX_NAME) return refuse(`it is longer than ${MAX_NAME} characters`);
  for (const label of labels) {
    if (label === '') return refuse('two dots follow each other, or it starts with a dot');
    if (label.length > MAX_LABEL) {
      return refuse(`the part between two dots is longer than ${MAX_LABEL} characters`);
    }
    if (label.startsWith('-') || label.endsWith('-')) {
      return refuse('no part of it may start or end with a hyphen');
    }
    if (!LABEL.test(label)) return refuse('only letters, digits and hyphens, with dots between');
  }
  if (!TOP_LEVEL.test(labels.at(-1) ?? '')) {
    return refuse('it needs an ending of at least two letters, such as .in');
  }
  return { ok: true, ascii };
}

function refuse(why: string): HostnameReading {
  return { ok: false, reason: `${INVALID_DOMAIN}: ${why}.` };
}

/** Whether `name` is a domain name already in its ASCII form; the only names a link may lead to. */
export function isHostname(name: string): boolean {
  const reading = readHostname(name);
  return reading.ok && reading.ascii === name.toLowerCase();
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
