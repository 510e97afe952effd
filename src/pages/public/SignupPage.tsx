import * as v from 'valibot';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ApiError, signupErrorText } from '@/api/errors.ts';
import { signupMutation } from '@/api/queries/organizations.ts';
import { useAuth } from '@/session/AuthContext.tsx';
import { pathAfterLogin } from '@/session/return-path.ts';
import { useDraft } from '@/session/use-draft.ts';
import { Field, TextField } from '@/components/Field.tsx';
import {
  AccountPage,
  hasKnownForm,
  NextSteps,
  NextStepsLine,
  signedUpState,
} from '@/site/index.ts';
import { NewPasswordFields } from '@/components/account-form/NewPasswordFields.tsx';
import { config } from '@/config.ts';
import { paths } from '@/paths.ts';
import { Textarea } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { SubmitButton } from '@/ui/Button.tsx';
import { looksLikeEmail } from '@/components/outreach/outreach.ts';
import { email, isRepeated, MISMATCH, newPassword } from '@/components/account-form/schemas.ts';

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const SignupForm = v.pipe(
  v.object({
    companyName: required('Enter the name of your company'),
    companyRegNumber: required('Enter the company registration number'),
    address: required('Enter the address of your company'),
    email,
    ...newPassword,
  }),
  v.forward(v.partialCheck([['password'], ['confirm_password']], isRepeated, MISMATCH), [
    'confirm_password',
  ]),
);
type SignupForm = v.InferOutput<typeof SignupForm>;

/** Fields that the tab keeps until the account exists. */
const SignupDraft = v.object({
  companyName: v.string(),
  companyRegNumber: v.string(),
  address: v.string(),
  email: v.string(),
});

const { approvalTime, priceFrom } = config;

const REDIRECT_MS = 1_000;
const CONFLICT = 409;
/** True if the backend says that this address has an account. */
const isTaken = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status === CONFLICT &&
  /\be-?mail\b/i.test(error.serverMessage);
const LINK = 'text-brand underline underline-offset-2';

export function Component() {
  const auth = useAuth();
  const { search } = useLocation();
  const navigate = useNavigate();
  const signup = useMutation(signupMutation());
  /** The email address of the account, once it is created. */
  const [done, setDone] = useState<string | null>(null);
  const draft = useDraft('signup_draft', SignupDraft);
  const {
    register,
    getValues,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<SignupForm>({
    resolver: valibotResolver(SignupForm),
    // Otherwise it would report a mismatch only once the password is long enough.
    criteriaMode: 'all',
    // A field without one keeps text typed before the script ran.
    defaultValues: draft.found ?? {},
  });

  function keep() {
    const typed = getValues();
    // Only the draft's fields are kept, so the passwords are not.
    draft.keep(Object.values(typed).every((text) => text.trim() === '') ? null : typed);
  }

  const [isOddNumber, setOddNumber] = useState(false);
  // In the order of the page: the focus goes to the first registered field with an error.
  const companyName = register('companyName');
  const companyRegNumber = register('companyRegNumber', {
    onChange: () => setOddNumber(false),
    onBlur: ({ target }: { target: HTMLInputElement }) =>
      setOddNumber(target.value.trim() !== '' && !hasKnownForm(target.value)),
  });
  const address = register('address');
  // The browser's check accepts an address without an ending, and so does sign-up, although mail would rarely reach it.
  const [doubt, setDoubt] = useState('');
  const email = register('email', {
    onChange: () => setDoubt(''),
    onBlur: ({ target }: { target: HTMLInputElement }) => setDoubt(emailDoubt(target.value)),
  });

  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(
      () => void navigate(paths.login(), { replace: true, state: signedUpState(done) }),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [done, navigate]);

  if (auth.status === 'signedIn') {
    return <Navigate to={pathAfterLogin(search, auth.user.role)} replace />;
  }

  async function submit(form: SignupForm) {
    try {
      await signup.mutateAsync(form);
      draft.keep(null);
      setDone(form.email);
    } catch (error) {
      // The mutation keeps the error; it is shown above the button.
      if (isTaken(error)) {
        setError('email', { message: error.serverMessage }, { shouldFocus: true });
      }
    }
  }

  return (
    <AccountPage
      title="Create an account"
      lead={
        <>
          <p>
            For an organisation that wants its domains protected. Already have an account?{' '}
            <Link to={paths.login()} className={LINK}>
              Log in
            </Link>
          </p>
          <NextStepsLine />
        </>
      }
      aside={<NextSteps />}
    >
      <form
        noValidate
        method="post"
        onSubmit={(event) => void handleSubmit(submit)(event)}
        onChange={done === null ? keep : undefined}
        className="grid gap-5"
      >
        <TextField
          {...companyName}
          label="Company name"
          error={errors.companyName?.message}
          autoComplete="organization"
        />
        <TextField
          {...companyRegNumber}
          label="Company registration number"
          help={
            <>
              CIN, LLPIN, GSTIN or Udyam number, as on your certificate.{' '}
              <span role="status" className="block font-medium text-ink">
                {isOddNumber &&
                  'This doesn’t look like a CIN, LLPIN, GSTIN or Udyam number. Please check it.'}
              </span>
            </>
          }
          error={errors.companyRegNumber?.message}
          autoComplete="off"
          autoCapitalize="characters"
          className="font-mono"
        />
        <Field label="Address" error={errors.address?.message}>
          {(control) => (
            <Textarea {...control} {...address} rows={3} autoComplete="street-address" />
          )}
        </Field>
        <TextField
          {...email}
          label="Email"
          help={
            <span role="status" className="block font-medium text-ink">
              {doubt}
            </span>
          }
          error={errors.email?.message}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <NewPasswordFields
          password={register('password')}
          repetition={register('confirm_password')}
          errors={errors}
        />
        <p className="text-sm text-quiet">
          By creating an account, you accept the{' '}
          <Link to={paths.terms()} className={LINK}>
            terms
          </Link>{' '}
          and the{' '}
          <Link to={paths.privacy()} className={LINK}>
            privacy policy
          </Link>
          .
        </p>
        {/* Next to the button: above a form this long the user would not see it. */}
        {done !== null && (
          <Notice tone="success">
            <p>Account created successfully! Please log in.</p>
            <p className="mt-1 text-quiet">
              We’ll now check your organisation{approvalTime && `, within ${approvalTime}`}. You can
              log in while approval is pending.
            </p>
          </Notice>
        )}
        {signup.isError && (
          <Notice tone="error">
            {signupErrorText(signup.error)}
            {isTaken(signup.error) && (
              <>
                {' '}
                Is it yours?{' '}
                <Link to={paths.login()} className={LINK}>
                  Log in
                </Link>
              </>
            )}
          </Notice>
        )}
        <SubmitButton pending={isSubmitting || done !== null}>
          {isSubmitting ? 'Creating Account...' : 'Create account'}
        </SubmitButton>
        <p className="text-sm text-quiet">
          We check every organisation{approvalTime && `, within ${approvalTime}`}. Until yours is
          approved, you can log in and add domains; protection begins after that.{' '}
          {priceFrom ? (
            `Price: from ${priceFrom}.`
          ) : (
            <>
              For a price,{' '}
              <Link to={paths.contact()} className={LINK}>
                tell us how many domains you hold
              </Link>
              .
            </>
          )}
        </p>
      </form>
    </AccountPage>
  );
}

/**
 * Says why mail may not reach an address.
 *
 * @param typed any text
 * @returns worded for the user; '' if there is no doubt, or no address yet
 */
function emailDoubt(typed: string): string {
  const address = typed.trim();
  if (!address.includes('@')) return '';
  if (/\s/.test(address)) return 'No address has a space in it.';
  if (/@.*@/.test(address)) return 'There is more than one @ in it.';
  if (address.includes('..')) return 'Two dots follow each other in it.';
  const [name = '', host = ''] = address.split('@');
  if (/[^\x21-\x7e]/.test(name)) return 'Before the @, this form takes no letters except a–z.';
  if (name === '' || host === '' || looksLikeEmail(address)) return '';
  return host.includes('.')
    ? 'After the @, no dot stands first or last.'
    : 'No mail may reach this: its ending, such as .com or .in, is missing.';
}
