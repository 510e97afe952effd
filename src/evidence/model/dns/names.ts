/** Names as DNS compares them: A-labels, ASCII case only, no final dot; the root is the empty string. */

/** Longest name, in characters. */
export const MAX_NAME = 253;
const MAX_LABEL = 63;
const LABEL = /^[a-z0-9_-]+$/;

/** A text that cannot be asked for. The message says why. */
export class DnsNameError extends Error {
  override name = 'DnsNameError';
}

/** Lower case for A to Z only (RFC 4343): `toLowerCase` would turn a Kelvin sign into a k. */
export function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * The name in a question (RFC 1035 section 2.3.4): lower case, without a final dot.
 *
 * @param name A-labels of letters, digits, hyphens and underscores; 1 to 63 characters each, 253 in all
 * @throws DnsNameError for any other text, also for U-labels
 */
export function queryName(name: string): string {
  const lower = asciiLower(name).replace(/\.$/, '');
  const shown = JSON.stringify(name.slice(0, 100));
  if (lower === '') throw new DnsNameError('There is no name to ask for.');
  if (lower.length > MAX_NAME) {
    throw new DnsNameError(`${shown} is longer than ${MAX_NAME} characters.`);
  }
  for (const label of lower.split('.')) {
    if (label === '') throw new DnsNameError(`${shown} has an empty label.`);
    if (label.length > MAX_LABEL) {
      throw new DnsNameError(`${shown} has a label longer than ${MAX_LABEL} characters.`);
    }
    if (!LABEL.test(label)) {
      throw new DnsNameError(`${shown} is not written in A-labels (letters, digits, hyphens).`);
    }
  }
  return lower;
}

/** Returns the text after the first label: `in` for `example.in`, empty for `in`. */
export function parentName(name: string): string {
  const dot = name.indexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1);
}

/** True if a name is a subdomain of a zone and not the zone itself; every name is below the root (''). */
export function isBelow(name: string, zone: string): boolean {
  return zone === '' ? name !== '' : name.endsWith(`.${zone}`);
}
