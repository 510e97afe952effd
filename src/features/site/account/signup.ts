/** Signing up: what the form accepts (specification section 5), and how it hands over to the log-in page. */
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

/** How the log-in page learns that the visitor just created an account: a flag in the history state. */
const FLAG = 'signedUp';

export const signedUpState = { [FLAG]: true } as const;

/** Whether `state` (a location's state, any value) carries the flag. */
export function wasJustSignedUp(state: unknown): boolean {
  return typeof state === 'object' && state !== null && FLAG in state && state[FLAG] === true;
}
