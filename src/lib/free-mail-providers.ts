import { isSameOrSubdomain } from './is-same-or-subdomain.ts';
import { domainOf } from './read-name.ts';

/** Public mail providers: an address there says nothing about who owns a name. */
const PUBLIC_MAIL = [
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hotmail.co.in',
  'hotmail.com',
  'icloud.com',
  'indiatimes.com',
  'live.com',
  'live.in',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.in',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'rediffmail.com',
  'rocketmail.com',
  'sify.com',
  'tuta.io',
  'tutanota.com',
  'yahoo.co.in',
  'yahoo.com',
  'yahoo.in',
  'yandex.com',
  'ymail.com',
  'zoho.com',
  'zohomail.com',
  'zohomail.in',
] as const;

/** True if a host (ASCII, lower case) is such a provider's or a subdomain of one. */
export const isFreeMail = (host: string): boolean =>
  PUBLIC_MAIL.some((provider) => isSameOrSubdomain(host, provider));

/**
 * The host of an organisation's own mail.
 *
 * @param email any text
 * @returns a domain in ASCII; null for a text that is no address, and for a public mail provider's
 */
export function ownMailHost(email: string): string | null {
  const host = email.includes('@') ? domainOf(email.slice(email.lastIndexOf('@') + 1)) : null;
  return host !== null && isFreeMail(host) ? null : host;
}
