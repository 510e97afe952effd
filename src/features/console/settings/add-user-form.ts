/** What the Add User form accepts (specification sections 3, 5 and 9). */
import * as v from 'valibot';
import { newPassword, passwordsMatch } from '@/features/shared/account-form/new-password.ts';
import { email } from '@/features/shared/account-form/schemas.ts';

/** The person's, not that of whoever fills the form in. */
const theirEmail = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter the person’s email address'),
  email,
);

export const AddUserForm = v.pipe(
  v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a username')),
    email: theirEmail,
    ...newPassword,
    role: v.picklist(['user', 'admin']),
  }),
  passwordsMatch(),
);
export type AddUserForm = v.InferOutput<typeof AddUserForm>;

export const EMPTY_USER: AddUserForm = {
  username: '',
  email: '',
  password: '',
  confirm_password: '',
  role: 'user',
};
