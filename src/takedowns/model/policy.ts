/** Finds the dispute policy of a name. */
import type { ReportedName } from './types.ts';

/**
 * INDRP: the .IN Dispute Resolution Policy of NIXI, for .in and .भारत. UDRP: ICANN's, for generic endings. The
 * registries of other countries' endings have their own policies, or use the UDRP.
 */
export const POLICIES = ['indrp', 'udrp', 'country'] as const;
export type Policy = (typeof POLICIES)[number];

/** .भारत as an A-label. */
const BHARAT = 'xn--h2brj9c';

/**
 * References to the three elements in these policies, in order.
 *
 * @param paragraph the word in the letter's language
 */
export function elementReferences(
  policies: readonly Policy[],
  paragraph: string,
): [string, string, string] {
  const refer = (indrp: string, udrp: string): string => {
    const said = [
      policies.includes('indrp') && `INDRP, ${paragraph} 4(${indrp})`,
      policies.some((policy) => policy !== 'indrp') && `UDRP, ${paragraph} 4(a)(${udrp})`,
    ].filter((one) => one !== false);
    return `(${said.join('; ')})`;
  };
  return [refer('a', 'i'), refer('b', 'ii'), refer('c', 'iii')];
}

export function policyOf({ host }: ReportedName): Policy {
  const ending = host?.split('.').at(-1) ?? '';
  if (ending === 'in' || ending === BHARAT) return 'indrp';
  // Country codes are the endings of two letters; every longer one in plain letters is generic.
  return ending.length === 2 || ending.startsWith('xn--') ? 'country' : 'udrp';
}
