import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { changeErrorText } from '@/api/errors.ts';
import { addUserMutation, ORGANIZATION_MESSAGES } from '@/api/queries/organizations.ts';
import { KEPT_INPUT_WORDS, useGivenBack, useKeptInput } from '@/auth/kept-input.ts';
import { Field } from '@/components/Field.tsx';
import { notify, notifyFailure } from '@/components/notify.ts';
import { useTimed } from '@/components/use-timed.ts';
import { NewPasswordFields } from '@/features/shared/account-form/NewPasswordFields.tsx';
import {
  email,
  isRepeated,
  MISMATCH,
  newPassword,
} from '@/features/shared/account-form/schemas.ts';
import { visibleText } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { Input } from '@/ui/Input.tsx';
import { Select } from '@/ui/Select.tsx';
import { Notice, type NoticeTone } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { GuardedDialog, type FormDialogProps } from './GuardedDialog.tsx';

/** What the form accepts (specification sections 3, 5 and 9). */
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

/** How long the two outcomes show (specification section 8). In milliseconds. */
const SUCCESS_MS = 3_000;
const ERROR_MS = 5_000;

/** Adds a colleague. Stays open and empty after a success, for the next one. */
export function AddUserDialog({ open, onClose, onAway }: FormDialogProps) {
  const formId = useId();
  const add = useMutation(addUserMutation());
  const [notice, show, clear] = useTimed<{ tone: NoticeTone; text: string }>();
  const onPage = useOnPage(open);
  const { register, handleSubmit, formState, reset, setFocus, getValues, setValue } =
    useForm<AddUserForm>({
      resolver: valibotResolver(AddUserForm),
      defaultValues: { username: '', email: '', password: '', confirm_password: '', role: 'user' },
    });
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  const given = useGivenBack('user');
  useKeptInput('user', () => {
    const { username, email, role } = getValues();
    return isDirty ? { username, email, role } : null;
  });
  useEffect(() => {
    if (given === null) return;
    setValue('username', given.username, { shouldDirty: true });
    setValue('email', given.email, { shouldDirty: true });
    setValue('role', given.role, { shouldDirty: true });
  }, [given, setValue]);

  async function submit(form: AddUserForm) {
    clear();
    let words: string;
    try {
      words = visibleText((await add.mutateAsync(form)).message);
    } catch (error) {
      const text = changeErrorText(error, ORGANIZATION_MESSAGES.addUser);
      if (onPage()) show({ tone: 'error', text }, ERROR_MS);
      else notifyFailure(error, { title: text });
      return;
    }
    if (!onPage()) {
      notify({ title: words || ORGANIZATION_MESSAGES.userAdded, tone: 'success' });
      onClose();
      return;
    }
    // The fields stay known to the form: the next line is for one of them.
    reset(undefined, { keepFieldsRef: true, keepSubmitCount: true });
    show({ tone: 'success', text: words || ORGANIZATION_MESSAGES.userAdded }, SUCCESS_MS);
    setFocus('username');
  }

  return (
    <GuardedDialog
      open={open}
      title="Add User"
      dirty={isDirty}
      busy={isSubmitting}
      onClose={onClose}
      onAway={onAway}
      footer={
        <Button type="submit" form={formId} tone="primary" pending={isSubmitting}>
          {isSubmitting ? 'Adding...' : 'Add User'}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={(event) => void handleSubmit(submit)(event)}
        className="grid gap-5"
      >
        {given && submitCount === 0 && (
          <Notice tone="info">{KEPT_INPUT_WORDS} The passwords are not kept.</Notice>
        )}
        {notice && (
          <Notice tone={notice.tone} className="sticky top-0 z-10">
            {notice.text}
          </Notice>
        )}
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
      </form>
    </GuardedDialog>
  );
}
