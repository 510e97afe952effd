/** Domain assets: the organisation's own for an admin, everybody's for a super-admin. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../client.ts';

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
