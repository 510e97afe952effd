/** What the admin changes of the own organisation: its profile, its users. */
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../client.ts';
import type { AddUserPayload, ProfilePayload } from '../contract/index.ts';
import { PASSWORDS_INSIDE } from './client.ts';
import { organizationKeys } from './organizations.ts';
import { reload, reloadIfUnsure } from './reload.ts';

export const updateProfileMutation = () =>
  mutationOptions({
    mutationFn: (payload: ProfilePayload) => call('profileUpdate', payload),
    onSuccess: (_done, _payload, _result, { client }) => reload(client, organizationKeys.profile),
    onError: (error, _payload, _result, { client }) =>
      reloadIfUnsure(error, client, organizationKeys.profile),
  });

/** Answers with the server's `message`, '' where it has none (then: ORGANIZATION_MESSAGES.userAdded). */
export const addUserMutation = () =>
  mutationOptions({
    mutationFn: (payload: AddUserPayload) => call('userAdd', payload),
    ...PASSWORDS_INSIDE,
  });
