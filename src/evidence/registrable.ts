import { domainOf } from '@/lib/hostname.ts';
import { splitSuffix } from '@/lookalike/suffix.ts';

/**
 * The registrable name that a host belongs to: the one that RDAP is asked for, since registries know no
 * other. A platform's name counts for the hosts of its customers (`github.io` for `brand.github.io`).
 * Brings the list of public suffixes along: import it where that is loaded anyway, or lazily.
 *
 * @param host any text; a domain name in any spelling
 * @returns A-labels in lower case; null where `host` is no domain name. A public suffix such as `co.in` reads
 *   as a name under its last label.
 */
export function registrableName(host: string): string | null {
  const ascii = domainOf(host);
  if (ascii === null) return null;
  const labels = ascii.split('.');
  const { count } = splitSuffix(ascii, false);
  return labels.slice(-count - 1).join('.');
}
