import { Building2, ShieldCheck, UserPlus, ChevronRight, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { wasCutOff } from '@/session/use-draft.ts';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { usePageAction } from '@/components/page-actions.ts';
import {
  AddUserDialog,
  CasesPart,
  ProfileDialog,
  SecurityDialog,
  SETTINGS_GRID,
  SettingsPart,
  ShortcutsChoice,
  ThemeChoice,
} from '@/settings/index.ts';

const CARDS = ['profile', 'security', 'user'] as const;
type Card = (typeof CARDS)[number];

/** Profile, security and people, each in a separate dialog; data kept in this browser next to them. */
export function Component() {
  const [open, setOpen] = useState<Card | null>(() =>
    wasCutOff('profile_draft') ? 'profile' : wasCutOff('user_draft') ? 'user' : null,
  );
  // Hidden dialogs with typed text whose call is still running, although the user no longer waits for it.
  const [away, setAway] = useState<readonly Card[]>([]);
  usePageAction('add-user', () => setOpen('user'));
  const there = CARDS.filter((card) => card === open || away.includes(card));
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-h3 font-semibold">Settings</h1>
        <p className="text-quiet">Your organisation, your session, your people.</p>
      </div>
      <div className={SETTINGS_GRID}>
        <SettingsPart title="Organisation">
          <ul>
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
        </SettingsPart>
        <div className="grid content-start gap-8">
          <SettingsPart title="Theme">
            <ThemeChoice />
          </SettingsPart>
          <SettingsPart title="Keyboard">
            <ShortcutsChoice area="admin" />
          </SettingsPart>
          <SettingsPart title="Cases in this browser">
            <PanelBoundary name="This part">
              <CasesPart />
            </PanelBoundary>
          </SettingsPart>
        </div>
      </div>
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
            {card === 'security' && <SecurityDialog onClose={dialog.onClose} />}
            {card === 'profile' && <ProfileDialog {...dialog} />}
            {card === 'user' && <AddUserDialog {...dialog} />}
          </DialogBoundary>
        );
      })}
    </div>
  );
}

interface SettingsCardProps {
  title: string;
  text: string;
  icon: LucideIcon;
  onOpen: () => void;
}

/** One line of the settings, which opens its dialog. */
function SettingsCard({ title, text, icon: Icon, onOpen }: SettingsCardProps) {
  return (
    <li className="relative flex items-center gap-4 border-b border-hairline py-4 hover:bg-ink/3">
      <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <h2 className="text-sm font-semibold">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="text-left after:absolute after:inset-0"
          >
            {title}
          </button>
        </h2>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      <ChevronRight aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-quiet" />
    </li>
  );
}
