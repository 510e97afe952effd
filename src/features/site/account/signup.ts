/** Signing up: the form's schema (specification section 5), and the message to the log-in page. */
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

/** A flag in the history state tells the log-in page that the visitor has just created an account. */
const FLAG = 'signedUp';

export const signedUpState = { [FLAG]: true } as const;

/** Whether `state` (a location's state, any value) carries the flag. */
export function wasJustSignedUp(state: unknown): boolean {
  return typeof state === 'object' && state !== null && FLAG in state && state[FLAG] === true;
}
