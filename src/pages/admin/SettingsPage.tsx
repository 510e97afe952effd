import { Building2, ShieldCheck, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useUser } from '@/auth/AuthContext.tsx';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { keptProfile, keptUser } from '@/features/console/settings/kept-forms.ts';
import {
  AddUserDialog,
  ProfileDialog,
  SecurityDialog,
  soonAddUser,
  soonProfile,
  soonSecurity,
} from '@/features/console/settings/settings-dialogs.ts';
import { ShortcutsChoice } from '@/features/console/settings/ShortcutsChoice.tsx';
import { SettingsCard } from '@/features/console/settings/SettingsCard.tsx';

const CARDS = ['profile', 'security', 'user'] as const;
type Card = (typeof CARDS)[number];

/** Profile, security and people, each in a dialog of its own. */
export function Component() {
  const user = useUser();
  const [open, setOpen] = useState<Card | null>(() =>
    keptProfile.of(user) !== null ? 'profile' : keptUser.of(user) !== null ? 'user' : null,
  );
  // Still sending what nobody waits for: there with what was typed, and not to be seen.
  const [away, setAway] = useState<readonly Card[]>([]);
  const there = CARDS.filter((card) => card === open || away.includes(card));
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h1 className="text-h3 font-semibold">Settings</h1>
        <p className="text-quiet">Your organization, your session, your people.</p>
      </div>
      <ul className="border-t border-hairline">
        <SettingsCard
          title="Profile Settings"
          text="Name, address and company registration number of your organization."
          icon={Building2}
          onOpen={() => setOpen('profile')}
          soon={soonProfile}
        />
        <SettingsCard
          title="Security"
          text="Who is signed in on this browser, and until when."
          icon={ShieldCheck}
          onOpen={() => setOpen('security')}
          soon={soonSecurity}
        />
        <SettingsCard
          title="Add User"
          text="Give a colleague an account, as user or admin."
          icon={UserPlus}
          onOpen={() => setOpen('user')}
          soon={soonAddUser}
        />
      </ul>
      <ShortcutsChoice />
      {there.map((card) => {
        const dialog = {
          open: card === open,
          onClose: () => {
            setOpen((now) => (now === card ? null : now));
            setAway((now) => now.filter((other) => other !== card));
          },
          onAway: () => {
            setOpen(null);
            setAway((now) => [...now, card]);
          },
        };
        return (
          <DialogBoundary key={card} name="The dialog" onClose={dialog.onClose}>
            <Suspense>
              {card === 'security' && <SecurityDialog onClose={dialog.onClose} />}
              {card === 'profile' && <ProfileDialog {...dialog} />}
              {card === 'user' && <AddUserDialog {...dialog} />}
            </Suspense>
          </DialogBoundary>
        );
      })}
    </div>
  );
}
