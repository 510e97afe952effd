import type { Role } from '@/api/contract/index.ts';

/** Names of the roles on screen (specification section 2). */
export const roleLabels: Record<Role, string> = {
  admin: 'Admin',
  superadmin: 'SuperAdmin',
  user: 'User',
};
