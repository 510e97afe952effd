/** Organisations: the admin's own, and the super-admin's list of all. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../client.ts';

/** What to say when the server says nothing (specification section 8; the last two by design decision 4). */
export const ORGANIZATION_MESSAGES = {
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
