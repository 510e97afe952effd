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

const MISMATCH = 'Passwords do not match';

/** What a form with these two fields reads. */
type Passwords = Readonly<Record<keyof typeof newPassword, string>>;

/**
 * The check of a form with these two fields, made also while another field is wrong. The message is the
 * repetition's; an empty one has its own.
 */
export const passwordsMatch = <Form extends Passwords>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { password, confirm_password: value } = dataset.value;
    if (password === value || value === '') return;
    const input = { ...dataset.value };
    const key = 'confirm_password';
    addIssue({ message: MISMATCH, path: [{ type: 'object', origin: 'value', input, key, value }] });
  });
