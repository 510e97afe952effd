import { useSyncExternalStore } from 'react';
import { useUser } from '@/session/AuthContext.tsx';
import { roleLabels } from '@/session/role-labels.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { Fact, Facts } from '@/components/Facts.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { readToken } from './token-facts.ts';

const subscribe = (listener: () => void) => tokenStore.onRenewal(listener);
const accessToken = () => tokenStore.access();

/** Who is signed in on this browser, as what, and how long the token is good. */
export function SessionFacts() {
  const user = useUser();
  const token = useSyncExternalStore(subscribe, accessToken);
  return (
    <Facts>
      <Fact label="Email">
        <HostileText text={user.email} />
      </Fact>
      <Fact label="Role">{roleLabels[user.role]}</Fact>
      <Fact label="Login confirmed until">
        <Expiry token={token} />
      </Fact>
      <Fact label="Kept in">This browser’s local storage, until you log out</Fact>
    </Facts>
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
