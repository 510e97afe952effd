/** IANA's list of RDAP services (RFC 9224, https://data.iana.org/rdap/dns.json), read for nginx's map. */
export { rdapMap } from './nginx-evidence.ts';

const ENDING = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Safe in nginx's configuration without escaping. */
const BASE = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~-]+)*\/?$/i;
/** Words with a special meaning in an nginx map. */
const RESERVED = new Set(['default', 'hostnames', 'include', 'volatile']);

/**
 * Reads the list.
 *
 * @param text the JSON file, from outside: an entry that could be more than a name and an address is omitted
 * @returns the first https address of each top-level domain without its last slash, in order of the domains; and the
 *   number of omitted entries
 * @throws Error when the text is no such list, or contains no usable service
 */
export function readBootstrap(text: string): {
  registries: Record<string, string>;
  left: number;
} {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('The file is not JSON.');
  }
  const services = typeof read === 'object' && read !== null && 'services' in read && read.services;
  if (!Array.isArray(services)) {
    throw new Error('The file is no RDAP bootstrap list: it has no array "services".');
  }
  const found = new Map<string, string>();
  let left = 0;
  for (const service of services) {
    const [endings, bases] = Array.isArray(service) ? (service as unknown[]) : [];
    if (!Array.isArray(endings) || !Array.isArray(bases)) {
      throw new Error('The file is no RDAP bootstrap list: a service is no pair of lists.');
    }
    const base = bases.find((one) => typeof one === 'string' && BASE.test(one));
    for (const written of endings) {
      const ending = typeof written === 'string' ? written.toLowerCase() : '';
      const usable = ENDING.test(ending) && !RESERVED.has(ending) && typeof base === 'string';
      if (usable && !found.has(ending)) found.set(ending, base.replace(/\/+$/, ''));
      else if (!usable) left += 1;
    }
  }
  if (found.size === 0) throw new Error('The list names no service with an https address.');
  const sorted = [...found].toSorted(([one], [two]) => (one < two ? -1 : 1));
  return { registries: Object.fromEntries(sorted), left };
}
