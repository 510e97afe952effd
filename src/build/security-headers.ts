/**
 * The headers of every answer of the site: one source for dist/_headers, `vite preview` and the tests.
 * Design section 10, "security".
 */
import { WORKER_POLICY } from '../lib/trusted-types.ts';

export interface PolicyInput {
  /** `sha256-…` of every inline script in the built HTML. */
  scriptHashes: readonly string[];
  /** Origins besides the site's own that its pages call. */
  connect: readonly string[];
}

/** The Content-Security-Policy, one directive per entry. */
export function contentSecurityPolicy({ scriptHashes, connect }: PolicyInput): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    ['style-src', "'self'"],
    ['font-src', "'self'"],
    ['img-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    // A form that falls back to the visitor's mail client opens a mailto: link; it submits nothing.
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', WORKER_POLICY],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

export interface HeaderInput extends PolicyInput {
  /** Seconds; only on request, since HSTS covers every port of a host. */
  hstsMaxAge?: number | null;
}

/** Name and value of every security header. */
export function securityHeaders(input: HeaderInput): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(input),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(input.hstsMaxAge ? { 'Strict-Transport-Security': `max-age=${input.hstsMaxAge}` } : {}),
  };
}

/** Seconds from the setting HSTS_MAX_AGE; null when it is unset. */
export function readHsts(value: string | undefined): number | null {
  if (!value?.trim()) return null;
  const seconds = Number(value);
  if (Number.isInteger(seconds) && seconds > 0) return seconds;
  throw new Error(`HSTS_MAX_AGE must be a whole number of seconds, not "${value}".`);
}
