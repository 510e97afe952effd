/** Settings: profile, users, cases, session, and the approval rules. */
import { lazyPart } from '@/components/lazy-part.tsx';

export { GeneralRules, Notifications, Roles, Thresholds } from './ApprovalPanels.tsx';
export { CasesPart } from './CasesPart.tsx';
export { SecurityDialog, SessionFacts, SignOutButton } from './SessionFacts.tsx';
export { SettingsFrame, SettingsPart } from './parts.tsx';

export const AddUserDialog = lazyPart(() =>
  import('./AddUserDialog.tsx').then((m) => m.AddUserDialog),
);
export const ProfileDialog = lazyPart(() =>
  import('./ProfileDialog.tsx').then((m) => m.ProfileDialog),
);
