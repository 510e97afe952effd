import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { CurrentUser } from '@/api/contract/index.ts';
import { boot, login, logout, retry, sessionStore, type Session } from './session.ts';

const actions = { login, logout, retry } as const;

export type Auth = Session & typeof actions;

const AuthContext = createContext<Auth | null>(null);
const UserContext = createContext<CurrentUser | null>(null);

/** Gives the session to everything below; may be mounted in several places. Prerenders as `loading`. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getSnapshot,
    sessionStore.getServerSnapshot,
  );
  useEffect(boot, []);
  const auth = useMemo<Auth>(() => ({ ...session, ...actions }), [session]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The session and its functions. Only below AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth is used outside AuthProvider');
  return auth;
}

/** Only for RequireRole: provides `user` to everything below it. */
export function UserProvider({ user, children }: { user: CurrentUser; children: ReactNode }) {
  return <UserContext value={user}>{children}</UserContext>;
}

/** The logged-in user. Only below RequireRole, where there always is one. */
export function useUser(): CurrentUser {
  const user = useContext(UserContext);
  if (user === null) throw new Error('useUser is used outside RequireRole');
  return user;
}
