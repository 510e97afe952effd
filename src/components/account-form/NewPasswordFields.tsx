import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/Field.tsx';
import { PasswordInput } from '@/ui/PasswordInput.tsx';

interface NewPasswordFieldsProps {
  /** Result of `register` for the password. */
  password: UseFormRegisterReturn;
  repetition: UseFormRegisterReturn;
  errors: {
    password?: { message?: string | undefined } | undefined;
    confirm_password?: { message?: string | undefined } | undefined;
  };
}

/** A new password, and its repetition. */
export function NewPasswordFields({ password, repetition, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field label="Password" help="At least 8 characters." error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...password} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm password" error={errors.confirm_password?.message}>
        {(control) => <PasswordInput {...control} {...repetition} autoComplete="new-password" />}
      </Field>
    </>
  );
}
