/** Organisations: signing up, the admin's own, and the super-admin's list of all. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../client.ts';
import type { AddUserPayload, ById, ProfilePayload, SignupPayload } from '../contract/index.ts';
import { assetKeys } from './assets.ts';
import { PASSWORDS_INSIDE, RENEWED, reloads, showApproved, showWithout } from './client.ts';
import { doneIn, runBatch, type BatchOptions } from './run-batch.ts';

/** Error messages for answers without a text (specification section 8; the last two are ours). */
export const ORGANIZATION_MESSAGES = {
  fetchProfile: 'Failed to fetch profile',
  updateProfile: 'Failed to update profile',
  profileUpdated: 'Profile updated successfully!',
  addUser: 'Failed to add user',
  userAdded: 'User added successfully!',
  fetchList: 'Failed to fetch organizations',
  approve: 'Failed to approve organization',
  fetchDetail: 'Failed to fetch organisation details',
  delete: 'Failed to delete organisation',
} as const;

export const organizationKeys = {
  all: ['organisations'] as const,
  list: ['organisations', 'list'] as const,
  detail: (id: string) => ['organisations', 'detail', id] as const,
  profile: ['organisations', 'profile'] as const,
};

export const organizationListQuery = () =>
  queryOptions({
    queryKey: organizationKeys.list,
    queryFn: ({ signal }) => call('organizationList', undefined, { signal }),
    ...RENEWED,
  });

export const organizationDetailQuery = (id: string) =>
  queryOptions({
    queryKey: organizationKeys.detail(id),
    queryFn: ({ signal }) => call('organizationGet', { id }, { signal }),
  });

export const profileQuery = () =>
  queryOptions({
    queryKey: organizationKeys.profile,
    queryFn: ({ signal }) => call('profileGet', undefined, { signal }),
  });

/** signupErrorText words its errors. */
export const signupMutation = () =>
  mutationOptions({
    mutationFn: (payload: SignupPayload) => call('signup', payload),
    ...PASSWORDS_INSIDE,
  });

export const updateProfileMutation = () =>
  mutationOptions({
    mutationFn: (payload: ProfilePayload) => call('profileUpdate', payload),
    ...reloads(organizationKeys.profile),
  });

/** Answers with the server's `message`, '' if it has none (then: ORGANIZATION_MESSAGES.userAdded). */
export const addUserMutation = () =>
  mutationOptions({
    mutationFn: (payload: AddUserPayload) => call('userAdd', payload),
    ...PASSWORDS_INSIDE,
  });

export const approveOrganizationMutation = () =>
  mutationOptions({
    mutationKey: ['organisations', 'approve'],
    mutationFn: (input: ById) => call('organizationApprove', input),
    onSuccess: (_done, { id }, _result, { client }) =>
      showApproved(client, organizationKeys.list, new Set([id])),
    ...reloads(organizationKeys.all),
  });

/** Approves many organisations, given by their ids; the list is fetched again once, at the end. */
export const approveOrganizationsMutation = () =>
  mutationOptions({
    mutationFn: (ids: BatchOptions) => runBatch(ids, (id) => call('organizationApprove', { id })),
    onSuccess: (results, _ids, _result, { client }) =>
      showApproved(client, organizationKeys.list, doneIn(results)),
    ...reloads(organizationKeys.all),
  });

export const deleteOrganizationMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('organizationDelete', input),
    onSuccess: (_done, { id }, _result, { client }) => {
      // The backend would answer 404 for its details now.
      client.removeQueries({ queryKey: organizationKeys.detail(id) });
      showWithout(client, organizationKeys.list, id);
    },
    // Its assets may be gone too.
    ...reloads(organizationKeys.list, assetKeys.all),
  });
