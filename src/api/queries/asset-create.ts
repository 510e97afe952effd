/** Registering domain assets, one or many. */
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../client.ts';
import type { NewAssetPayload } from '../contract/index.ts';
import { ApiError, isCancelled, mayBeDone } from '../errors.ts';
import { assetKeys, assetListQuery } from './assets.ts';
import { reload, reloadIfUnsure } from './reload.ts';

const folded = (name: string): string => name.trim().toLowerCase();

/** Domains whose registration failed although it may have been done, and the names that would show it. */
const inDoubt = new Map<string, readonly string[]>();

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
  const names = inDoubt.get(domain);
  if (names) {
    const isListed = await looksListed(client, names);
    inDoubt.delete(domain);
    if (isListed) return;
  }
  const proofs = proofsOf(client, payload);
  try {
    await call('assetCreate', payload);
  } catch (error) {
    if (mayBeDone(error)) inDoubt.set(domain, proofs);
    throw error;
  }
}

/**
 * The names under which the list would show a registration: the domain, or, since the contract leaves that
 * open, the name given to it. That proves nothing where another asset may bear it already.
 */
function proofsOf(client: QueryClient, { domain, name }: NewAssetPayload): string[] {
  const before = client.getQueryData(assetListQuery().queryKey);
  const isNew = before?.every((asset) => folded(asset.name) !== folded(name));
  return isNew ? [domain, folded(name)] : [domain];
}

async function looksListed(client: QueryClient, names: readonly string[]): Promise<boolean> {
  try {
    const list = await client.fetchQuery({ ...assetListQuery(), staleTime: 0 });
    return list.some(({ name }) => names.includes(folded(name)));
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
