/** An email address, and a new password with its repetition (specification sections 3, 5 and 9). */
import * as v from 'valibot';

const MIN_PASSWORD = 8;

/** The browser's own email format check, as the HTML standard writes it down. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your email address'),
  v.rfcEmail('Enter an email address such as name@company.in'),
);

/** The two fields, for the entries of a form's schema. */
export const newPassword = {
  password: v.pipe(
    v.string(),
    v.nonEmpty('Choose a password'),
    v.minLength(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters long`),
  ),
  confirm_password: v.pipe(v.string(), v.nonEmpty('Repeat the password')),
};

export const MISMATCH = 'Passwords do not match';

/** True if the repetition equals the password or is empty, which has its own message. */
export function isRepeated(form: { password: string; confirm_password: string }): boolean {
  return form.confirm_password === '' || form.confirm_password === form.password;
}
