/** What the super-admin does to an organisation: approve it, delete it. */
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../client.ts';
import type { ById } from '../contract/index.ts';
import { assetKeys } from './assets.ts';
import { organizationKeys } from './organizations.ts';
import { reload, reloadIfUnsure } from './reload.ts';

export const approveOrganizationMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('organizationApprove', input),
    onSuccess: (_done, _input, _result, { client }) => reload(client, organizationKeys.all),
    onError: (error, _input, _result, { client }) =>
      reloadIfUnsure(error, client, organizationKeys.all),
  });

export const deleteOrganizationMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('organizationDelete', input),
    onSuccess: (_done, { id }, _result, { client }) => {
      // Its detail would answer 404 now; its assets may be gone too.
      client.removeQueries({ queryKey: organizationKeys.detail(id) });
      reload(client, organizationKeys.list, assetKeys.all);
    },
    onError: (error, _input, _result, { client }) =>
      reloadIfUnsure(error, client, organizationKeys.list, assetKeys.all),
  });
