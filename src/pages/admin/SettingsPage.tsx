import { Building2, ShieldCheck, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useUser } from '@/auth/AuthContext.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { keptProfile, keptUser } from '@/features/settings/kept-forms.ts';
import { SecurityDialog } from '@/features/settings/SecurityDialog.tsx';
import { SettingsCard } from '@/features/settings/SettingsCard.tsx';

// With the form library, which the page itself does not need: loaded when a form is opened.
const ProfileDialog = lazy(async () => ({
  default: (await import('@/features/settings/ProfileDialog.tsx')).ProfileDialog,
}));
const AddUserDialog = lazy(async () => ({
  default: (await import('@/features/settings/AddUserDialog.tsx')).AddUserDialog,
}));

/** Profile, security and people, each in a dialog of its own. */
export function Component() {
  const user = useUser();
  const [open, setOpen] = useState<'profile' | 'security' | 'user' | null>(() =>
    keptProfile.of(user) !== null ? 'profile' : keptUser.of(user) !== null ? 'user' : null,
  );
  const close = () => setOpen(null);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h1 className="text-h3 font-semibold">Settings</h1>
        <p className="text-quiet">Your organisation, your session, your people.</p>
      </div>
      <ul className="border-t border-hairline">
        <SettingsCard
          title="Profile Settings"
          text="Name, address and company registration number of your organisation."
          icon={Building2}
          onOpen={() => setOpen('profile')}
        />
        <SettingsCard
          title="Security"
          text="Who is signed in on this browser, and until when."
          icon={ShieldCheck}
          onOpen={() => setOpen('security')}
        />
        <SettingsCard
          title="Add User"
          text="Give a colleague an account, as user or admin."
          icon={UserPlus}
          onOpen={() => setOpen('user')}
        />
      </ul>
      {open !== null && (
        <DialogBoundary key={open} name="The dialog" onClose={close}>
          {open === 'security' && <SecurityDialog onClose={close} />}
          <Suspense>
            {open === 'profile' && <ProfileDialog onClose={close} />}
            {open === 'user' && <AddUserDialog onClose={close} />}
          </Suspense>
        </DialogBoundary>
      )}
    </div>
  );
}
