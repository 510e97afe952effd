import { Building2, ShieldCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { AddUserDialog } from '@/features/settings/AddUserDialog.tsx';
import { ProfileDialog } from '@/features/settings/ProfileDialog.tsx';
import { SecurityDialog } from '@/features/settings/SecurityDialog.tsx';
import { SettingsCard } from '@/features/settings/SettingsCard.tsx';

/** Profile, security and people, each in a dialog of its own. */
export function Component() {
  const [open, setOpen] = useState<'profile' | 'security' | 'user' | null>(null);
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
      {open === 'profile' && <ProfileDialog onClose={close} />}
      {open === 'security' && <SecurityDialog onClose={close} />}
      {open === 'user' && <AddUserDialog onClose={close} />}
    </div>
  );
}
