/** A new password and its repetition, wherever one is chosen (specification sections 3, 5 and 9). */
import * as v from 'valibot';

const MIN_PASSWORD = 8;

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

/** Whether both are the same; an empty repetition has a message of its own. */
export const passwordsMatch = (form: { password: string; confirm_password: string }): boolean =>
  form.password === form.confirm_password || form.confirm_password === '';
