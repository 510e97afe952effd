/** Names as DNS compares them: A-labels, ASCII case only, no final dot; the root is the empty string. */

/** Longest name, in characters. */
export const MAX_NAME = 253;
/** RFC 1035 section 2.3.4. */
const NAME = /^(?=.{1,253}$)(?:[a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}$/;

/** Lower case for A to Z only (RFC 4343): `toLowerCase` would turn a Kelvin sign into a k. */
export function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * The name in a question: lower case, without a final dot.
 *
 * @param name A-labels of letters, digits, hyphens and underscores; 1 to 63 characters each, 253 in all
 * @throws Error for any other text, also for U-labels
 */
export function queryName(name: string): string {
  const lower = asciiLower(name).replace(/\.$/, '');
  if (NAME.test(lower)) return lower;
  throw new Error(`${JSON.stringify(name.slice(0, 100))} is no name in A-labels.`);
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
