/** Signing in and signing up. Errors are worded by loginErrorText and signupErrorText. */
import { mutationOptions } from '@tanstack/react-query';
import { PASSWORDS_INSIDE } from '@/api/queries/client.ts';
import { login } from './session.ts';
import { call } from '@/api/client.ts';
import type { SignupPayload } from '@/api/contract/index.ts';

export const loginMutation = () => mutationOptions({ mutationFn: login, ...PASSWORDS_INSIDE });

export const signupMutation = () =>
  mutationOptions({
    mutationFn: (payload: SignupPayload) => call('signup', payload),
    ...PASSWORDS_INSIDE,
  });
