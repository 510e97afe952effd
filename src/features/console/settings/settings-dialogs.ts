/** The dialogs of the settings, two with the form library: fetched when somebody is about to open one. */
import { lazyPart } from '@/components/lazy-part.tsx';

export const { Part: ProfileDialog, soon: soonProfile } = lazyPart(
  async () => (await import('./ProfileDialog.tsx')).ProfileDialog,
);
export const { Part: SecurityDialog, soon: soonSecurity } = lazyPart(
  async () => (await import('./SecurityDialog.tsx')).SecurityDialog,
);
export const { Part: AddUserDialog, soon: soonAddUser } = lazyPart(
  async () => (await import('./AddUserDialog.tsx')).AddUserDialog,
);
