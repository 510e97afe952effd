/** Organisations: the admin's own profile and users, and the super-admin's list of all. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../client.ts';
import type { AddUserPayload, ById, ProfilePayload } from '../contract/index.ts';
import { assetKeys } from './assets.ts';
import { PASSWORDS_INSIDE } from './auth.ts';
import { reload, reloadIfUnsure } from './reload.ts';

/** What to say when the server says nothing (specification section 8; the last two by design decision 4). */
export const ORGANISATION_MESSAGES = {
  fetchProfile: 'Failed to fetch profile',
  updateProfile: 'Failed to update profile',
  profileUpdated: 'Profile updated successfully!',
  addUser: 'Failed to add user',
  userAdded: 'User added successfully!',
  fetchList: 'Failed to fetch organizations',
  approve: 'Failed to approve organization',
  fetchDetail: 'Failed to fetch organization details',
  delete: 'Failed to delete organization',
} as const;

export const organisationKeys = {
  all: ['organisations'] as const,
  list: ['organisations', 'list'] as const,
  detail: (id: string) => ['organisations', 'detail', id] as const,
  profile: ['organisations', 'profile'] as const,
};

export const organisationListQuery = () =>
  queryOptions({
    queryKey: organisationKeys.list,
    queryFn: ({ signal }) => call('organisationList', undefined, { signal }),
  });

export const organisationDetailQuery = (id: string) =>
  queryOptions({
    queryKey: organisationKeys.detail(id),
    queryFn: ({ signal }) => call('organisationGet', { id }, { signal }),
  });

export const profileQuery = () =>
  queryOptions({
    queryKey: organisationKeys.profile,
    queryFn: ({ signal }) => call('profileGet', undefined, { signal }),
  });

export const updateProfileMutation = () =>
  mutationOptions({
    mutationFn: (payload: ProfilePayload) => call('profileUpdate', payload),
    onSuccess: (_done, _payload, _result, { client }) => reload(client, organisationKeys.profile),
    onError: (error, _payload, _result, { client }) =>
      reloadIfUnsure(error, client, organisationKeys.profile),
  });

/** Answers with the server's `message`, '' where it has none (then: ORGANISATION_MESSAGES.userAdded). */
export const addUserMutation = () =>
  mutationOptions({
    mutationFn: (payload: AddUserPayload) => call('userAdd', payload),
    ...PASSWORDS_INSIDE,
  });

export const approveOrganisationMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('organisationApprove', input),
    onSuccess: (_done, _input, _result, { client }) => reload(client, organisationKeys.all),
    onError: (error, _input, _result, { client }) =>
      reloadIfUnsure(error, client, organisationKeys.all),
  });

export const deleteOrganisationMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('organisationDelete', input),
    onSuccess: (_done, { id }, _result, { client }) => {
      // Its detail would answer 404 now; its assets may be gone too.
      client.removeQueries({ queryKey: organisationKeys.detail(id) });
      reload(client, organisationKeys.list, assetKeys.all);
    },
    onError: (error, _input, _result, { client }) =>
      reloadIfUnsure(error, client, organisationKeys.list, assetKeys.all),
  });
