/**
 * Public suffixes (https://publicsuffix.org/list/): where a registrable name ends and its suffix
 * begins. The only file that imports the list, which weighs more than the rest of the engine.
 *
 * Only the ICANN section counts: on a hosting platform (`brand.github.io`) the platform is the
 * registrable name and the brand stands in a subdomain.
 */

import { parse } from 'tldts';

const OPTIONS = {
  allowPrivateDomains: false,
  detectIp: false,
  extractHostname: false,
  mixedInputs: false,
  validateHostname: false,
} as const;

export interface SuffixSplit {
  /** How many labels, counted from the right, are the suffix. */
  readonly count: number;
  /** The suffix is on the list. */
  readonly known: boolean;
}

/**
 * Splits a host name.
 *
 * @param ascii a valid lower-case ASCII host name with at least one dot
 * @returns the number of suffix labels; always fewer than the labels there are (a name that is itself
 *   a suffix, like `co.in`, is read as a name under its last label)
 */
export function splitSuffix(ascii: string): SuffixSplit {
  const { publicSuffix, isIcann } = parse(ascii, OPTIONS);
  const known = isIcann === true;
  if (publicSuffix === null || publicSuffix.length >= ascii.length) return { count: 1, known };
  let count = 1;
  for (const letter of publicSuffix) if (letter === '.') count += 1;
  return { count, known };
}

/** True for a suffix on the list, of one or more labels. */
export function isPublicSuffix(ascii: string): boolean {
  const { publicSuffix, isIcann } = parse(`a.${ascii}`, OPTIONS);
  return isIcann === true && publicSuffix === ascii;
}
