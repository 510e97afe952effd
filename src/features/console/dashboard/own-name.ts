/** The name that an organisation without alerts is shown the lookalikes of. */
import type { Asset } from '@/api/contract/index.ts';
import { domainOf } from '@/lib/read-name.ts';
import { isPublicMail } from '@/lib/public-mail.ts';

const labels = (domain: string): number => domain.split('.').length;

/**
 * The registered domain with the fewest labels; without one, that of the e-mail address.
 *
 * @param email any text, as the session has it
 * @returns a domain name in ASCII, or null where neither tells
 */
export function ownName(assets: readonly Asset[], email: string): string | null {
  const [first] = assets
    .flatMap(({ name }) => domainOf(name) ?? [])
    .toSorted((a, b) => labels(a) - labels(b));
  if (first !== undefined) return first;
  const host = domainOf(email.slice(email.lastIndexOf('@') + 1));
  return email.includes('@') && host !== null && !isPublicMail(host) ? host : null;
}
