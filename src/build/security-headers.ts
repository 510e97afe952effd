/**
 * The headers of every answer of the site: one source for dist/_headers, the nginx configuration, `vite preview` and
 * the tests.
 */
import { WORKER_POLICY } from '../lib/trusted-types.ts';
import type { InlineHashes } from './built-html.ts';

/** The name that joins the policy's report-to with the Reporting-Endpoints header. */
const REPORTS = 'naamraksha';

export interface PolicyInput {
  /** The hashes of every inline script and style sheet in the built HTML. */
  hashes: InlineHashes;
  /** Other origins that the pages call. */
  connect: readonly string[];
  /** Sources of workers in addition to this origin's files. */
  workers?: readonly string[];
  /** Browsers report violations of the policy to this address; see readUrl. */
  reportUrl?: string | null;
}

/** The Content-Security-Policy, one directive per entry. */
export function contentSecurityPolicy({
  hashes,
  connect,
  workers = [],
  reportUrl,
}: PolicyInput): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoteHashes(hashes.scripts)],
    ['style-src', "'self'", ...quoteHashes(hashes.styles)],
    ['font-src', "'self'"],
    ['img-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'", ...workers],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    // A form that falls back to the visitor's mail client opens a mailto: link; it submits nothing.
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', WORKER_POLICY],
    // The older directive for browsers that do not know the newer one; the others ignore it.
    ...(reportUrl
      ? [
          ['report-uri', reportUrl],
          ['report-to', REPORTS],
        ]
      : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

function quoteHashes(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

/** Features that the site never uses. Only names that browsers know: they warn about any other. */
const SWITCHED_OFF = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

export interface HeaderInput extends PolicyInput {
  /** See readHsts. Off by default, since HSTS covers every port of a host. */
  hsts?: string | null;
}

/** Name and value of every security header. */
export function securityHeaders(input: HeaderInput): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(input),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(input.reportUrl ? { 'Reporting-Endpoints': `${REPORTS}="${input.reportUrl}"` } : {}),
    ...(input.hsts ? { 'Strict-Transport-Security': input.hsts } : {}),
  };
}

/**
 * The setting HSTS_MAX_AGE in the form of the header: seconds, and optional directives (`31536000; includeSubDomains;
 * preload`). Null if it is unset.
 *
 * @throws Error for any other text
 */
export function readHsts(value: string | undefined): string | null {
  const text = value?.trim();
  if (!text) return null;
  if (!/^[1-9]\d*(?: *; *(?:includeSubDomains|preload))*$/.test(text)) {
    throw new Error(
      `HSTS_MAX_AGE must be seconds, perhaps with "; includeSubDomains; preload", not "${text}".`,
    );
  }
  return `max-age=${text}`;
}

/**
 * A setting with origins, separated by spaces, for the policy.
 *
 * @param name of the setting, for the message
 * @throws Error when one is no http(s) origin: with a path, a source would only allow that path
 */
export function readOrigins(name: string, value: string | undefined): string[] {
  const words = value?.split(/\s+/).filter((word) => word !== '') ?? [];
  return words.map((word) => {
    const origin = /^https?:\/\//i.test(word) && URL.canParse(word) ? new URL(word).origin : null;
    if (origin === null || !/^[\w.:[\]/-]+$/.test(origin) || new URL(word).href !== `${origin}/`) {
      throw new Error(
        `${name} must be origins such as https://api.example.in, separated by spaces, not "${word}".`,
      );
    }
    return origin;
  });
}

/**
 * A setting with an address for reports, safe for every header; null if it is unset.
 *
 * @param name of the setting, for the message
 * @throws Error when it is neither an http(s) address nor a path of the site
 */
export function readUrl(name: string, value: string | undefined): string | null {
  const url = value?.trim();
  if (!url) return null;
  const path = url.startsWith('/') && !url.startsWith('//');
  if (!path && !(/^https?:\/\//i.test(url) && URL.canParse(url))) {
    throw new Error(`${name} must be an http(s) address or a path, not "${url}".`);
  }
  const { href, origin } = new URL(url, 'http://build.invalid');
  // These signs would end the directive, the header's member or the quoted string.
  const safe = href.replace(/[;,"'\\$]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return path ? safe.slice(origin.length) : safe;
}
