/** Public suffixes (https://publicsuffix.org/list/), those of hosting platforms included. */
import { parse } from 'tldts';

const OPTIONS = {
  allowPrivateDomains: true,
  detectIp: false,
  extractHostname: false,
  mixedInputs: false,
  validateHostname: false,
} as const;

/** True if others register names under a whole name (ASCII form): `co.in`, `github.io`. */
export const isPublicSuffix = (ascii: string): boolean =>
  parse(ascii, OPTIONS).publicSuffix === ascii;

/** Returns the registrable name at or above a name (ASCII form); null for a public suffix. */
export const registrableOf = (ascii: string): string | null => parse(ascii, OPTIONS).domain;

/** True if the ending of a name (ASCII form) is on the list. */
export function hasKnownEnding(ascii: string): boolean {
  const { isIcann, isPrivate } = parse(ascii, OPTIONS);
  return isIcann === true || isPrivate === true;
}
