/** Domain assets: the organisation's own for an admin, those of all organisations for a super-admin. */
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { domainOf } from '@/lib/read-name.ts';
import { sessionState } from '@/lib/session-state.ts';
import { call } from '../client.ts';
import type { ById, NewAssetPayload } from '../contract/index.ts';
import { ApiError, isCancelled, mayBeDone } from '../errors.ts';
import { alertKeys } from './alerts.ts';
import { RENEWED, reloads, showApproved, showWithout } from './client.ts';
import { doneIn, runBatch, type BatchOptions } from './run-batch.ts';

/**
 * Error messages for answers without a text (specification section 8). The super-admin's pages use
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
    ...RENEWED,
  });

/** The variables of `createAssetsMutation`: domains without duplicates. */
interface NewAssets extends Omit<BatchOptions, 'items'> {
  readonly payloads: readonly NewAssetPayload[];
}

/** Registers domains. The results are by domain; the list is fetched again once, at the end. */
export const createAssetsMutation = () =>
  mutationOptions({
    mutationFn: ({ payloads, ...round }: NewAssets, { client }) => {
      const byDomain = new Map(payloads.map((payload) => [payload.domain, payload]));
      const create = async (domain: string) =>
        createOnce(client, byDomain.get(domain) ?? { name: domain, domain });
      return runBatch({ ...round, items: [...byDomain.keys()] }, create);
    },
    ...reloads(assetKeys.all),
  });

/** The admin's delete. */
export const deleteAssetMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('assetDelete', input),
    onSuccess: (_done, { id }, _result, { client }) => showWithout(client, assetKeys.all, id),
    ...reloads(assetKeys.all, alertKeys.all),
  });

/** The super-admin's delete: the GET of the specification; DELETE if the backend answers 405 to it. */
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
    onSuccess: (_done, { id }, _result, { client }) => showWithout(client, assetKeys.all, id),
    ...reloads(assetKeys.all, alertKeys.all),
  });

export const approveAssetMutation = () =>
  mutationOptions({
    mutationKey: ['assets', 'approve'],
    mutationFn: (input: ById) => call('assetApprove', input),
    onSuccess: (_done, { id }, _result, { client }) =>
      showApproved(client, assetKeys.all, new Set([id])),
    ...reloads(assetKeys.all, alertKeys.all),
  });

/** Approves many assets, given by their ids; the lists are fetched again once, at the end. */
export const approveAssetsMutation = () =>
  mutationOptions({
    mutationFn: (ids: BatchOptions) => runBatch(ids, (id) => call('assetApprove', { id })),
    onSuccess: (results, _ids, _result, { client }) =>
      showApproved(client, assetKeys.all, doneIn(results)),
    ...reloads(assetKeys.all, alertKeys.all),
  });

/** Normal form of a name for comparison: a domain name in ASCII, whichever form the list has. */
const comparedName = (name: string): string => domainOf(name) ?? name.trim().toLowerCase();

/** Names that would show a registration, by domain: it failed but may have been done. Emptied when the user changes. */
class Doubts {
  readonly inDoubt = new Map<string, readonly string[]>();

  close(): void {
    this.inDoubt.clear();
  }
}

/**
 * Registers a domain. If an earlier attempt may have done it, the list is fetched first and nothing is sent if it
 * contains the domain: some backends do not refuse a domain that they already have.
 *
 * @throws ApiError of the registration; if the list cannot be fetched, one that says it may have been made
 */
async function createOnce(client: QueryClient, payload: NewAssetPayload): Promise<void> {
  const { domain } = payload;
  const { inDoubt } = sessionState.get(Doubts);
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
 * The names under which the list would show a registration: the domain, or, since the contract leaves that open, its
 * given name. That proves nothing if another asset may have it already.
 */
function proofsOf(client: QueryClient, { domain, name }: NewAssetPayload): string[] {
  const before = client.getQueryData(assetListQuery().queryKey);
  const isNew = before?.every((asset) => comparedName(asset.name) !== comparedName(name));
  return isNew ? [domain, comparedName(name)] : [domain];
}

async function looksListed(client: QueryClient, names: readonly string[]): Promise<boolean> {
  try {
    const list = await client.fetchQuery({ ...assetListQuery(), staleTime: 0 });
    return list.some(({ name }) => names.includes(comparedName(name)));
  } catch (cause) {
    if (isCancelled(cause)) throw cause;
    throw new ApiError('unreachable', 'We could not check whether it was added', { cause });
  }
}
