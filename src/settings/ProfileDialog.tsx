import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Profile } from '@/api/contract/index.ts';
import { changeErrorText, errorText } from '@/api/errors.ts';
import {
  ORGANIZATION_MESSAGES,
  profileQuery,
  updateProfileMutation,
} from '@/api/queries/organizations.ts';
import { useDraft } from '@/session/use-draft.ts';
import { Field } from '@/components/Field.tsx';
import { useTimed } from '@/components/use-timed.ts';
import { Button } from '@/ui/Button.tsx';
import { Input, Textarea } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { FormDialog, useOutcome } from './FormDialog.tsx';
import { GuardedDialog, type FormDialogProps } from './GuardedDialog.tsx';

/** How long a message of the profile shows (specification section 8). In milliseconds. */
const SHOWN_MS = 5_000;
const TITLE = 'Profile Settings';

const ProfileForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the name of your organisation')),
  address: v.pipe(v.string(), v.trim()),
  company_registration_number: v.pipe(v.string(), v.trim()),
});
type ProfileForm = v.InferOutput<typeof ProfileForm>;

const ProfileDraft = v.object({
  name: v.string(),
  address: v.string(),
  company_registration_number: v.string(),
});
const FIELDS = ['name', 'address', 'company_registration_number'] as const;

const formOf = ({ name, address, company_registration_number }: Profile): ProfileForm => ({
  name,
  address,
  company_registration_number,
});

/** The organisation's profile: fetched when the dialog opens, then edited and saved. */
export function ProfileDialog(dialog: FormDialogProps) {
  const { open, onClose, onAway } = dialog;
  const profile = useQuery(profileQuery());
  const retry = () => void profile.refetch();
  if (profile.data) {
    return (
      <EditProfile profile={profile.data} {...dialog}>
        {profile.isError && (
          <NotFetched error={profile.error} onRetry={retry}>
            The profile could not be fetched again: it may have changed.
          </NotFetched>
        )}
      </EditProfile>
    );
  }
  return (
    <GuardedDialog
      open={open}
      title={TITLE}
      dirty={false}
      busy={false}
      onClose={onClose}
      onAway={onAway}
    >
      {profile.isFetching ? (
        <ProfileSkeleton />
      ) : (
        <NotFetched error={profile.error} onRetry={retry}>
          The profile is not loaded.
        </NotFetched>
      )}
    </GuardedDialog>
  );
}

function ProfileSkeleton() {
  return (
    <div className="grid gap-5">
      <p role="status" className="text-sm text-quiet">
        Loading profile...
      </p>
      {[0, 1, 2, 3].map((field) => (
        <div key={field} aria-hidden className="grid gap-2">
          <Skeleton className="w-32" />
          <Skeleton className="h-10" />
        </div>
      ))}
    </div>
  );
}

interface NotFetchedProps {
  error: unknown;
  onRetry: () => void;
  /** Help text that stays after an error. */
  children: string;
}

/** The error for five seconds, as specified; the Retry button stays. */
function NotFetched({ error, onRetry, children }: NotFetchedProps) {
  const [text, show] = useTimed<string>();
  useEffect(() => {
    show(errorText(error, ORGANIZATION_MESSAGES.fetchProfile), SHOWN_MS);
  }, [error, show]);
  const retry = (
    <Button size="sm" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Notice tone={text === null ? 'info' : 'error'} action={retry}>
      {text ?? children}
    </Notice>
  );
}

function EditProfile({
  profile,
  children,
  ...dialog
}: FormDialogProps & { profile: Profile; children: ReactNode }) {
  const update = useMutation(updateProfileMutation());
  const outcome = useOutcome(dialog, { success: SHOWN_MS, error: SHOWN_MS });
  const { register, handleSubmit, formState, reset, getValues, setValue } = useForm<ProfileForm>({
    resolver: valibotResolver(ProfileForm),
    defaultValues: formOf(profile),
    // A fetch that ends while the user types must not overwrite the typed text.
    values: formOf(profile),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  const draft = useDraft('profile_draft', ProfileDraft);
  const { found } = draft;
  useEffect(() => {
    if (found === null) return;
    // Like typing it again: the difference from the saved profile is unsaved.
    for (const field of FIELDS) setValue(field, found[field], { shouldDirty: true });
  }, [found, setValue]);

  function keep() {
    const typed = getValues();
    draft.keep(FIELDS.every((field) => typed[field] === profile[field]) ? null : typed);
  }

  function discard() {
    draft.keep(null);
    // Otherwise the options for a fetch would apply here, too, and the typed text would stay.
    reset(formOf(profile), { keepDirtyValues: false });
  }

  async function submit(form: ProfileForm) {
    outcome.clear();
    try {
      await update.mutateAsync({ ...form, email: profile.email });
    } catch (error) {
      outcome.failed(error, changeErrorText(error, ORGANIZATION_MESSAGES.updateProfile));
      return;
    }
    draft.keep(null);
    if (outcome.succeeded(ORGANIZATION_MESSAGES.profileUpdated))
      reset(form, { keepDirtyValues: false });
  }

  return (
    <FormDialog
      {...dialog}
      title={TITLE}
      button={['Save changes', 'Saving...']}
      form={{ isDirty, isSubmitting, submitCount }}
      outcome={outcome}
      draft={draft}
      onDiscard={discard}
      onSubmit={handleSubmit(submit)}
      onChange={keep}
    >
      {children}
      <Field label="Name" error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="organization" />}
      </Field>
      <Field label="Email" help="Cannot be changed here.">
        {(control) => (
          <Input
            {...control}
            type="email"
            value={profile.email}
            readOnly
            autoComplete="off"
            className="border-dashed text-quiet"
          />
        )}
      </Field>
      <Field label="Address" error={errors.address?.message}>
        {(control) => (
          <Textarea {...control} {...register('address')} rows={3} autoComplete="street-address" />
        )}
      </Field>
      <Field
        label="Company registration number"
        error={errors.company_registration_number?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register('company_registration_number')}
            autoComplete="off"
            autoCapitalize="characters"
            className="font-mono"
          />
        )}
      </Field>
    </FormDialog>
  );
}
