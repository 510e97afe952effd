/** Organisations: the admin's own, and the super-admin's list of all. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../client.ts';

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
