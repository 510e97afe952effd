/** The refresh of the access token: one at a time, in all tabs. */
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { count, gate, on, seen, server, state, runBackend } from '../api/backend.ts';
import { fakeLocks, openTab, rejection, setLocks, store, storedTokens } from './tabs.ts';
import { waitFor } from '../setup/wait-for.ts';

runBackend();
afterEach(() => setLocks(undefined));

const times = <T>(n: number, make: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: n }, make));
const fulfilled = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

type Tab = Awaited<ReturnType<typeof openTab>>;

/** The tab has asked who the new tokens belong to: it makes no further call, in this test or the next. */
const newPersonIn = (tab: Tab) =>
  waitFor(() => expect(tab.sessionStore.getSnapshot().status).toBe('signedIn'));

describe.each([
  ['with navigator.locks', fakeLocks],
  ['on an insecure origin, with a lease', () => undefined],
])('%s', (_where, locks) => {
  it('fifty parallel 401s make one refresh', async () => {
    setLocks(locks());
    store('expired', 'r1');
    const tab = await openTab();

    const results = await times(50, () => tab.call('assetList'));

    expect(fulfilled(results)).toBe(50);
    expect(count('refresh')).toBe(1);
    expect(seen).toContain('POST /auth/refresh r1');
    expect(seen.filter((line) => line === 'GET /asset/list a2')).toHaveLength(50);
    expect(storedTokens()).toEqual(['a2', 'r1']);
  });

  it('five tabs make one refresh', async () => {
    setLocks(locks());
    store('expired', 'r1');
    const tabs = [];
    for (let n = 0; n < 5; n += 1) tabs.push(await openTab());
    expect(new Set(tabs.map((tab) => tab.tokenStore)).size).toBe(5);

    const results = await Promise.all(tabs.map((tab) => times(10, () => tab.call('assetList'))));

    expect(results.map(fulfilled)).toEqual([10, 10, 10, 10, 10]);
    expect(count('refresh')).toBe(1);
  });

  it('five tabs are refused once', async () => {
    setLocks(locks());
    store('expired', 'r1');
    state.refresh = () => HttpResponse.json({ error: 'Session revoked' }, { status: 401 });
    const tabs = [];
    for (let n = 0; n < 5; n += 1) tabs.push(await openTab());

    const results = await Promise.all(tabs.map((tab) => times(3, () => tab.call('assetList'))));

    expect(results.map(fulfilled)).toEqual([0, 0, 0, 0, 0]);
    expect(count('refresh')).toBe(1);
    expect(storedTokens()).toEqual([null, null]);
  });
});

it('late 401 uses the newer token', async () => {
  store('expired', 'r1');
  state.good.add('a2');
  // Some tab is refreshing, and takes its time: nobody who has a good token waits for it.
  const lease = { owner: 'another', expires: Date.now() + 10_000 };
  window.localStorage.setItem('refresh_lease', JSON.stringify(lease));
  const tab = await openTab();
  const late = gate();
  server.use(
    on('assetList', async (request) => {
      if (request.headers.get('Authorization') === 'Bearer a2') return HttpResponse.json([]);
      await late.opened;
      return new HttpResponse(null, { status: 401 });
    }),
  );

  const list = tab.call('assetList');
  await waitFor(() => expect(count('assetList')).toBe(1));
  store('a2', 'r1');
  late.open();

  await expect(list).resolves.toEqual([]);
  expect(seen).toEqual(['GET /asset/list expired', 'GET /asset/list a2']);
});

describe('refused refresh signs out once', () => {
  it.each([
    ['the server’s words', { error: 'Refresh token expired' }, 'Refresh token expired'],
    ['the fallback', {}, 'Failed to refresh access token'],
  ])('with %s as the reason', async (_which, body, reason) => {
    store('expired', 'r1');
    state.refresh = () => HttpResponse.json(body, { status: 401 });
    const tab = await openTab();
    const changes = vi.fn<(change: unknown) => void>();
    tab.tokenStore.subscribe(changes);

    const results = await times(50, () => tab.call('assetList'));

    expect(fulfilled(results)).toBe(0);
    expect(count('refresh')).toBe(1);
    expect(changes.mock.calls).toEqual([[{ by: 'this-tab', signedIn: false, reason }]]);
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut', reason });
    expect(storedTokens()).toEqual([null, null]);
  });

  it('without a refresh token it says so and asks nobody', async () => {
    store('expired', null);
    const tab = await openTab();

    await expect(tab.call('assetList')).rejects.toMatchObject({ kind: 'no-session' });

    expect(count('refresh')).toBe(0);
    expect(tab.sessionStore.getSnapshot()).toEqual({
      status: 'signedOut',
      reason: 'No refresh token available',
    });
  });

  it('also when the refresh answers without a token', async () => {
    store('expired', 'r1');
    state.refresh = () => HttpResponse.html('<h1>Welcome to the hotel Wi-Fi</h1>');
    const tab = await openTab();

    await expect(tab.call('assetList')).rejects.toMatchObject({ kind: 'shape' });

    expect(tab.sessionStore.getSnapshot()).toEqual({
      status: 'signedOut',
      reason: 'Failed to refresh access token',
    });
  });
});

it.each(['a\u200Bb', 'a b', '\u0905'])(
  'a stored token that no header can hold (%j) is none, and no call fails of it',
  async (mangled) => {
    store(mangled, 'r1');
    const tab = await openTab();
    await expect(tab.call('assetList')).rejects.toMatchObject({ kind: 'no-session' });
    expect(seen).toEqual([]);

    store('expired', mangled);
    await expect((await openTab()).call('assetList')).rejects.toMatchObject({ kind: 'no-session' });
    expect(storedTokens()).toEqual([null, null]);
  },
);

describe('unreachable refresh keeps the session', () => {
  it.each([
    ['no answer', () => HttpResponse.error()],
    ['a gateway’s 503', () => new HttpResponse(null, { status: 503 })],
    ...[408, 425, 429, 500, 501, 502, 504].map((status): [string, () => Response] => [
      `a ${String(status)}`,
      () => new HttpResponse(null, { status }),
    ]),
  ])('%s', async (_which, answer) => {
    store('expired', 'r1');
    state.refresh = answer;
    const tab = await openTab();

    await expect(tab.call('assetList')).rejects.toMatchObject({ kind: 'unreachable' });
    expect(storedTokens()).toEqual(['expired', 'r1']);

    state.refresh = () => {
      state.good.add('a2');
      return HttpResponse.json({ access_token: 'a2' });
    };
    await expect(tab.call('assetList')).resolves.toEqual([]);
  });
});

it('wrong password never refreshes', async () => {
  store('expired', 'r1');
  const tab = await openTab();
  server.use(
    on('login', () => HttpResponse.json({ error: 'Invalid email or password' }, { status: 401 })),
  );

  await expect(
    tab.login({ email: 'asha@example-shop.in', password: 'wrong' }),
  ).rejects.toMatchObject({ status: 401, serverMessage: 'Invalid email or password' });

  expect(seen).toEqual(['POST /auth/login -']);
  expect(storedTokens()).toEqual(['expired', 'r1']);
});

it('fifty calls wait for one unreachable refresh', async () => {
  store('expired', 'r1');
  state.refresh = () => HttpResponse.error();
  const tab = await openTab();
  expect(fulfilled(await times(50, () => tab.call('assetList')))).toBe(0);
  expect(count('refresh')).toBe(1);
});

describe('sign-out during refresh stays signed out', () => {
  async function duringRefresh(act: (tab: Tab) => void) {
    store('expired', 'r1');
    const tab = await openTab();
    const answer = gate();
    state.refresh = async () => {
      await answer.opened;
      return HttpResponse.json({ access_token: 'a2' });
    };
    const list = tab.call('assetList');
    const outcome = rejection(list);
    await waitFor(() => expect(count('refresh')).toBe(1));
    act(tab);
    answer.open();
    expect(await outcome).toMatchObject({ kind: 'aborted' });
    return tab;
  }

  it('in this tab', async () => {
    const tab = await duringRefresh((tab) => tab.logout());
    expect(storedTokens()).toEqual([null, null]);
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut', deliberate: true });
    expect(count('assetList')).toBe(1);
  });

  it('in another tab', async () => {
    await duringRefresh(() => store(null, null));
    expect(storedTokens()).toEqual([null, null]);
  });

  it('and a new person keeps their own token', async () => {
    state.good.add('b1');
    const tab = await duringRefresh(() => store('b1', 's1'));
    await newPersonIn(tab);
    expect(storedTokens()).toEqual(['b1', 's1']);
    expect(seen).not.toContain('GET /asset/list b1');
  });
});

it('no loop when the new token is refused too', async () => {
  store('expired', 'r1');
  state.refresh = () => HttpResponse.json({ access_token: 'a2' });
  const tab = await openTab();

  await expect(tab.call('assetList')).rejects.toMatchObject({ kind: 'http', status: 401 });

  expect(seen).toEqual([
    'GET /asset/list expired',
    'POST /auth/refresh r1',
    'GET /asset/list a2',
    'GET /auth/self a2',
  ]);
  expect(storedTokens()).toEqual([null, null]);
  expect(tab.sessionStore.getSnapshot()).toEqual({
    status: 'signedOut',
    reason: 'Token has expired',
  });
});

describe('a 401 that remains with the fresh token asks the self lookup once', () => {
  const WRONG_ROLE = { kind: 'wrong-role', message: "Your role can't do this" };
  const notYours = () => HttpResponse.json({ error: 'Unauthorized' }, { status: 401 });

  /** A tab whose calls of this name are refused with 401, whatever the token. */
  async function refusedTab(...names: Parameters<typeof on>[0][]) {
    store('a1', 'r1');
    server.use(...names.map((name) => on(name, notYours)));
    return openTab();
  }

  it('accepted: the call fails as not for this role, and the session stays', async () => {
    const tab = await refusedTab('alertList');

    await expect(tab.call('alertList')).rejects.toMatchObject(WRONG_ROLE);

    expect(seen).toEqual([
      'GET /impersonation/list a1',
      'POST /auth/refresh r1',
      'GET /impersonation/list a2',
      'GET /auth/self a2',
    ]);
    expect(storedTokens()).toEqual(['a2', 'r1']);
    await expect(tab.call('assetList')).resolves.toEqual([]);
  });

  it('a read is not asked again by itself with this token, but by a user, and with a newer token', async () => {
    const tab = await refusedTab('alertList');
    const outcome = () => rejection(tab.fetchBody('alertList'));
    await outcome();
    seen.length = 0;

    expect(await outcome()).toMatchObject(WRONG_ROLE);
    expect(seen).toEqual([]);

    tab.askRefusedAgain();
    expect(await outcome()).toMatchObject(WRONG_ROLE);
    expect([count('alertList'), count('refresh'), count('self')]).toEqual([2, 1, 1]);

    seen.length = 0;
    store('a3', 'r1');
    expect(await outcome()).toMatchObject(WRONG_ROLE);
    expect(seen[0]).toBe('GET /impersonation/list a3');
  });

  it('a change is sent again when a user asks for it, without another refresh', async () => {
    const tab = await refusedTab('assetApprove');
    const approve = () => rejection(tab.call('assetApprove', { id: '5' }));
    await approve();
    seen.length = 0;
    expect(await approve()).toMatchObject(WRONG_ROLE);
    expect(seen).toEqual(['GET /asset/approve a2']);
  });

  it('fifty calls share one refresh and one self lookup', async () => {
    const tab = await refusedTab('alertList', 'organizationList');
    const answer = gate();
    server.use(
      on('self', async () => {
        await answer.opened;
        return HttpResponse.json({ id: 7, email: 'asha@example-shop.in', role: 'admin' });
      }),
    );

    const calls = Array.from({ length: 50 }, (_, at) =>
      rejection(tab.call(at % 2 === 0 ? 'alertList' : 'organizationList')),
    );
    await waitFor(() => expect(seen.filter((line) => line.endsWith('/list a2'))).toHaveLength(50));
    answer.open();

    for (const error of await Promise.all(calls)) expect(error).toMatchObject(WRONG_ROLE);
    expect([count('refresh'), count('self')]).toEqual([1, 1]);
    expect(storedTokens()).toEqual(['a2', 'r1']);
  });

  it.each([
    ['with the server’s words', { error: 'Account locked' }, 'Account locked'],
    ['without words', {}, 'Failed to fetch user data'],
  ])('refused %s: the session ends once, after one refresh', async (_how, body, reason) => {
    const tab = await refusedTab('alertList');
    server.use(on('self', () => HttpResponse.json(body, { status: 401 })));
    const changes = vi.fn<(change: unknown) => void>();
    tab.tokenStore.subscribe(changes);

    await expect(tab.call('alertList')).rejects.toMatchObject({ kind: 'http', status: 401 });

    expect([count('refresh'), count('self')]).toEqual([1, 1]);
    expect(changes.mock.calls).toEqual([[{ by: 'this-tab', signedIn: false, reason }]]);
    expect(storedTokens()).toEqual([null, null]);
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ...[408, 425, 429, 502, 503, 504].map((status): [string, () => Response] => [
      `a gateway’s ${status}`,
      () => new HttpResponse(null, { status }),
    ]),
  ])('%s: the session stays, and the call may be asked again', async (_which, answer) => {
    const tab = await refusedTab('alertList');
    server.use(on('self', answer));

    await expect(tab.call('alertList')).rejects.toMatchObject({ kind: 'http', status: 401 });

    expect([count('refresh'), count('self')]).toEqual([1, 1]);
    expect(storedTokens()).toEqual(['a2', 'r1']);
    seen.length = 0;
    await rejection(tab.call('alertList'));
    expect(seen[0]).toBe('GET /impersonation/list a2');
  });

  it('a sign-out while the self lookup runs is not undone', async () => {
    const tab = await refusedTab('alertList');
    const answer = gate();
    server.use(
      on('self', async () => {
        await answer.opened;
        return HttpResponse.json({ id: 7, email: 'asha@example-shop.in', role: 'admin' });
      }),
    );
    const outcome = rejection(tab.call('alertList'));
    await waitFor(() => expect(count('self')).toBe(1));
    tab.logout();
    answer.open();
    expect(await outcome).toMatchObject({ kind: 'aborted' });
    expect(storedTokens()).toEqual([null, null]);
  });
});

it('a second 401 does not end a session that has got yet another token', async () => {
  store('expired', 'r1');
  const tab = await openTab();
  server.use(
    on('assetList', () => {
      // While this call is refused with a2, another tab has refreshed again.
      if (storedTokens()[0] === 'a2') store('a3', 'r1');
      return new HttpResponse(null, { status: 401 });
    }),
  );

  await expect(tab.call('assetList')).rejects.toMatchObject({ status: 401 });

  expect(count('assetList')).toBe(2);
  expect(storedTokens()).toEqual(['a3', 'r1']);
});

it('a 403 never refreshes', async () => {
  store('a1', 'r1');
  const tab = await openTab();
  server.use(on('assetList', () => HttpResponse.json({ error: 'Not yours' }, { status: 403 })));

  await expect(tab.call('assetList')).rejects.toMatchObject({
    status: 403,
    serverMessage: 'Not yours',
  });

  expect(count('refresh')).toBe(0);
  expect(storedTokens()).toEqual(['a1', 'r1']);
});

it.each([
  'Not enough segments',
  'Signature verification failed',
  'Invalid crypto padding',
  "Invalid header string: 'utf-8' codec can't decode byte 0x99 in position 1: invalid start byte",
  'Only non-refresh tokens are allowed',
  "Audience doesn't match",
  'Invalid issuer',
  'Token is missing the "exp" claim',
  'Issued At claim (iat) must be an integer.',
])('a 422 about a malformed token (%s) is refreshed like a 401', async (msg) => {
  store('mangled', 'r1');
  const tab = await openTab();
  server.use(
    on('assetList', (request) =>
      request.headers.get('Authorization') === 'Bearer a2'
        ? HttpResponse.json([])
        : HttpResponse.json({ msg }, { status: 422 }),
    ),
  );
  await expect(tab.call('assetList')).resolves.toEqual([]);
  expect(count('refresh')).toBe(1);
});

const early = (status: number) =>
  HttpResponse.json({ msg: 'The token is not yet valid (iat)' }, { status });

it.each([401, 422])('a token not valid yet (%i) is tried a second later', async (status) => {
  store('early', 'r1');
  const tab = await openTab();
  const reply = () => (count('assetList') === 1 ? early(status) : HttpResponse.json([]));
  server.use(on('assetList', reply));
  await expect(tab.call('assetList')).resolves.toEqual([]);
  expect([count('assetList'), count('refresh')]).toEqual([2, 0]);
  expect(storedTokens()).toEqual(['early', 'r1']);
});

it('a token not valid yet is not tried again once its person has signed out', async () => {
  store('early', 'r1');
  const tab = await openTab();
  server.use(on('assetCreate', () => early(401)));
  const answer = rejection(tab.call('assetCreate', { name: 'A', domain: 'a.in' }));
  await waitFor(() => expect(count('assetCreate')).toBe(1));
  tab.tokenStore.signOut();
  expect(await answer).toMatchObject({ kind: 'aborted' });
  expect(count('assetCreate')).toBe(1);
});

describe('a 422 about the input is an answer', () => {
  const asset = { name: 'Hotels', domain: 'signature-hotels.in' };

  it.each([
    { error: 'signature-hotels.in is not valid' },
    { error: 'Invalid token in the name' },
    { message: 'too many segments' },
    { msg: 'signature-hotels.in is not valid' },
    { msg: { signature: ['is not valid'] } },
    // Even where the words are those about a token: a change is never sent twice for a 422.
    { msg: 'Signature verification failed' },
  ])('%j to a change: sent once, nobody is signed out', async (body) => {
    store('a1', 'r1');
    const tab = await openTab();
    server.use(on('assetCreate', () => HttpResponse.json(body, { status: 422 })));
    await expect(tab.call('assetCreate', asset)).rejects.toMatchObject({
      kind: 'http',
      status: 422,
    });
    expect(seen).toEqual(['POST /asset/create a1']);
    expect(storedTokens()).toEqual(['a1', 'r1']);
  });

  it.each([
    { error: 'Signature verification failed' },
    { msg: 'The token in your search is not valid' },
    { msg: 'No signature-hotels.in here' },
  ])('%j to a read: asked once, nobody is signed out', async (body) => {
    store('a1', 'r1');
    const tab = await openTab();
    server.use(on('assetList', () => HttpResponse.json(body, { status: 422 })));
    await expect(tab.call('assetList')).rejects.toMatchObject({ kind: 'http', status: 422 });
    expect(seen).toEqual(['GET /asset/list a1']);
    expect(storedTokens()).toEqual(['a1', 'r1']);
  });
});

it('one caller’s abort leaves the shared refresh to the others', async () => {
  store('expired', 'r1');
  const tab = await openTab();
  const answer = gate();
  state.refresh = async () => {
    await answer.opened;
    state.good.add('a2');
    return HttpResponse.json({ access_token: 'a2' });
  };
  const controller = new AbortController();
  const cancelled = rejection(tab.call('assetList', undefined, { signal: controller.signal }));
  const other = tab.call('alertList');
  await waitFor(() => expect(count('refresh')).toBe(1));
  controller.abort();
  expect(await cancelled).toMatchObject({ kind: 'aborted' });
  answer.open();
  await expect(other).resolves.toEqual([]);
});

it('a tab that died with the lease holds nobody up for ever', async () => {
  store('expired', 'r1');
  const now = Date.now();
  window.localStorage.setItem('refresh_lease', JSON.stringify({ owner: 'dead', expires: now - 1 }));
  const tab = await openTab();
  await expect(tab.call('assetList')).resolves.toEqual([]);

  // Written under a clock that was days ahead.
  store('expired', 'r1');
  window.localStorage.setItem(
    'refresh_lease',
    JSON.stringify({ owner: 'dead', expires: now + 86_400_000 }),
  );
  await expect((await openTab()).call('assetList')).resolves.toEqual([]);
  expect(window.localStorage.getItem('refresh_lease')).toBeNull();
});

it('what was asked for as one person is not sent as another', async () => {
  store('a1', 'r1');
  state.good.add('b1');
  const tab = await openTab();
  tab.tokenStore.check();
  store('b1', 's1');

  await expect(tab.call('assetDelete', { id: '5' })).rejects.toMatchObject({ kind: 'aborted' });
  await newPersonIn(tab);

  expect(count('assetDelete')).toBe(0);
});
