/** The name that an organisation without alerts is shown the lookalikes of. */
import type { Asset } from '@/api/contract/index.ts';
import { domainOf } from '@/lib/hostname.ts';

/** Providers of mail for everybody: their names are not the organisation's. */
const PUBLIC_MAIL: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'rediffmail.com',
  'yahoo.co.in',
  'yahoo.com',
  'yahoo.in',
  'zoho.com',
  'zohomail.in',
]);

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
  return email.includes('@') && host !== null && !PUBLIC_MAIL.has(host) ? host : null;
}
