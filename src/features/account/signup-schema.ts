/** What the signup form accepts (specification section 5). */
import * as v from 'valibot';
import { email } from './schemas.ts';

const MIN_PASSWORD = 8;

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** A new password and its repetition; a mismatch is said at the repetition. */
const newPassword = {
  password: v.pipe(
    v.string(),
    v.nonEmpty('Choose a password'),
    v.minLength(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters long`),
  ),
  confirm_password: v.pipe(v.string(), v.nonEmpty('Repeat the password')),
};

export const SignupForm = v.pipe(
  v.object({
    companyName: required('Enter the name of your company'),
    companyRegNumber: required('Enter the company registration number'),
    address: required('Enter the address of your company'),
    email,
    ...newPassword,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      (form) => form.password === form.confirm_password || form.confirm_password === '',
      'Passwords do not match',
    ),
    ['confirm_password'],
  ),
);
export type SignupForm = v.InferOutput<typeof SignupForm>;
