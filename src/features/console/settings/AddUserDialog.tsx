import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { changeErrorText } from '@/api/errors.ts';
import { addUserMutation, ORGANIZATION_MESSAGES } from '@/api/queries/organizations.ts';
import { KEPT_INPUT_WORDS, useGivenBack, useKeptInput } from '@/auth/kept-input.ts';
import { Field } from '@/components/Field.tsx';
import { notify, notifyFailure } from '@/components/notify.ts';
import { NewPasswordFields } from '@/features/shared/account-form/NewPasswordFields.tsx';
import { visibleText } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { Input, Select } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { AddUserForm, EMPTY_USER } from './add-user-form.ts';
import type { FormDialogProps } from './form-dialog.ts';
import { GuardedDialog } from './GuardedDialog.tsx';
import { keptUser } from './kept-forms.ts';
import { useTimedNotice } from './use-timed-notice.ts';

/** How long the two outcomes show (specification section 8). In milliseconds. */
const SUCCESS_MS = 3_000;
const ERROR_MS = 5_000;

/** Adds a colleague. Stays open and empty after a success, for the next one. */
export function AddUserDialog({ open, onClose, onAway }: FormDialogProps) {
  const formId = useId();
  const add = useMutation(addUserMutation());
  const [notice, show, clear] = useTimedNotice();
  const onPage = useOnPage(open);
  const { register, handleSubmit, formState, reset, setFocus, getValues, setValue } =
    useForm<AddUserForm>({
      resolver: valibotResolver(AddUserForm),
      defaultValues: EMPTY_USER,
    });
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  const given = useGivenBack(keptUser);
  useKeptInput(keptUser, () => {
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
      if (onPage()) show('error', text, ERROR_MS);
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
    show('success', words || ORGANIZATION_MESSAGES.userAdded, SUCCESS_MS);
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
