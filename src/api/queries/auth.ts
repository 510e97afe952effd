/** Signing in and signing up. Errors are worded by loginErrorText and signupErrorText. */
import { mutationOptions } from '@tanstack/react-query';
import { login } from '@/auth/session.ts';
import { call } from '../client.ts';
import type { SignupPayload } from '../contract/index.ts';

/** Passwords are in the variables of these mutations: they leave the cache with the form. */
export const PASSWORDS_INSIDE = { gcTime: 0 } as const;

export const loginMutation = () => mutationOptions({ mutationFn: login, ...PASSWORDS_INSIDE });

export const signupMutation = () =>
  mutationOptions({
    mutationFn: (payload: SignupPayload) => call('signup', payload),
    ...PASSWORDS_INSIDE,
  });
