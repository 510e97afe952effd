import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '@/api/contract/index.ts';
import { paths } from '@/paths.ts';
import { UserProvider, useAuth } from './AuthContext.tsx';
import { loginPathFrom } from './return-path.ts';
import { boot } from './session.ts';

/**
 * A layout route that lets one role through (specification section 4). Nothing below it mounts, and so
 * nothing below it fetches, before the person is known.
 */
export function RequireRole({ role }: { role: Role }) {
  const auth = useAuth();
  const { pathname, search, hash } = useLocation();
  // Every navigation looks whether the token is still there.
  useEffect(boot, [pathname]);

  switch (auth.status) {
    case 'loading':
      return (
        <div role="status" className="grid min-h-dvh place-items-center text-quiet">
          Checking who you are…
        </div>
      );
    case 'unavailable':
      return <Unavailable message={auth.message} onRetry={auth.retry} />;
    case 'signedOut': {
      const from = `${pathname}${search}${hash}`;
      return <Navigate to={auth.deliberate ? paths.login() : loginPathFrom(from, role)} replace />;
    }
    case 'signedIn':
      break;
  }
  if (auth.user.role !== role) return <Navigate to={paths.unauthorized()} replace />;
  return (
    <UserProvider user={auth.user}>
      <Outlet />
    </UserProvider>
  );
}

function Unavailable({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="max-w-md border border-hairline bg-surface p-6">
        <h1 className="text-xl font-semibold">Can't reach the server</h1>
        <p className="mt-2 text-quiet">{message}</p>
        <button type="button" onClick={onRetry} className="mt-4 border border-hairline px-4 py-2">
          Retry
        </button>
      </div>
    </main>
  );
}
