/** The home of a user, and the page after log-in: the one that asked for it, if the role may see it. */
import type { Role } from '@/api/contract/index.ts';
import { parseUrl } from '@/lib/parse-url.ts';
import { paths } from '@/paths.ts';

/** The query parameter of the log-in page with the page that the user came from. */
const RETURN_PARAMETER = 'next';

/** The home of a role; `user` has no area (specification section 6). */
export function homeFor(role: Role): string {
  if (role === 'superadmin') return paths.superadmin.dashboard();
  return role === 'admin' ? paths.admin.dashboard() : paths.unauthorized();
}

/** The log-in page, with `from` (a path with query and hash) unless that is `role`'s home. */
export function loginPathFrom(from: string, role: Role): string {
  if (from === homeFor(role)) return paths.login();
  return `${paths.login()}?${new URLSearchParams({ [RETURN_PARAMETER]: from }).toString()}`;
}

const MAX_LENGTH = 2_000;
/** A base for resolving a path; no site can have a name under `.invalid` (RFC 2606). */
const OWN = 'https://own.invalid';

const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;
// Browsers drop tabs and line breaks inside an address and read a backslash as a slash.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const TREACHEROUS = /[\u0000-\u0020\u007f\\]/;

/**
 * A return path that is safe to follow: a plain path on this origin inside the role's own area.
 *
 * @param path anything, hostile by assumption
 * @returns the path with query and hash unchanged, or null
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

/** The page after a log-in as `role`, given the query string of the log-in page. */
export function pathAfterLogin(search: string, role: Role): string {
  return safeReturnPath(new URLSearchParams(search).get(RETURN_PARAMETER), role) ?? homeFor(role);
}
