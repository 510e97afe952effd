/** Where a person goes after signing in: back to where they came from, if that is theirs to see. */
import type { Role } from '@/api/contract/index.ts';
import { parseUrl } from '@/lib/parse-url.ts';
import { homeFor, RETURN_PARAMETER } from './sign-in-path.ts';

const MAX_LENGTH = 2_000;
/** Only there to resolve a path against; `.invalid` can be nobody's (RFC 2606). */
const OWN = 'https://own.invalid';

const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;
// Browsers drop tabs and line breaks inside an address and read a backslash as a slash.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const TREACHEROUS = /[\u0000-\u0020\u007f\\]/;

/**
 * A return path that is safe to follow: a plain path on this origin inside the role's own area.
 *
 * @param path anything, hostile by assumption
 * @returns the path with query and hash as given, or null
 */
export function safeReturnPath(path: unknown, role: Role): string | null {
  if (typeof path !== 'string' || path.length > MAX_LENGTH) return null;
  if (role === 'user' || !path.startsWith('/') || TREACHEROUS.test(path)) return null;
  const url = parseUrl(path, OWN);
  if (url === null) return null;
  const home = homeFor(role);
  const inArea = url.pathname === home || url.pathname.startsWith(`${home}/`);
  const written = path.split(/[?#]/, 1)[0] ?? '';
  return url.origin === OWN && inArea && !DOT_SEGMENT.test(written) ? path : null;
}

/** Where to go after signing in as `role`, given the query string of the sign-in page. */
export function pathAfterLogin(search: string, role: Role): string {
  return safeReturnPath(new URLSearchParams(search).get(RETURN_PARAMETER), role) ?? homeFor(role);
}
