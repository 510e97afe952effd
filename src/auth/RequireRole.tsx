import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '@/api/contract/index.ts';
import { Wordmark } from '@/components/Wordmark.tsx';
import { config } from '@/config.ts';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import { UserProvider, useAuth } from './AuthContext.tsx';
import { loginPathFrom } from './return-path.ts';
import { boot } from './session.ts';

/**
 * A layout route that lets one role through (specification section 4). Nothing below it mounts, and so
 * nothing below it fetches, before the person is known.
 */
export function RequireRole({ role }: { role: Role }) {
  const auth = useAuth();
  const { pathname, hash, key } = useLocation();
  // Every navigation looks whether the token is still there.
  useEffect(boot, [pathname]);

  // Each redirect below has the navigation as its key: one that overtakes the last is redirected too.
  switch (auth.status) {
    case 'loading':
      return <Checking />;
    case 'unavailable':
      return <Unavailable message={auth.message} onRetry={auth.retry} />;
    case 'signedOut': {
      // A table writes its search into the address without telling the router.
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

/** As many lines as the sidebar of either console has links. */
const LINES = ['w-24', 'w-20', 'w-16', 'w-20', 'w-14'];

/**
 * The frame of the consoles, empty, while the person is asked for: a reload changes what stands in it and not
 * the page. It shows no name and no link, since nothing is known yet.
 */
function Checking() {
  return (
    <div className="grid min-h-dvh grid-rows-[3.5rem_1fr] md:grid-cols-[240px_minmax(0,1fr)]">
      <div className="flex items-center border-b border-hairline bg-surface px-5 text-h4 md:border-r">
        <Wordmark />
      </div>
      <div className="border-b border-hairline bg-surface max-md:hidden" />
      <div
        aria-hidden
        className="grid content-start gap-7 border-r border-hairline bg-surface px-5 py-5 max-md:hidden"
      >
        {LINES.map((width, at) => (
          <Skeleton key={at} className={width} />
        ))}
      </div>
      <main className="px-4 py-6 md:px-6">
        <p role="status" className="flex items-center gap-3 text-sm text-quiet">
          <Spinner />
          Checking who you are…
        </p>
        <div aria-hidden className="mt-8 grid max-w-3xl gap-5">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-full" />
          <Skeleton className="w-5/6" />
          <Skeleton className="w-2/3" />
        </div>
      </main>
    </div>
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
