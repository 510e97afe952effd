import { LogOut } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth, useUser } from '@/session/AuthContext.tsx';
import { roleLabels } from '@/session/role-labels.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { Fact, Facts } from '@/components/Facts.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { isRecord } from '@/api/contract/read.ts';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';

const subscribe = (listener: () => void) => tokenStore.onRenewal(listener);
const accessToken = () => tokenStore.access();

/** The user who is logged in on this browser, the role, and the life of the token. */
export function SessionFacts() {
  const user = useUser();
  const token = useSyncExternalStore(subscribe, accessToken);
  return (
    <Facts>
      <Fact label="Email">
        <HostileText text={user.email} />
      </Fact>
      <Fact label="Role">{roleLabels[user.role]}</Fact>
      <Fact label="Session valid until">
        <Expiry token={token} />
      </Fact>
      <Fact label="Kept in">This browser’s local storage, until you log out</Fact>
    </Facts>
  );
}

/** Ends the session of this browser, in all its tabs. */
export function SignOutButton() {
  const { logout } = useAuth();
  const navigate = useNavigate();
  function leave() {
    logout();
    void navigate(paths.login(), { replace: true });
  }
  return (
    <Button onClick={leave} icon={<LogOut aria-hidden size={16} strokeWidth={1.5} />}>
      Log out
    </Button>
  );
}

function Expiry({ token }: { token: string | null }) {
  const expires = tokenExpiry(token ?? '');
  if (expires === null) return <span>Not known</span>;
  return (
    <>
      <time dateTime={expires} className="tabular-nums">
        {formatDateTime(expires)}
      </time>
      <span className="block text-xs text-quiet">Renewed automatically while you work.</span>
    </>
  );
}

/**
 * Reads the expiry of an access token without checking its signature: it is shown, and decides nothing. The token may
 * not be a JSON Web Token (RFC 7519): the contract allows any text.
 *
 * @returns ISO 8601 in UTC; null if the token is unreadable, or says none
 */
export function tokenExpiry(token: string): string | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(base64));
    const expires = isRecord(claims) ? claims['exp'] : null;
    // A day in no calendar throws.
    return typeof expires === 'number' ? new Date(expires * 1000).toISOString() : null;
  } catch {
    return null;
  }
}

/** Session facts and the way out. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Security"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <SignOutButton />
        </>
      }
    >
      <SessionFacts />
      <p className="pt-3 text-sm text-quiet">
        You can’t change your password or see other sessions here. Write to us if you want a new
        password, or think that someone else uses your account.
      </p>
    </Dialog>
  );
}
