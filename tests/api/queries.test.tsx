/** Queries and mutations: retries, invalidations, and whose cache it is. */
import {
  MutationObserver,
  onlineManager,
  QueryObserver,
  type MutationObserverOptions,
} from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, errorText } from '@/api/errors.ts';
import type { NewAssetPayload } from '@/api/contract/index.ts';
import { ALERT_MESSAGES } from '@/api/queries/alerts.ts';
import {
  approveAssetMutation,
  approveAssetsMutation,
  ASSET_MESSAGES,
  assetListQuery,
  createAssetsMutation,
  deleteAssetAsSuperadminMutation,
  deleteAssetMutation,
} from '@/api/queries/assets.ts';
import { queryClient } from '@/api/queries/client.ts';
import {
  addUserMutation,
  approveOrganizationMutation,
  deleteOrganizationMutation,
  organizationDetailQuery,
  organizationListQuery,
  profileQuery,
  signupMutation,
  updateProfileMutation,
} from '@/api/queries/organizations.ts';
import { logout } from '@/session/session.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { alertsQuery } from '@/alerts/alerts-query.ts';
import { count, on, runBackend, seen, server } from './backend.ts';
import { rejection, store } from '../auth/tabs.ts';
import { waitFor } from '../setup/wait-for.ts';

runBackend();
beforeEach(() => {
  store('a1', 'r1');
  tokenStore.check();
});
afterEach(() => {
  logout();
  queryClient.clear();
});

const mutate = <Data, Variables>(
  options: MutationObserverOptions<Data, Error, Variables>,
  variables: Variables,
) => new MutationObserver(queryClient, options).mutate(variables);

/** Registers one domain. Rejects with what its call was rejected with. */
async function addAsset(payload: NewAssetPayload) {
  const { signal } = new AbortController();
  const round = { payloads: [payload], onResult: () => {}, signal };
  const results = await mutate(createAssetsMutation(), round);
  for (const result of results.values()) if (result.is === 'failed') throw result.error;
}

/** As a form does that is on the page while it sends, and gone afterwards. */
async function mutateInForm<Data, Variables>(
  options: MutationObserverOptions<Data, Error, Variables>,
  variables: Variables,
) {
  const observer = new MutationObserver(queryClient, options);
  const leave = observer.subscribe(() => {});
  await observer.mutate(variables);
  leave();
}

const mutations = () => queryClient.getMutationCache().getAll();

/** How many lists and entities were read. */
const reads = () => seen.filter((line) => /^GET \S+\/(?:list|get) /.test(line)).length;

/** Keeps a list on screen: an observed query is fetched again when it is invalidated. */
function watch(...lists: ('assets' | 'alerts' | 'organisations' | 'profile')[]) {
  const stops = lists.map((list) => {
    if (list === 'assets')
      return new QueryObserver(queryClient, assetListQuery()).subscribe(() => {});
    if (list === 'alerts') return new QueryObserver(queryClient, alertsQuery()).subscribe(() => {});
    if (list === 'profile')
      return new QueryObserver(queryClient, profileQuery()).subscribe(() => {});
    return new QueryObserver(queryClient, organizationListQuery()).subscribe(() => {});
  });
  return () => stops.forEach((stop) => stop());
}

describe('a query', () => {
  it.each([
    ['no answer', () => HttpResponse.error(), 2],
    ['a 500', () => new HttpResponse(null, { status: 500 }), 2],
    ['a 404', () => new HttpResponse(null, { status: 404 }), 1],
    ['a 403', () => new HttpResponse(null, { status: 403 }), 1],
    ['an odd shape', () => HttpResponse.json({}), 1],
  ])('with %s is asked the right number of times', async (_which, answer, times) => {
    server.use(on('assetList', answer));
    const error = await rejection(queryClient.fetchQuery(assetListQuery()));
    expect(error).toBeInstanceOf(ApiError);
    expect(errorText(error, ASSET_MESSAGES.fetch)).toBe('Failed to fetch assets');
    expect(count('assetList')).toBe(times);
  });

  it('that fails while the browser says it is offline gives an error', async () => {
    onlineManager.setOnline(false);
    server.use(on('alertList', () => HttpResponse.error()));
    const error = await rejection(queryClient.fetchQuery(alertsQuery()));
    onlineManager.setOnline(true);
    expect(errorText(error, ALERT_MESSAGES.fetch)).toBe('Failed to fetch alerts');
  });

  it('says the server’s words about alerts', async () => {
    server.use(
      on('alertList', () => HttpResponse.json({ error: 'Watch paused' }, { status: 409 })),
    );
    const error = await rejection(queryClient.fetchQuery(alertsQuery()));
    expect(errorText(error, ALERT_MESSAGES.fetch)).toBe('Watch paused');
  });
});

describe('a mutation is tried once', () => {
  it.each([
    ['assetCreate', () => addAsset({ name: 'x', domain: 'tried-once.in' })],
    ['assetApprove', () => mutate(approveAssetMutation(), { id: '1' })],
    ['organizationApprove', () => mutate(approveOrganizationMutation(), { id: '1' })],
  ] as const)('%s', async (name, run) => {
    server.use(on(name, () => HttpResponse.error()));
    await expect(run()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(count(name)).toBe(1);
  });
});

describe('after a success, what it changed is fetched again', () => {
  it.each([
    ['creating an asset', ['assetList'], () => addAsset({ name: 'x', domain: 'x.in' })],
    [
      'deleting an asset',
      ['assetList', 'alertList'],
      () => mutate(deleteAssetMutation(), { id: '1' }),
    ],
    [
      'deleting one as super-admin',
      ['assetList', 'alertList'],
      () => mutate(deleteAssetAsSuperadminMutation(), { id: '1' }),
    ],
    [
      'approving an asset',
      ['assetList', 'alertList'],
      () => mutate(approveAssetMutation(), { id: '1' }),
    ],
    [
      'approving an organisation',
      ['organizationList', 'profileGet'],
      () => mutate(approveOrganizationMutation(), { id: '1' }),
    ],
    [
      'deleting an organisation',
      ['organizationList', 'assetList'],
      () => mutate(deleteOrganizationMutation(), { id: '1' }),
    ],
    [
      'updating the profile',
      ['profileGet'],
      () =>
        mutate(updateProfileMutation(), {
          name: 'x',
          email: 'a@b.in',
          address: '',
          company_registration_number: '',
        }),
    ],
  ] as const)('%s', async (_which, calls, run) => {
    const stop = watch('assets', 'alerts', 'organisations', 'profile');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const before = new Map(calls.map((name) => [name, count(name)]));
    const all = reads();
    await run();
    await waitFor(() => {
      for (const name of calls) expect(count(name)).toBe((before.get(name) ?? 0) + 1);
      expect(queryClient.isFetching()).toBe(0);
    });
    // Those and nothing else: a change must not reload the world.
    expect(reads() - all).toBe(calls.length);
    stop();
  });
});

describe('many changes at once', () => {
  const many = (...items: string[]) => ({
    items,
    onResult: () => {},
    signal: new AbortController().signal,
  });
  const refuse = (id: string) =>
    server.use(
      on('assetApprove', (request) =>
        new URL(request.url).searchParams.get('id') === id
          ? HttpResponse.json({ error: 'No' }, { status: 403 })
          : HttpResponse.json({}),
      ),
    );

  it('each have a result, and fetch the lists again once, at the end', async () => {
    const stop = watch('assets', 'alerts');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    refuse('6');
    const before = reads();
    const results = await mutate(approveAssetsMutation(), many('1', '2', '3', '4', '5', '6'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect([...results.values()].map(({ is }) => is)).toEqual([
      'done',
      'done',
      'done',
      'done',
      'done',
      'failed',
    ]);
    expect([count('assetApprove'), reads() - before]).toEqual([6, 2]);
    stop();
  });
});

describe('an asset that may have been added', () => {
  const add = () => addAsset({ name: 'Shop', domain: 'in-doubt.in' });
  const lost = () => server.use(on('assetCreate', () => HttpResponse.error()));
  const listed = (name: string) =>
    server.use(on('assetList', () => HttpResponse.json([{ id: 1, name }])));

  it('is looked for in the list at once, and before it is sent again', async () => {
    const stop = watch('assets');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    lost();
    listed('In-Doubt.in');
    await expect(add()).rejects.toMatchObject({ kind: 'unreachable' });
    await waitFor(() => expect(count('assetList')).toBe(2));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));

    await add();
    expect(count('assetCreate')).toBe(1);
    stop();
  });

  it('is forgotten at sign-out: the next person’s asset of that name is sent', async () => {
    lost();
    await expect(add()).rejects.toMatchObject({ kind: 'unreachable' });
    logout();
    store('b1', 's1');
    tokenStore.check();
    listed('in-doubt.in');
    await expect(add()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(count('assetCreate')).toBe(2);
  });

  it('is sent again when the list does not hold it', async () => {
    lost();
    await expect(add()).rejects.toMatchObject({ kind: 'unreachable' });
    listed('another.in');
    await expect(add()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(count('assetCreate')).toBe(2);
  });

  it('is found by the name that was given to it, too, unless an asset of that name was there', async () => {
    const stop = watch('assets');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    lost();
    listed('shop');
    const addAs = (domain: string) => addAsset({ name: 'Shop', domain });
    await expect(addAs('named.in')).rejects.toMatchObject({ kind: 'unreachable' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await addAs('named.in');
    expect(count('assetCreate')).toBe(1);

    // Now there is one of that name.
    for (const sent of [2, 3]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(addAs('other.in')).rejects.toMatchObject({ kind: 'unreachable' });
      expect(count('assetCreate')).toBe(sent);
    }
    stop();
  });

  it('is not sent again while the list cannot be fetched', async () => {
    lost();
    await expect(add()).rejects.toMatchObject({ kind: 'unreachable' });
    server.use(on('assetList', () => new HttpResponse(null, { status: 403 })));
    await expect(add()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(count('assetCreate')).toBe(1);
  });

  it('a refusal leaves no doubt, and no list is fetched for it', async () => {
    server.use(on('assetCreate', () => HttpResponse.json({ error: 'No' }, { status: 422 })));
    const other = { name: 'x', domain: 'refused.in' };
    await expect(addAsset(other)).rejects.toMatchObject({ status: 422 });
    await expect(addAsset(other)).rejects.toMatchObject({ status: 422 });
    expect([count('assetCreate'), count('assetList')]).toEqual([2, 0]);
  });
});

describe('the super-admin’s delete', () => {
  const deletes = () => seen.filter((line) => line.includes('/asset/delete'));

  it('is the GET of the specification', async () => {
    await mutate(deleteAssetAsSuperadminMutation(), { id: '1' });
    expect(deletes()).toEqual(['GET /asset/delete a1']);
  });

  it('is a DELETE where the backend allows no GET', async () => {
    server.use(on('assetDeleteByGet', () => new HttpResponse(null, { status: 405 })));
    await mutate(deleteAssetAsSuperadminMutation(), { id: '1' });
    expect(deletes()).toEqual(['GET /asset/delete a1', 'DELETE /asset/delete a1']);
  });

  it('is refused by anything else', async () => {
    server.use(on('assetDeleteByGet', () => new HttpResponse(null, { status: 404 })));
    await expect(mutate(deleteAssetAsSuperadminMutation(), { id: '1' })).rejects.toMatchObject({
      status: 404,
    });
    expect(count('assetDelete')).toBe(0);
  });
});

describe('the cache belongs to one person', () => {
  const filled = async () => {
    await queryClient.fetchQuery(assetListQuery());
    await queryClient.fetchQuery(organizationDetailQuery('1'));
    expect(queryClient.getQueryCache().getAll()).toHaveLength(2);
  };

  it('and is emptied when they sign out', async () => {
    await filled();
    logout();
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  });

  it('and when another person signs in in another tab', async () => {
    await filled();
    store('b1', 's1');
    tokenStore.check();
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  });

  it('but not by a refresh', async () => {
    await filled();
    store('a2', 'r1');
    tokenStore.check();
    expect(queryClient.getQueryCache().getAll()).toHaveLength(2);
  });

  it('an answer that arrives after the sign-out stays out', async () => {
    server.use(
      on('assetList', () => {
        logout();
        return HttpResponse.json([{ id: 1, name: 'secret.in' }]);
      }),
    );
    await rejection(queryClient.fetchQuery(assetListQuery()));
    expect(queryClient.getQueryData(assetListQuery().queryKey)).toBeUndefined();
  });

  it('passwords do not stay in it', async () => {
    const password = 'correct horse battery';
    const twice = { password, confirm_password: password };
    const email = 'a@b.in';
    await mutateInForm(signupMutation(), {
      ...twice,
      email,
      companyName: 'x',
      companyRegNumber: '1',
      address: 'x',
    });
    await mutateInForm(addUserMutation(), { ...twice, email, username: 'x', role: 'user' });
    await waitFor(() =>
      expect(JSON.stringify(mutations().map((m) => m.state))).not.toContain(password),
    );
  });
});
