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
const WITH_PLATFORMS = { ...OPTIONS, allowPrivateDomains: true } as const;

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
 * @param platforms read a hosting platform's name (`github.io`) as a suffix too
 * @returns the number of suffix labels; always fewer than the labels there are (a name that is itself
 *   a suffix, like `co.in`, is read as a name under its last label)
 */
export function splitSuffix(ascii: string, platforms: boolean): SuffixSplit {
  const { publicSuffix, isIcann, isPrivate } = parse(ascii, platforms ? WITH_PLATFORMS : OPTIONS);
  const known = isIcann === true || isPrivate === true;
  if (publicSuffix === null || publicSuffix.length >= ascii.length) return { count: 1, known };
  let count = 1;
  for (const letter of publicSuffix) if (letter === '.') count += 1;
  return { count, known };
}
