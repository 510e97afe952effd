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
  const facts = token === null ? null : readToken(token);
  if (facts === null) return <span>Not known: the login cannot be read</span>;
  if (facts.expires === null) return <span>Not known: the login does not say</span>;
  return (
    <>
      <time dateTime={facts.expires} className="tabular-nums">
        {formatDateTime(facts.expires)}
      </time>
      <span className="block text-xs text-quiet">Renewed automatically while you work.</span>
    </>
  );
}

/**
 * Reads the expiry of an access token without checking its signature: it is shown, and decides nothing. The token may
 * not be a JSON Web Token (RFC 7519): the contract allows any text.
 *
 * @returns null if it is unreadable; `expires` is ISO 8601 in UTC, or null if it says none
 */
export function readToken(token: string): { readonly expires: string | null } | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isRecord(claims)) return null;
    const { exp } = claims;
    return { expires: typeof exp === 'number' ? isoOf(exp) : null };
  } catch {
    return null;
  }
}

/** @param seconds since the epoch; null if the day is in no calendar */
function isoOf(seconds: number): string | null {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
