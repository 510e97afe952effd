import { Link } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { roleLabels } from '@/auth/role-labels.ts';
import { paths } from '@/paths.ts';
import { Button, buttonClass } from '@/ui/Button.tsx';

export function Component() {
  const auth = useAuth();
  return (
    <section className="measure py-16 md:py-24">
      <h1 className="font-display text-h2 font-bold">Access Denied</h1>
      <p className="mt-5 max-w-prose text-body text-quiet">
        This page belongs to another role.{' '}
        {auth.status === 'signedIn' ? (
          <>
            You are signed in as{' '}
            <strong className="break-all text-ink">
              <HostileText text={auth.user.email} />
            </strong>{' '}
            with the role {roleLabels[auth.user.role]}. If that is not the account you meant to use,
            log out and sign in with the other one.
          </>
        ) : (
          'Log in with an account that may open it.'
        )}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.home()} className={buttonClass('secondary', 'lg')}>
          Go to the home page
        </Link>
        <Link
          to={paths.login()}
          className={buttonClass(auth.status === 'signedIn' ? 'secondary' : 'primary', 'lg')}
        >
          Log in
        </Link>
        {auth.status === 'signedIn' && (
          <Button tone="primary" size="lg" onClick={auth.logout}>
            Log out
          </Button>
        )}
      </div>
    </section>
  );
}
