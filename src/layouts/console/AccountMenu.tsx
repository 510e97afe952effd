import { ChevronDown, LogOut, Settings } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useAuth, useUser } from '@/session/AuthContext.tsx';
import { roleLabels } from '@/session/role-labels.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { labelText } from '@/lib/visible-text.ts';
import { paths } from '@/paths.ts';
import { Popover } from '@/ui/Popover.tsx';

const ITEM =
  'text-console hover:bg-ink/6 flex h-9 w-full items-center gap-3 rounded px-3 pointer-coarse:h-11';

/** The user's name and role; links to settings and log-out. */
export function AccountMenu() {
  const { logout } = useAuth();
  const user = useUser();
  const navigate = useNavigate();
  const settings =
    user.role === 'superadmin' ? paths.superadmin.settings() : paths.admin.settings();

  function leave() {
    logout();
    void navigate(paths.login(), { replace: true });
  }

  return (
    <Popover
      label="Account"
      className="w-64"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={`Account: ${roleLabels[user.role]}, ${labelText(user.email, 'no email given')}`}
          className="flex h-9 items-center gap-2 rounded px-2 text-console font-semibold hover:bg-ink/6 pointer-coarse:h-11"
        >
          <span className="grid size-6 place-items-center rounded bg-tint font-mono text-xs text-brand-deep max-md:hidden">
            {labelText(user.email.slice(0, 1), '?').toUpperCase()}
          </span>
          <span>{roleLabels[user.role]}</span>
          <ChevronDown className="text-quiet max-md:hidden" />
        </button>
      )}
    >
      {(close) => (
        <>
          <p className="border-b border-hairline px-4 py-3 text-console">
            <span className="block text-xs text-quiet">Signed in as</span>
            <span className="font-medium break-all">
              <HostileText text={user.email} />
            </span>
          </p>
          <div className="p-1.5">
            <Link to={settings} onClick={close} className={ITEM}>
              <Settings className="text-quiet" />
              Settings
            </Link>
            <button type="button" onClick={leave} className={ITEM}>
              <LogOut className="text-quiet" />
              Log out
            </button>
          </div>
        </>
      )}
    </Popover>
  );
}
