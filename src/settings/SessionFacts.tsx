import { useSyncExternalStore } from 'react';
import { useUser } from '@/session/AuthContext.tsx';
import { roleLabels } from '@/session/role-labels.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { Fact, Facts } from '@/components/Facts.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { isRecord } from '@/api/contract/read.ts';

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

/** The claims of an access token. It may not be a JSON Web Token: the contract allows any text. */
interface TokenFacts {
  /** Expiry of the token, ISO 8601 in UTC; null if it has none. */
  readonly expires: string | null;
}

/**
 * Reads the claims of a JSON Web Token (RFC 7519) without checking its signature: the facts are shown, and decide
 * nothing.
 *
 * @returns null if it is unreadable
 */
export function readToken(token: string): TokenFacts | null {
  const payload = token.split('.')[1];
  if (payload === undefined || payload === '') return null;
  const claims = parse(payload);
  if (!isRecord(claims)) return null;
  const { exp } = claims;
  return { expires: typeof exp === 'number' ? isoOf(exp) : null };
}

function parse(part: string): unknown {
  try {
    const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** @param seconds since the epoch; null if the day is in no calendar */
function isoOf(seconds: number): string | null {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
