import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { ApiError, loginErrorText } from '@/api/errors.ts';
import { useAuth } from '@/session/AuthContext.tsx';
import { pathAfterLogin } from '@/session/return-path.ts';
import { isDemo } from '@/backend.ts';
import { EmptyConsole } from '@/components/EmptyConsole.tsx';
import { Field, TextField } from '@/components/Field.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { config } from '@/config.ts';
import { AccountPage, DemoAccounts, justSignedUp, NamePair } from '@/site/index.ts';
import { email } from '@/components/account-form/schemas.ts';
import { Button, SubmitButton } from '@/ui/Button.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { paths } from '@/paths.ts';
import { Notice } from '@/ui/Notice.tsx';
import { PasswordInput } from '@/ui/PasswordInput.tsx';

/** Fields of the form (specification section 5). */
const LoginForm = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password')),
});
type LoginForm = v.InferOutput<typeof LoginForm>;

/** Returns the next step after a failed log-in. Only a refusal is a reason to check the input. */
function nextStep(error: unknown): string {
  if (error instanceof ApiError && error.noAnswer) {
    return 'The server did not answer. Check your connection and try again.';
  }
  const refused = error instanceof ApiError && error.kind === 'http' && (error.status ?? 0) < 500;
  return refused
    ? 'Check your email and password and try again.'
    : 'This is no fault of your email or password. Try again in a few minutes.';
}

export function Component() {
  const auth = useAuth();
  const { search, state } = useLocation();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<{ text: string; next: string } | null>(null);
  const {
    register,
    handleSubmit,
    setValue,
    formState: { errors, isSubmitting },
  } = useForm<LoginForm>({
    resolver: valibotResolver(LoginForm),
    defaultValues: { email: justSignedUp(state) ?? '', password: '' },
  });

  if (auth.status === 'signedIn') {
    return (
      <div className="fixed inset-0 z-50 bg-page-from">
        <Navigate to={pathAfterLogin(search, auth.user.role)} replace />
        <EmptyConsole status="Opening the console…" />
      </div>
    );
  }

  async function submit(form: LoginForm) {
    setFailure(null);
    try {
      await auth.login(form);
    } catch (error) {
      setFailure({ text: loginErrorText(error), next: nextStep(error) });
    }
  }

  const { reason = null, elsewhere = false } = auth.status === 'signedOut' ? auth : {};
  return (
    <AccountPage
      title="Log in"
      lead={
        <p>
          New here?{' '}
          <Link to={paths.signup()} className="text-brand underline underline-offset-2">
            Create an account
          </Link>
        </p>
      }
      aside={<NamePair />}
      extra={
        hydrated &&
        isDemo() && (
          <PanelBoundary name="The list of demo accounts">
            <DemoAccounts
              onChoose={({ email, password }) => {
                setValue('email', email);
                setValue('password', password);
                form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
              }}
            />
          </PanelBoundary>
        )
      }
    >
      <div className="grid gap-4 empty:hidden [&:not(:empty)]:mb-6">
        {hydrated && justSignedUp(state) !== null && (
          <Notice tone="success">
            Account created successfully! Please log in. Your organisation is awaiting approval
            {config.approvalTime && ` (within ${config.approvalTime})`}. You can add domains in the
            meantime.
          </Notice>
        )}
        {(reason !== null || elsewhere) && !failure && (
          <Notice tone="warning">
            <p>
              {elsewhere
                ? 'You were logged out in another tab.'
                : 'Your session has ended. Log in again.'}
            </p>
            {reason && <p className="mt-1 text-xs text-quiet">{reason}</p>}
          </Notice>
        )}
        {auth.status === 'unavailable' && !failure && (
          <Notice
            tone="warning"
            action={
              <Button size="sm" onClick={auth.retry}>
                Retry
              </Button>
            }
          >
            Can’t reach the server. {auth.message}
          </Notice>
        )}
        {failure && (
          <Notice tone="error" className="bg-high/6!">
            <p className="font-semibold">{failure.text}</p>
            {/* The contact is below the button, once. */}
            <p className="mt-1">{failure.next}</p>
          </Notice>
        )}
      </div>
      <form
        ref={form}
        noValidate
        method="post"
        onSubmit={(event) => void handleSubmit(submit)(event)}
        className="grid gap-5"
      >
        <TextField
          {...register('email')}
          label="Email"
          error={errors.email?.message}
          type="email"
          autoComplete="username"
          inputMode="email"
        />
        <Field label="Password" error={errors.password?.message}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <SubmitButton pending={isSubmitting}>
          {isSubmitting ? 'Signing in...' : 'Log in'}
        </SubmitButton>
        <p className="text-sm text-quiet">
          Forgot password? Write to{' '}
          <a
            href={`mailto:${config.supportEmail}`}
            className="text-brand underline underline-offset-2"
          >
            {config.supportEmail}
          </a>
          .
        </p>
      </form>
    </AccountPage>
  );
}
