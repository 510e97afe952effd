/**
 * The settings of a build (VITE_* variables, see .env.example), parsed once; the backend's address is in
 * backend.ts. A setting that cannot work throws a ConfigError that says which one and why.
 */
import { parseUrl } from './lib/parse-url.ts';

/** A setting that cannot work; the message is written for the person who deploys. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The setting's text, null if it is empty. Throws a ConfigError for one of several lines. */
export function setting(name: string, value: string | undefined): string | null {
  const trimmed = value?.trim();
  if (!trimmed) return null;
  if (/[\r\n]/.test(trimmed)) throw new ConfigError(`${name} must be a single line.`);
  return trimmed;
}

/** The setting as an http(s) address, or also as a path of the site; null if it is empty. */
function addressSetting(name: string, value: string | undefined, also?: 'a path'): string | null {
  const read = setting(name, value);
  if (read === null || (/^https?:\/\//i.test(read) && parseUrl(read) !== null)) return read;
  if (also && /^\/(?!\/)/.test(read)) return read;
  const words = also ? `an http(s) address or ${also}` : 'an http(s) address';
  throw new ConfigError(`${name} must be ${words}, not "${read}".`);
}

/** The setting as an email address; null if it is empty. */
function emailSetting(name: string, value: string | undefined): string | null {
  const read = setting(name, value);
  if (read === null || /^[^\s@?&]+@[^\s@.?&]+(?:\.[^\s@.?&]+)+$/.test(read)) return read;
  throw new ConfigError(`${name} must be an email address, not "${read}".`);
}

/** The setting as a telephone number, for display; null if it is empty. */
function phoneSetting(name: string, value: string | undefined): string | null {
  const read = setting(name, value);
  if (read === null) return null;
  const digits = read.replace(/\D/g, '').length;
  if (/^\+?[\d ().-]+$/.test(read) && digits >= 3 && digits <= 15) return read;
  throw new ConfigError(
    `${name} must be a telephone number such as +91 20 1234 5678, not "${read}".`,
  );
}

/** Reads a number like `phoneSetting`, with its country code, which WhatsApp needs. */
function internationalSetting(name: string, value: string | undefined): string | null {
  const read = phoneSetting(name, value);
  if (read === null || read.startsWith('+')) return read;
  throw new ConfigError(`${name} must begin with + and the country's code, not "${read}".`);
}

const MAX_PHRASE = 60;

/** The setting as a few words within a sentence of ours; null if it is empty. */
export function phraseSetting(name: string, value: string | undefined): string | null {
  const read = setting(name, value)?.replace(/\.$/, '') ?? null;
  if (read === null || read.length <= MAX_PHRASE) return read;
  throw new ConfigError(
    `${name} must be ${MAX_PHRASE} characters or fewer; it has ${read.length}.`,
  );
}

const env = import.meta.env;
const salesEmail = emailSetting('VITE_SALES_EMAIL', env.VITE_SALES_EMAIL);
/** In the demonstration the forms say that nothing is sent (components/outreach/). */
const nowhere = env.MODE === 'demo' ? '/' : null;

export const config = {
  brand: setting('VITE_BRAND_NAME', env.VITE_BRAND_NAME) ?? 'Naamraksha',
  salesEmail: salesEmail ?? 'sales@naamraksha.example',
  /** For people with an account. Without it, a site with a sales address is reached there. */
  supportEmail:
    emailSetting('VITE_SUPPORT_EMAIL', env.VITE_SUPPORT_EMAIL) ??
    salesEmail ??
    'support@naamraksha.example',
  phone: phoneSetting('VITE_PHONE', env.VITE_PHONE),
  whatsapp: internationalSetting('VITE_WHATSAPP', env.VITE_WHATSAPP),
  /** Such as `₹24,000 a year`: said after "from". */
  priceFrom: phraseSetting('VITE_PRICE_FROM', env.VITE_PRICE_FROM),
  /** Such as `one working day`: said after "within". */
  approvalTime: phraseSetting('VITE_APPROVAL_TIME', env.VITE_APPROVAL_TIME),
  /** The company behind the site, as the Companies Act requires it on every page: name, CIN, registered office. */
  legalEntity: setting('VITE_LEGAL_ENTITY', env.VITE_LEGAL_ENTITY),
  address: setting('VITE_ADDRESS', env.VITE_ADDRESS) ?? 'Pune, Maharashtra, India',
  siteUrl: addressSetting('VITE_SITE_URL', env.VITE_SITE_URL)?.replace(/\/+$/, '') ?? null,
  contactUrl: nowhere ?? addressSetting('VITE_CONTACT_URL', env.VITE_CONTACT_URL, 'a path'),
  newsletterUrl:
    nowhere ?? addressSetting('VITE_NEWSLETTER_URL', env.VITE_NEWSLETTER_URL, 'a path'),
  demoUrl: addressSetting('VITE_DEMO_URL', env.VITE_DEMO_URL)?.replace(/\/+$/, '') ?? null,
} as const;
