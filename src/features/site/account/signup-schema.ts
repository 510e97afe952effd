/** What the signup form accepts (specification section 5). */
import * as v from 'valibot';
import { newPassword, passwordsMatch } from '@/features/shared/account-form/new-password.ts';
import { email } from '@/features/shared/account-form/schemas.ts';

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

export const SignupForm = v.pipe(
  v.object({
    companyName: required('Enter the name of your company'),
    companyRegNumber: required('Enter the company registration number'),
    address: required('Enter the address of your company'),
    email,
    ...newPassword,
  }),
  passwordsMatch(),
);
export type SignupForm = v.InferOutput<typeof SignupForm>;
