/** What the Add User form accepts (specification sections 3, 5 and 9). */
import * as v from 'valibot';
import { email } from '@/features/account/schemas.ts';

const MIN_PASSWORD = 8;

export const AddUserForm = v.pipe(
  v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a username')),
    email,
    password: v.pipe(
      v.string(),
      v.nonEmpty('Choose a password'),
      v.minLength(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters long`),
    ),
    confirm_password: v.pipe(v.string(), v.nonEmpty('Repeat the password')),
    role: v.picklist(['user', 'admin']),
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
export type AddUserForm = v.InferOutput<typeof AddUserForm>;

export const EMPTY_USER: AddUserForm = {
  username: '',
  email: '',
  password: '',
  confirm_password: '',
  role: 'user',
};
