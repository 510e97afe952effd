/** Where a person belongs, and where they sign in to come back. What is followed back: return-path.ts. */
import type { Role } from '@/api/contract/index.ts';
import { paths } from '@/paths.ts';

/** The query parameter of the sign-in page that says where the person came from. */
export const RETURN_PARAMETER = 'next';

/** The home of a role; `user` has no area (specification section 6). */
export function homeFor(role: Role): string {
  if (role === 'superadmin') return paths.superadmin.dashboard();
  return role === 'admin' ? paths.admin.dashboard() : paths.unauthorized();
}

/** The sign-in page, remembering `from` (a path with query and hash) unless that is `role`'s home. */
export function loginPathFrom(from: string, role: Role): string {
  if (from === homeFor(role)) return paths.login();
  return `${paths.login()}?${new URLSearchParams({ [RETURN_PARAMETER]: from }).toString()}`;
}
