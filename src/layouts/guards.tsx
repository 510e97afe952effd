/** The two guarded areas: the guard is a layout route of its own, so nothing below it mounts early. */
import { RequireRole } from '@/auth/RequireRole.tsx';
import { ConsoleLayout } from './ConsoleLayout.tsx';

export function AdminGuard() {
  return <RequireRole role="admin" />;
}

export function SuperadminGuard() {
  return <RequireRole role="superadmin" />;
}

export function AdminConsole() {
  return <ConsoleLayout area="admin" />;
}

export function SuperadminConsole() {
  return <ConsoleLayout area="superadmin" />;
}
