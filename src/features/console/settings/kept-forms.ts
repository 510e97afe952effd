/** What a dead session must not take with it; apart from the dialogs, which the page loads on demand. */
import { KeptInput } from '@/auth/kept-input.ts';
import type { AddUserForm } from './add-user-form.ts';

/** The profile as edited. */
export const keptProfile = new KeptInput<{
  name: string;
  address: string;
  company_registration_number: string;
}>();

/** The colleague to be added, without the passwords. */
export const keptUser = new KeptInput<Pick<AddUserForm, 'username' | 'email' | 'role'>>();
