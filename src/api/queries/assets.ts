/** Domain assets: the organisation's own for an admin, everybody's for a super-admin. */
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../client.ts';
import type { ById, NewAssetPayload } from '../contract/index.ts';
import { ApiError, isCancelled, mayBeDone } from '../errors.ts';
import { reload, reloadIfUnsure } from './reload.ts';
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

/** Domains whose registration failed although it may have been done. */
const inDoubt = new Set<string>();

/**
 * Registers a domain. Where an earlier attempt may have done it, the list is fetched first and nothing is
 * sent when the domain stands there: not every backend refuses what it has.
 *
 * @throws ApiError of the registration; while the list cannot be fetched, one that leaves the doubt
 */
export async function createAssetOnce(
  client: QueryClient,
  payload: NewAssetPayload,
): Promise<void> {
  const { domain } = payload;
  if (inDoubt.has(domain)) {
    const isListed = await looksListed(client, domain);
    inDoubt.delete(domain);
    if (isListed) return;
  }
  try {
    await call('assetCreate', payload);
  } catch (error) {
    if (mayBeDone(error)) inDoubt.add(domain);
    throw error;
  }
}

async function looksListed(client: QueryClient, domain: string): Promise<boolean> {
  try {
    const list = await client.fetchQuery({ ...assetListQuery(), staleTime: 0 });
    return list.some(({ name }) => name.trim().toLowerCase() === domain);
  } catch (cause) {
    if (isCancelled(cause)) throw cause;
    throw new ApiError('unreachable', 'Whether it was added cannot be looked up', { cause });
  }
}

export const createAssetMutation = () =>
  mutationOptions({
    mutationFn: (payload: NewAssetPayload, { client }) => createAssetOnce(client, payload),
    onSuccess: (_done, _payload, _result, { client }) => reload(client, assetKeys.all),
    onError: (error, _payload, _result, { client }) => reloadIfUnsure(error, client, assetKeys.all),
  });

/** The admin's delete. */
export const deleteAssetMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('assetDelete', input),
    onSuccess: (_done, _input, _result, { client }) => reload(client, assetKeys.all, alertKeys.all),
    onError: (error, _input, _result, { client }) =>
      reloadIfUnsure(error, client, assetKeys.all, alertKeys.all),
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
    onError: (error, _input, _result, { client }) =>
      reloadIfUnsure(error, client, assetKeys.all, alertKeys.all),
  });

export const approveAssetMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('assetApprove', input),
    onSuccess: (_done, _input, _result, { client }) => reload(client, assetKeys.all, alertKeys.all),
    onError: (error, _input, _result, { client }) =>
      reloadIfUnsure(error, client, assetKeys.all, alertKeys.all),
  });
