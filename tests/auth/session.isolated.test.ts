/** Who is here: boot, login, logout, other tabs (specification section 4). */
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerAsUsual, count, gate, on, seen, server, state, runBackend } from '../api/backend.ts';
import { openTab, rejection, storageEvent, store, storedTokens } from './tabs.ts';
import { waitFor } from '../setup/wait-for.ts';

runBackend();
// Tabs of earlier tests listen to the same window: they hear of an empty storage and rest.
afterEach(() => {
  window.localStorage.clear();
  storageEvent();
});

const credentials = { email: 'asha@example-shop.in', password: 'correct horse' };
const asha = { id: '7', email: 'asha@example-shop.in', role: 'admin' };
/** A tab that has found these tokens, or those that are stored. */
async function booted(access?: string | null, refresh: string | null = null) {
  if (access !== undefined) store(access, refresh);
  const tab = await openTab();
  tab.boot();
  return tab;
}
type Tab = Awaited<ReturnType<typeof openTab>>;
const settled = (tab: Tab) =>
  waitFor(() => {
    const session = tab.sessionStore.getSnapshot();
    if (session.status === 'loading') throw new Error('Still loading');
    return session;
  });

/** No answer, and what a gateway answers while the backend behind it restarts: no word about the tokens. */
const WITHOUT_VERDICT: [which: string, answer: () => Response, says: string][] = [
  ['no answer', () => HttpResponse.error(), 'It did not answer.'],
  ...[408, 425, 429, 502, 503, 504].map((status): [string, () => Response, string] => [
    `a gateway’s ${status}`,
    () => new HttpResponse('<h1>Oops</h1>', { status }),
    `It answered with an error (${status}).`,
  ]),
];

describe('boot', () => {
  it('starts as loading, on the server too', async () => {
    store('a1', 'r1');
    const tab = await openTab();
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'loading' });
    expect(tab.sessionStore.getServerSnapshot()).toEqual({ status: 'loading' });
    tab.boot();
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'loading' });
    await settled(tab);
    expect(tab.sessionStore.getServerSnapshot()).toEqual({ status: 'loading' });
  });

  it('without an access token is signed out and asks nobody', async () => {
    const tab = await booted();
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut' });
    expect(seen).toEqual([]);
  });

  it('with a good token is signed in, asking once however often it is called', async () => {
    const tab = await booted('a1', 'r1');
    tab.boot();
    expect(await settled(tab)).toEqual({ status: 'signedIn', user: asha });
    tab.boot();
    expect(seen).toEqual(['GET /auth/self a1']);
  });

  it('asks once where it finds other tokens than were known', async () => {
    const tab = await openTab();
    tab.tokenStore.check();
    store('a1', 'r1');
    tab.boot();
    expect(await settled(tab)).toEqual({ status: 'signedIn', user: asha });
    expect(seen).toEqual(['GET /auth/self a1']);
  });

  it('with an expired token refreshes and retries', async () => {
    const tab = await booted('expired', 'r1');
    expect(await settled(tab)).toEqual({ status: 'signedIn', user: asha });
    expect(seen).toEqual(['GET /auth/self expired', 'POST /auth/refresh r1', 'GET /auth/self a2']);
  });

  it.each([500, 502, 429])('a refresh answered with %i keeps the session', async (status) => {
    state.refresh = () => new HttpResponse('<h1>Oops</h1>', { status });
    const tab = await booted('expired', 'r1');
    expect(await settled(tab)).toEqual({
      status: 'unavailable',
      message: `It answered with an error (${status}). You are still signed in: try again in a moment.`,
    });
    expect(storedTokens()).toEqual(['expired', 'r1']);
  });

  it.each([
    ['a 500 without words', () => new HttpResponse('<h1>Oops</h1>', { status: 500 })],
    ['a 501', () => new HttpResponse(null, { status: 501 })],
    ['a 404', () => new HttpResponse(null, { status: 404 })],
    ['an empty success', () => new HttpResponse(null, { status: 200 })],
    ['no email in it', () => HttpResponse.json({ id: 1, role: 'admin' })],
  ])('clears the session when the answer is %s', async (_which, answer) => {
    server.use(on('self', answer));
    const tab = await booted('a1', 'r1');
    expect(await settled(tab)).toEqual({
      status: 'signedOut',
      reason: 'Failed to fetch user data',
    });
    expect(storedTokens()).toEqual([null, null]);
  });

  it.each([
    ['403', () => HttpResponse.json({ error: 'Account suspended' }, { status: 403 })],
    ['200', () => HttpResponse.json({ error: 'Account suspended' })],
  ])('says the server’s words when it refuses with %s', async (_status, answer) => {
    server.use(on('self', answer));
    const tab = await booted('a1', 'r1');
    expect(await settled(tab)).toEqual({ status: 'signedOut', reason: 'Account suspended' });
  });

  it.each(WITHOUT_VERDICT)(
    'with %s keeps the tokens, and works on retry',
    async (_which, answer, says) => {
      server.use(on('self', answer));
      const tab = await booted('a1', 'r1');
      expect(await settled(tab)).toEqual({
        status: 'unavailable',
        message: `${says} You are still signed in: try again in a moment.`,
      });
      expect(storedTokens()).toEqual(['a1', 'r1']);

      answerAsUsual();
      tab.retry();
      expect(await settled(tab)).toEqual({ status: 'signedIn', user: asha });
    },
  );
});

it('a gateway’s words are shown, and the user stays logged in', async () => {
  server.use(on('self', () => HttpResponse.json({ error: 'Back soon' }, { status: 503 })));
  const tab = await booted('a1', 'r1');
  expect(await settled(tab)).toEqual({
    status: 'unavailable',
    message: 'Back soon. You are still signed in: try again in a moment.',
  });
});

describe('login', () => {
  it('stores both tokens and loads the user', async () => {
    const tab = await booted();
    await expect(tab.login(credentials)).resolves.toEqual(asha);
    expect(storedTokens()).toEqual(['a1', 'r1']);
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedIn', user: asha });
  });

  it('does not look like loading while it runs: the form stays', async () => {
    const tab = await booted();
    const statuses: string[] = [];
    tab.sessionStore.subscribe(() => statuses.push(tab.sessionStore.getSnapshot().status));
    await tab.login(credentials);
    expect(statuses).toEqual(['signedIn']);
  });

  it.each([
    ['the server’s words', () => HttpResponse.json({ error: 'Locked' }, { status: 403 }), 'Locked'],
    ['an answer without words', () => new HttpResponse(null, { status: 500 }), 'Login failed'],
    ['a success without tokens', () => HttpResponse.json({}), 'Login failed'],
    ['no answer', () => HttpResponse.error(), 'An unexpected error occurred'],
  ])('fails with the right message: %s', async (_which, answer, message) => {
    server.use(on('login', answer));
    const tab = await booted();
    expect(tab.loginErrorText(await rejection(tab.login(credentials)))).toBe(message);
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut' });
    expect(storedTokens()).toEqual([null, null]);
  });

  it('with a refused self lookup tells it once, and keeps no tokens', async () => {
    server.use(on('self', () => new HttpResponse(null, { status: 500 })));
    const tab = await booted();
    await expect(tab.login(credentials)).rejects.toMatchObject({
      serverMessage: 'Failed to fetch user data',
    });
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut' });
    expect(storedTokens()).toEqual([null, null]);
  });

  it('whose new token is refused ends once', async () => {
    state.good.clear();
    state.refresh = () => HttpResponse.json({ access_token: 'a2' });
    const tab = await booted();
    const changes = vi.fn<(change: unknown) => void>();
    tab.tokenStore.subscribe(changes);
    await expect(tab.login(credentials)).rejects.toMatchObject({
      serverMessage: 'Token has expired',
    });
    // In, and out again.
    expect(changes).toHaveBeenCalledTimes(2);
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut' });
  });

  it.each(WITHOUT_VERDICT)(
    'with %s to the self lookup keeps the tokens',
    async (_which, answer) => {
      server.use(on('self', answer));
      const tab = await booted();
      const failure = await rejection(tab.login(credentials));
      expect(failure).toMatchObject({ kind: 'unreachable' });
      expect(tab.loginErrorText(failure)).toBe('An unexpected error occurred');
      expect(tab.sessionStore.getSnapshot()).toMatchObject({ status: 'unavailable' });
      expect(storedTokens()).toEqual(['a1', 'r1']);
    },
  );

  it('that is overtaken by a sign-in in another tab is dropped', async () => {
    const answer = gate();
    server.use(
      on('login', async () => {
        await answer.opened;
        return HttpResponse.json({ Access_token: 'late', Refresh_token: 'late' });
      }),
    );
    const tab = await booted();
    const outcome = rejection(tab.login(credentials));
    await waitFor(() => expect(count('login')).toBe(1));
    store('a1', 'r1');
    answer.open();
    expect(await outcome).toMatchObject({ kind: 'aborted' });
    expect(storedTokens()).toEqual(['a1', 'r1']);
  });
});

describe('other tabs', () => {
  it('a sign-out reaches this tab', async () => {
    const tab = await booted('a1', 'r1');
    await settled(tab);
    store(null, null);
    storageEvent('access_token');
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut' });
  });

  it('a sign-in reaches this tab', async () => {
    const tab = await booted();
    store('a1', 'r1');
    storageEvent('access_token');
    expect(await settled(tab)).toEqual({ status: 'signedIn', user: asha });
  });

  it('another user is looked up, and an answer about the former one is dropped', async () => {
    state.good.add('b1');
    const former = gate();
    server.use(
      on('self', async (request) => {
        if (request.headers.get('Authorization') === 'Bearer b1') {
          return HttpResponse.json({ id: 9, email: 'root@provider.in', role: 'superadmin' });
        }
        await former.opened;
        return HttpResponse.json({ id: 7, email: 'asha@example-shop.in', role: 'admin' });
      }),
    );
    const tab = await booted('a1', 'r1');
    await waitFor(() => expect(count('self')).toBe(1));
    store('b1', 's1');
    storageEvent('refresh_token');
    const root = { id: '9', email: 'root@provider.in', role: 'superadmin' };
    expect(await settled(tab)).toEqual({ status: 'signedIn', user: root });
    const changes = vi.fn<() => void>();
    tab.sessionStore.subscribe(changes);
    former.open();
    await tab.call('assetList');
    expect(changes).not.toHaveBeenCalled();
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedIn', user: root });
  });

  it('a refresh by another tab is no change of identity', async () => {
    const tab = await booted('a1', 'r1');
    await settled(tab);
    const changes = vi.fn<() => void>();
    tab.tokenStore.subscribe(changes);
    store('a2', 'r1');
    storageEvent('access_token');
    expect(changes).not.toHaveBeenCalled();
    expect(count('self')).toBe(1);
  });

  it('a page that comes back from the back-forward cache looks again', async () => {
    const tab = await booted('a1', 'r1');
    await settled(tab);
    store(null, null);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut' });
  });
});

it('an action after the key vanished says so, and the page stays to show it', async () => {
  const tab = await booted('a1', 'r1');
  await settled(tab);
  store(null, 'r1');
  await expect(tab.call('assetApprove', { id: '1' })).rejects.toMatchObject({
    kind: 'no-session',
    message: 'Access token not found. Please login again.',
  });
  expect(tab.sessionStore.getSnapshot()).toMatchObject({ status: 'signedIn' });
  expect(count('assetApprove')).toBe(0);
  // The next navigation boots again, and finds nobody.
  tab.boot();
  expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut' });
});

it('a key that vanishes during the self lookup ends in a sign-out, not in waiting', async () => {
  server.use(
    on('self', () => {
      store(null, 'r1');
      return HttpResponse.json({ id: 7, email: 'asha@example-shop.in', role: 'admin' });
    }),
  );
  const tab = await booted('a1', 'r1');
  expect(await settled(tab)).toEqual({ status: 'signedOut' });
});

it('logging out forgets the tokens and says nothing', async () => {
  const tab = await booted('a1', 'r1');
  await settled(tab);
  tab.logout();
  expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut', deliberate: true });
  expect(storedTokens()).toEqual([null, null]);
});

describe('a log-out during a renewal leaves no token', () => {
  afterEach(() => window.sessionStorage.clear());

  it('when it lands while the new token is written', async () => {
    store('expired', 'r1');
    const tab = await openTab();
    const set = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value === 'a2') store(null, null);
      set.call(this, key, value);
    });
    tab.boot();
    expect(await settled(tab)).toEqual({ status: 'signedOut' });
    expect(storedTokens()).toEqual([null, null]);
  });

  it.each([null, 'r9'])('when it is seen after that: refresh token %s', async (refresh) => {
    const tab = await booted('expired', 'r1');
    await settled(tab);
    store('a2', refresh);
    storageEvent('refresh_token');
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut' });
    expect(storedTokens()).toEqual([null, refresh]);
  });

  it('an access token without a refresh token logs nobody in', async () => {
    const tab = await booted();
    store('a1', null);
    storageEvent('access_token');
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut' });
    expect([storedTokens(), seen]).toEqual([[null, null], []]);
  });

  it.each([
    ['a log-out', undefined, { elsewhere: true }, null],
    ['an expiry', 'Session revoked', { reason: 'Session revoked' }, 'kept'],
  ])('%s in another tab is told as one; what was typed', async (_end, reason, told, left) => {
    store('a1', 'r1');
    const [other, tab] = [await openTab(), await openTab()];
    tab.boot();
    await settled(tab);
    other.tokenStore.signOut(reason);
    window.sessionStorage.setItem('user_draft', 'kept');
    storageEvent('access_token');
    expect(tab.sessionStore.getSnapshot()).toEqual({ status: 'signedOut', ...told });
    expect(window.sessionStorage.getItem('user_draft')).toBe(left);
  });
});
