import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { changeErrorText } from '@/api/errors.ts';
import { addUserMutation, ORGANIZATION_MESSAGES } from '@/api/queries/organizations.ts';
import { useDraft } from '@/session/use-draft.ts';
import { Field } from '@/components/Field.tsx';
import { NewPasswordFields } from '@/components/account-form/NewPasswordFields.tsx';
import { email, isRepeated, MISMATCH, newPassword } from '@/components/account-form/schemas.ts';
import { visibleText } from '@/lib/visible-text.ts';
import { Input } from '@/ui/Input.tsx';
import { Select } from '@/ui/Select.tsx';
import { FormDialog, useOutcome } from './FormDialog.tsx';
import type { FormDialogProps } from './GuardedDialog.tsx';

/** Fields of the form (specification sections 3, 5 and 9). */
const AddUserForm = v.pipe(
  v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a username')),
    email: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the person’s email address'), email),
    ...newPassword,
    role: v.picklist(['user', 'admin']),
  }),
  v.forward(v.partialCheck([['password'], ['confirm_password']], isRepeated, MISMATCH), [
    'confirm_password',
  ]),
);
type AddUserForm = v.InferOutput<typeof AddUserForm>;

const UserDraft = v.object({
  username: v.string(),
  email: v.string(),
  role: v.picklist(['user', 'admin']),
});
const DRAFT_FIELDS = ['username', 'email', 'role'] as const;

/** How long the two results show (specification section 8). In milliseconds. */
const SHOWN_FOR = { success: 3_000, error: 5_000 };

/** Adds a colleague. Stays open and empty after a success, for the next one. */
export function AddUserDialog(dialog: FormDialogProps) {
  const add = useMutation(addUserMutation());
  const outcome = useOutcome(dialog, SHOWN_FOR);
  const { register, handleSubmit, formState, reset, setFocus, getValues, setValue } =
    useForm<AddUserForm>({
      resolver: valibotResolver(AddUserForm),
      defaultValues: { username: '', email: '', password: '', confirm_password: '', role: 'user' },
    });
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  const draft = useDraft('user_draft', UserDraft);
  const { found } = draft;
  useEffect(() => {
    if (found === null) return;
    for (const field of DRAFT_FIELDS) setValue(field, found[field], { shouldDirty: true });
  }, [found, setValue]);

  function keep() {
    const { username, email, role } = getValues();
    const isEmpty = username === '' && email === '' && role === 'user';
    draft.keep(isEmpty ? null : { username, email, role });
  }

  function discard() {
    draft.keep(null);
    reset();
  }

  async function submit(form: AddUserForm) {
    outcome.clear();
    let words: string;
    try {
      words = visibleText((await add.mutateAsync(form)).message);
    } catch (error) {
      outcome.failed(error, changeErrorText(error, ORGANIZATION_MESSAGES.addUser));
      return;
    }
    draft.keep(null);
    if (!outcome.succeeded(words || ORGANIZATION_MESSAGES.userAdded)) return;
    // The fields stay registered with the form: the next line needs one of them.
    reset(undefined, { keepFieldsRef: true, keepSubmitCount: true });
    setFocus('username');
  }

  return (
    <FormDialog
      {...dialog}
      title="Add User"
      button={['Add User', 'Adding...']}
      form={{ isDirty, isSubmitting, submitCount }}
      outcome={outcome}
      draft={draft}
      notKept="The passwords are not kept."
      onDiscard={discard}
      onSubmit={handleSubmit(submit)}
      onChange={keep}
    >
      <Field label="Username" error={errors.username?.message}>
        {(control) => <Input {...control} {...register('username')} autoComplete="off" />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        )}
      </Field>
      <NewPasswordFields
        password={register('password')}
        repetition={register('confirm_password')}
        errors={errors}
      />
      <Field
        label="Role"
        help="An admin can do everything you can. A user cannot open this console."
        error={errors.role?.message}
      >
        {(control) => (
          <Select {...control} {...register('role')}>
            <option value="user">User</option>
            <option value="admin">Admin</option>
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
