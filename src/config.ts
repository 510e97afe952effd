/**
 * The settings of a build (VITE_* variables, see .env.example), parsed once; the backend's address is in
 * backend.ts. A setting that cannot work throws a ConfigError that says which one and why.
 */
import { parseUrl } from './lib/parse-url.ts';

/** A setting that cannot work; the message is written for the person who deploys. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The setting's text, null when it is empty. Throws a ConfigError for one of several lines. */
export function setting(name: string, value: string | undefined): string | null {
  const trimmed = value?.trim();
  if (!trimmed) return null;
  if (/[\r\n]/.test(trimmed)) throw new ConfigError(`${name} must be a single line.`);
  return trimmed;
}

/** The setting as an http(s) address; null when it is empty. */
function addressSetting(name: string, value: string | undefined, what = ''): string | null {
  const read = setting(name, value);
  if (read === null || (/^https?:\/\//i.test(read) && parseUrl(read) !== null)) return read;
  throw new ConfigError(`${name} must be an http(s) address${what}, not "${read}".`);
}

/** The same, or a path of the site. */
function urlSetting(name: string, value: string | undefined): string | null {
  const read = setting(name, value);
  const isPath = read !== null && /^\/(?!\/)/.test(read);
  return isPath ? read : addressSetting(name, value, ' or a path');
}

const env = import.meta.env;

export const config = {
  brand: setting('VITE_BRAND_NAME', env.VITE_BRAND_NAME) ?? 'Naamraksha',
  salesEmail: setting('VITE_SALES_EMAIL', env.VITE_SALES_EMAIL) ?? 'sales@naamraksha.example',
  address: setting('VITE_ADDRESS', env.VITE_ADDRESS) ?? 'Pune, Maharashtra, India',
  siteUrl: addressSetting('VITE_SITE_URL', env.VITE_SITE_URL)?.replace(/\/+$/, '') ?? null,
  contactUrl: urlSetting('VITE_CONTACT_URL', env.VITE_CONTACT_URL),
  newsletterUrl: urlSetting('VITE_NEWSLETTER_URL', env.VITE_NEWSLETTER_URL),
  demoUrl: addressSetting('VITE_DEMO_URL', env.VITE_DEMO_URL)?.replace(/\/+$/, '') ?? null,
} as const;
