/** What the lists of assets do to an asset: approve it, delete it. */
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../client.ts';
import type { ById } from '../contract/index.ts';
import { ApiError } from '../errors.ts';
import { alertKeys } from './alerts.ts';
import { assetKeys } from './assets.ts';
import { reload, reloadIfUnsure } from './reload.ts';

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
