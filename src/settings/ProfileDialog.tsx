import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import * as v from 'valibot';
import type { Profile } from '@/api/contract/index.ts';
import { errorText } from '@/api/errors.ts';
import {
  ORGANIZATION_MESSAGES,
  profileQuery,
  updateProfileMutation,
} from '@/api/queries/organizations.ts';
import { useDraft } from '@/session/use-draft.ts';
import { Field } from '@/components/Field.tsx';
import { useTimed } from '@/components/use-timed.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Input, Textarea } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { ERROR_MS, FormDialog, type FormDialogProps } from './FormDialog.tsx';

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

/** The organisation's profile: fetched when the dialog opens, then edited and saved. */
export function ProfileDialog(dialog: FormDialogProps) {
  const { open, onClose } = dialog;
  const profile = useQuery(profileQuery());
  const failure = profile.isError && (
    <NotFetched error={profile.error} onRetry={() => void profile.refetch()}>
      {profile.data
        ? 'The profile could not be fetched again: it may have changed.'
        : 'The profile is not loaded.'}
    </NotFetched>
  );
  if (profile.data) {
    return (
      <EditProfile profile={profile.data} {...dialog}>
        {failure}
      </EditProfile>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={TITLE}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {failure || <ProfileSkeleton />}
    </Dialog>
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
    show(errorText(error, ORGANIZATION_MESSAGES.fetchProfile), ERROR_MS);
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
  const draft = useDraft('profile_draft', ProfileDraft);
  const { name, email, address, company_registration_number } = profile;
  const saved: ProfileForm = { name, address, company_registration_number };
  return (
    <FormDialog
      {...dialog}
      title={TITLE}
      button={['Save changes', 'Saving...']}
      resolver={valibotResolver(ProfileForm)}
      saved={saved}
      draft={draft}
      keptFields={['name', 'address', 'company_registration_number']}
      send={async (typed) => {
        await update.mutateAsync({ ...typed, email });
        return ORGANIZATION_MESSAGES.profileUpdated;
      }}
      failure={ORGANIZATION_MESSAGES.updateProfile}
      successMs={5_000}
      onSent={({ reset }, sent) => reset(sent, { keepDirtyValues: false })}
    >
      {({ register, formState: { errors } }) => (
        <>
          {children}
          <Field label="Name" error={errors.name?.message}>
            {(control) => <Input {...control} {...register('name')} autoComplete="organization" />}
          </Field>
          <Field label="Email" help="Cannot be changed here.">
            {(control) => (
              <Input
                {...control}
                type="email"
                value={email}
                readOnly
                autoComplete="off"
                className="border-dashed text-quiet"
              />
            )}
          </Field>
          <Field label="Address" error={errors.address?.message}>
            {(control) => (
              <Textarea
                {...control}
                {...register('address')}
                rows={3}
                autoComplete="street-address"
              />
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
        </>
      )}
    </FormDialog>
  );
}
