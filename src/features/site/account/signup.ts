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

/** Fields that the tab keeps until the account is there. */
export const SignupDraft = v.object({
  companyName: v.string(),
  companyRegNumber: v.string(),
  address: v.string(),
  email: v.string(),
});

/** What the history's state tells the log-in page of a visitor who has just created an account. */
const EMAIL = 'signedUpAs';

/** The state that hands the email address to the log-in page. */
export const signedUpState = (email: string) => ({ [EMAIL]: email });

/**
 * The email address of an account that was just created; null where none was.
 *
 * @param state a location's state: any value
 */
export function justSignedUp(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !(EMAIL in state)) return null;
  const email = state[EMAIL];
  return typeof email === 'string' ? email : null;
}
