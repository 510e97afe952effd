/** What the account forms accept (specification section 5). */
import * as v from 'valibot';

const MIN_PASSWORD = 8;

/** The browser's own email format check, as the HTML standard writes it down. */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your email address'),
  v.regex(HTML_EMAIL, 'Enter an email address such as name@company.in'),
);

export const LoginForm = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password')),
});
export type LoginForm = v.InferOutput<typeof LoginForm>;

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
