import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '@/api/contract/index.ts';
import { EmptyConsole } from '@/components/EmptyConsole.tsx';
import { Wordmark } from '@/components/Wordmark.tsx';
import { config } from '@/config.ts';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';
import { UserProvider, useAuth } from './AuthContext.tsx';
import { loginPathFrom } from './return-path.ts';
import { boot } from './session.ts';

/**
 * A layout route that admits one role (specification section 4). Nothing below it mounts, and so nothing below it
 * fetches, before the user is known.
 */
export function RequireRole({ role }: { role: Role }) {
  const auth = useAuth();
  const { pathname, hash, key } = useLocation();
  // Every navigation checks if the token is still there.
  useEffect(boot, [pathname]);

  // Each redirect below has the navigation as its key: a later one is redirected too.
  switch (auth.status) {
    case 'loading':
      return (
        <main>
          <EmptyConsole status="Checking who you are…" />
        </main>
      );
    case 'unavailable':
      return <Unavailable message={auth.message} onRetry={auth.retry} />;
    case 'signedOut': {
      // A table writes its search into the address without the router.
      const from = `${pathname}${window.location.search}${hash}`;
      const to = auth.deliberate ? paths.login() : loginPathFrom(from, role);
      return <Navigate key={key} to={to} replace />;
    }
    case 'signedIn':
      break;
  }
  if (auth.user.role !== role) return <Navigate key={key} to={paths.unauthorized()} replace />;
  return (
    <UserProvider user={auth.user}>
      <Outlet />
    </UserProvider>
  );
}

function Unavailable({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="w-full max-w-md">
        <p className="mb-6 text-h4">
          <Wordmark />
        </p>
        <div role="alert">
          <h1 className="text-h3 font-semibold">Can't reach the server</h1>
          <p className="mt-2 text-sm text-quiet">{message}</p>
          <Button tone="primary" onClick={onRetry} className="mt-5">
            Retry
          </Button>
        </div>
        <p className="mt-8 text-sm text-quiet">
          If it stays like this, write to{' '}
          <a
            href={`mailto:${config.supportEmail}`}
            className="font-semibold text-brand-deep underline underline-offset-3"
          >
            {config.supportEmail}
          </a>
          .
        </p>
      </div>
    </main>
  );
}
