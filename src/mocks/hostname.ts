/** Host names as specification section 5 allows them, in ASCII form (IDN as `xn--`). */

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** At least two letters, or a punycode label: `xn--h2brj9c` (.भारत) holds digits and hyphens. */
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/** Whether `name` (lower case) is labels of letters, digits and inner hyphens under a top-level domain. */
export function isHostname(name: string): boolean {
  const labels = name.split('.');
  return (
    name.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}
