/** Registering domain assets, one or many. */
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../client.ts';
import type { NewAssetPayload } from '../contract/index.ts';
import { ApiError, isCancelled, mayBeDone } from '../errors.ts';
import { assetKeys, assetListQuery } from './assets.ts';
import { reload, reloadIfUnsure } from './reload.ts';

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
