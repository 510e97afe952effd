/** The schema of the sign-up form (specification section 5). */
import * as v from 'valibot';
import {
  email,
  isRepeated,
  MISMATCH,
  newPassword,
} from '@/features/shared/account-form/schemas.ts';

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

export const SignupForm = v.pipe(
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
export type SignupForm = v.InferOutput<typeof SignupForm>;

/** Fields that the tab keeps until the account is there. */
export const SignupDraft = v.object({
  companyName: v.string(),
  companyRegNumber: v.string(),
  address: v.string(),
  email: v.string(),
});
