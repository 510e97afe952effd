/** What a person typed as a domain name, and in words what is wrong with it. */
import { refang } from './defang.ts';
import { MAX_LABEL, MAX_NAME, parseHostname, type HostnameFault } from './hostname.ts';

/** The hint of the specification; every refusal starts with it. */
export const INVALID_DOMAIN = 'Please enter a valid domain name';

const WHY: Readonly<Record<Exclude<HostnameFault, 'empty'>, string>> = {
  scheme: 'leave out http:// or https://',
  space: 'a domain name has no spaces',
  path: 'leave out everything from the first slash on',
  email: 'this looks like an email address',
  port: 'leave out the port',
  letters: 'it has characters that no domain name can have',
  short: 'it needs an ending such as .in or .com',
  long: `it is longer than ${MAX_NAME} characters`,
  gap: 'two dots follow each other, or it starts with a dot',
  part: `the part between two dots is longer than ${MAX_LABEL} characters`,
  hyphen: 'no part of it may start or end with a hyphen',
  sign: 'only letters, digits and hyphens, with dots between',
  ending: 'it needs an ending of at least two letters, such as .in',
};

export type HostnameReading = { ok: true; ascii: string } | { ok: false; reason: string };

/**
 * Reads what a person typed as a domain name.
 *
 * @param typed any text; upper case, a trailing dot and Unicode labels are accepted
 * @returns the ASCII (punycode) form in lower case, or why it is no domain name, worded for the person
 */
export function readHostname(typed: string): HostnameReading {
  const read = parseHostname(typed);
  if ('ascii' in read) return { ok: true, ascii: read.ascii };
  if (read.fault === 'empty') return { ok: false, reason: INVALID_DOMAIN };
  return { ok: false, reason: `${INVALID_DOMAIN}: ${WHY[read.fault]}.` };
}

/**
 * Reads the host out of whatever a person pasted: a name, a URL, an e-mail address, defanged or not.
 *
 * @param typed any text
 * @returns as readHostname
 */
export function readTypedDomain(typed: string): HostnameReading {
  const host = refang(typed.trim())
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d+$/, '');
  return readHostname(host);
}
