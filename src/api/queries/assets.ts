/** Domain assets: the organisation's own for an admin, everybody's for a super-admin. */
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../client.ts';
import type { ById, NewAssetPayload } from '../contract/index.ts';
import { ApiError } from '../errors.ts';
import { alertKeys } from './alerts.ts';

/**
 * What to say when the server says nothing (specification section 8). The super-admin's pages use
 * superadminAssetErrorText instead.
 */
export const ASSET_MESSAGES = {
  fetch: 'Failed to fetch assets',
  create: 'Failed to create asset',
  delete: 'Failed to delete asset',
} as const;

export const assetKeys = { all: ['assets'] as const };

export const assetListQuery = () =>
  queryOptions({
    queryKey: assetKeys.all,
    queryFn: ({ signal }) => call('assetList', undefined, { signal }),
  });

// Not awaited: the change is done, and its form or dialog need not wait for the list.
function reload(client: QueryClient, ...keys: readonly (readonly string[])[]): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

export const createAssetMutation = () =>
  mutationOptions({
    mutationFn: (payload: NewAssetPayload) => call('assetCreate', payload),
    onSuccess: (_done, _payload, _result, { client }) => reload(client, assetKeys.all),
  });

/** The admin's delete. */
export const deleteAssetMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('assetDelete', input),
    onSuccess: (_done, _input, _result, { client }) => reload(client, assetKeys.all, alertKeys.all),
  });

/** The super-admin's delete: the GET of the specification; DELETE where the backend says 405 to it. */
export const deleteAssetAsSuperadminMutation = () =>
  mutationOptions({
    mutationFn: async (input: ById) => {
      try {
        return await call('assetDeleteByGet', input);
      } catch (error) {
        if (error instanceof ApiError && error.status === 405) return call('assetDelete', input);
        throw error;
      }
    },
    onSuccess: (_done, _input, _result, { client }) => reload(client, assetKeys.all, alertKeys.all),
  });

export const approveAssetMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('assetApprove', input),
    onSuccess: (_done, _input, _result, { client }) => reload(client, assetKeys.all, alertKeys.all),
  });
