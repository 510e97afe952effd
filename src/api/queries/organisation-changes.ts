/** What the super-admin does to an organisation: approve it, delete it. */
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../client.ts';
import type { ById } from '../contract/index.ts';
import { assetKeys } from './assets.ts';
import { organisationKeys } from './organisations.ts';
import { reload, reloadIfUnsure } from './reload.ts';

export const approveOrganisationMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('organisationApprove', input),
    onSuccess: (_done, _input, _result, { client }) => reload(client, organisationKeys.all),
    onError: (error, _input, _result, { client }) =>
      reloadIfUnsure(error, client, organisationKeys.all),
  });

export const deleteOrganisationMutation = () =>
  mutationOptions({
    mutationFn: (input: ById) => call('organisationDelete', input),
    onSuccess: (_done, { id }, _result, { client }) => {
      // Its detail would answer 404 now; its assets may be gone too.
      client.removeQueries({ queryKey: organisationKeys.detail(id) });
      reload(client, organisationKeys.list, assetKeys.all);
    },
    onError: (error, _input, _result, { client }) =>
      reloadIfUnsure(error, client, organisationKeys.list, assetKeys.all),
  });
