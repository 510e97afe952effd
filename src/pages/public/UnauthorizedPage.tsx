import { Link } from 'react-router-dom';
import { useAuth } from '@/session/AuthContext.tsx';
import { homeFor } from '@/session/return-path.ts';
import { roleLabels } from '@/session/role-labels.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { paths } from '@/paths.ts';
import { Button, buttonClass } from '@/ui/Button.tsx';

/** Refuses a role: says who is logged in, and the one page for that user. */
export function Component() {
  const auth = useAuth();
  const home = auth.status === 'signedIn' ? homeFor(auth.user.role) : null;
  const hasConsole = home !== null && home !== paths.unauthorized();
  return (
    <section className="measure py-16 md:py-24">
      <h1 className="font-display text-h2 font-bold">Access Denied</h1>
      <p className="mt-5 max-w-text text-body text-quiet">
        {auth.status === 'signedIn' ? (
          <>
            Your account doesn’t have access to this page. You’re signed in as{' '}
            <strong className="wrap-anywhere text-ink">
              <HostileText text={auth.user.email} />
            </strong>{' '}
            with the role {roleLabels[auth.user.role]}.{' '}
            {hasConsole
              ? 'If that isn’t the account you meant to use, log out first.'
              : 'This role has no console. An admin of your organisation can give you an account that has one.'}
          </>
        ) : (
          'You’re not logged in. Log in with an account that has access to this page.'
        )}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {hasConsole && (
          <Link to={home} className={buttonClass('primary', 'lg')}>
            Go to your console
          </Link>
        )}
        {auth.status === 'signedIn' ? (
          <Button tone={hasConsole ? 'secondary' : 'primary'} size="lg" onClick={auth.logout}>
            Log out
          </Button>
        ) : (
          <Link to={paths.login()} className={buttonClass('primary', 'lg')}>
            Log in
          </Link>
        )}
        {!hasConsole && (
          <Link to={paths.home()} className={buttonClass('secondary', 'lg')}>
            Go to the home page
          </Link>
        )}
      </div>
    </section>
  );
}
