/** Where the backend is: read from the build's settings or the served page. */
import { ConfigError, setting } from './config.ts';
import { parseUrl } from './lib/parse-url.ts';

const BACKEND_PORT = 5000;

/**
 * Reads the backend setting in any of its forms.
 *
 * @param host a bare host (`10.0.0.5` means `http://10.0.0.5:5000`), an origin or base URL (unchanged), a path (`/api`,
 *   same origin), or null for port 5000 of the host that serves the page
 * @param page the address of the page
 * @returns the base to which call paths are appended, without a trailing slash
 * @throws ConfigError when the form is unreadable or contains what no base can (a password, a query), or an https page
 *   would have to call an http backend (browsers block that)
 */
export function backendBase(
  host: string | null,
  page: Pick<URL, 'protocol' | 'hostname' | 'origin'>,
): string {
  const base = readBase(host, page);
  if (page.protocol === 'https:' && base.startsWith('http://') && !isLoopback(base)) {
    throw new ConfigError(
      `This page is served over https but its backend is ${base}; browsers block such calls. ` +
        'Serve the backend over https, or proxy it at a path and set VITE_API_HOST=/api.',
    );
  }
  return base;
}

function readBase(
  host: string | null,
  page: Pick<URL, 'protocol' | 'hostname' | 'origin'>,
): string {
  if (host === null) return `${page.protocol}//${page.hostname}:${BACKEND_PORT}`;
  const url = parseUrl(wholeAddress(host, page.origin));
  const base = url && url.origin + url.pathname;
  // The value is not repeated: everyone who opens the page would read its password.
  if (base === null || base !== url?.href) {
    throw new ConfigError(
      'VITE_API_HOST must be a host, an address or a path, without user, query and fragment.',
    );
  }
  return base.replace(/\/+$/, '');
}

/** The setting with its omitted parts; '' for a bare host that contains more than a host. */
function wholeAddress(host: string, origin: string): string {
  if (/^https?:\/\//i.test(host)) return host;
  if (/^\/(?!\/)/.test(host)) return origin + host;
  if (/[/\\]/.test(host)) return '';
  return /:\d+$/.test(host) ? `http://${host}` : `http://${host}:${BACKEND_PORT}`;
}

function isLoopback(base: string): boolean {
  return /^http:\/\/(localhost|127(?:\.\d+){3}|\[::1\])(?=[:/]|$)/i.test(base);
}

/**
 * The backend's base URL for this page: the served page's `<meta name="api-base">` wins over the build's VITE_API_HOST,
 * so that one build serves many hosts.
 *
 * @throws ConfigError see backendBase
 */
export function apiBase(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content;
  return backendBase(
    setting('api-base', meta) ?? setting('VITE_API_HOST', import.meta.env.VITE_API_HOST),
    new URL(window.location.href),
  );
}

/** True if the embedded backend answers: only it offers its accounts to the log-in page. */
export const isDemo = (): boolean => document.querySelector('meta[name="demo-accounts"]') !== null;
