import { Building2, ShieldCheck, UserPlus, ChevronRight } from 'lucide-react';
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
  SettingsFrame,
  SettingsPart,
} from '@/settings/index.ts';

const CARDS = [
  {
    id: 'profile',
    title: 'Profile Settings',
    text: 'Name, address and company registration number of your organisation.',
    icon: Building2,
  },
  {
    id: 'security',
    title: 'Security',
    text: 'Who is signed in on this browser, and until when.',
    icon: ShieldCheck,
  },
  {
    id: 'user',
    title: 'Add User',
    text: 'Give a colleague an account, as user or admin.',
    icon: UserPlus,
  },
] as const;
type Card = (typeof CARDS)[number]['id'];

/** Profile, security and people, each in a separate dialog; data kept in this browser next to them. */
export function Component() {
  const [open, setOpen] = useState<Card | null>(() =>
    wasCutOff('profile_draft') ? 'profile' : wasCutOff('user_draft') ? 'user' : null,
  );
  // Hidden dialogs with typed text whose call is still running, although the user no longer waits for it.
  const [away, setAway] = useState<readonly Card[]>([]);
  usePageAction('add-user', () => setOpen('user'));
  const there = CARDS.map(({ id }) => id).filter((id) => id === open || away.includes(id));
  return (
    <>
      <SettingsFrame
        lead="Your organisation, your session, your people."
        main={
          <SettingsPart title="Organisation">
            <ul>
              {CARDS.map(({ id, title, text, icon: Icon }) => (
                <li
                  key={id}
                  className="relative flex items-center gap-4 border-b border-hairline py-4 hover:bg-ink/3"
                >
                  <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-quiet" />
                  <div className="min-w-0 flex-1">
                    <h2 className="text-sm font-semibold">
                      <button
                        type="button"
                        aria-haspopup="dialog"
                        onClick={() => setOpen(id)}
                        className="text-left after:absolute after:inset-0"
                      >
                        {title}
                      </button>
                    </h2>
                    <p className="text-sm text-quiet">{text}</p>
                  </div>
                  <ChevronRight
                    aria-hidden
                    size={16}
                    strokeWidth={1.5}
                    className="shrink-0 text-quiet"
                  />
                </li>
              ))}
            </ul>
          </SettingsPart>
        }
        last={
          <SettingsPart title="Cases in this browser">
            <PanelBoundary name="This part">
              <CasesPart />
            </PanelBoundary>
          </SettingsPart>
        }
      />
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
    </>
  );
}
