import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { addUserMutation, ORGANIZATION_MESSAGES } from '@/api/queries/organizations.ts';
import { useDraft } from '@/session/use-draft.ts';
import { Field } from '@/components/Field.tsx';
import { NewPasswordFields } from '@/components/account-form/NewPasswordFields.tsx';
import { email, isRepeated, MISMATCH, newPassword } from '@/components/account-form/schemas.ts';
import { visibleText } from '@/lib/visible-text.ts';
import { Input } from '@/ui/Input.tsx';
import { Select } from '@/ui/Select.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

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
const EMPTY: AddUserForm = {
  username: '',
  email: '',
  password: '',
  confirm_password: '',
  role: 'user',
};

/** Adds a colleague. Stays open and empty after a success, for the next one. */
export function AddUserDialog(dialog: FormDialogProps) {
  const add = useMutation(addUserMutation());
  const draft = useDraft('user_draft', UserDraft);
  return (
    <FormDialog
      {...dialog}
      title="Add User"
      button={['Add User', 'Adding...']}
      resolver={valibotResolver(AddUserForm)}
      saved={EMPTY}
      draft={draft}
      keptFields={['username', 'email', 'role']}
      notKept="The passwords are not kept."
      send={async (typed) =>
        visibleText((await add.mutateAsync(typed)).message) || ORGANIZATION_MESSAGES.userAdded
      }
      failure={ORGANIZATION_MESSAGES.addUser}
      successMs={3_000}
      onSent={({ reset, setFocus }) => {
        // The fields stay registered with the form: the next line needs one of them.
        reset(EMPTY, { keepDirtyValues: false, keepFieldsRef: true, keepSubmitCount: true });
        setFocus('username');
      }}
    >
      {({ register, formState: { errors } }) => (
        <>
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
        </>
      )}
    </FormDialog>
  );
}
