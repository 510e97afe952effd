/** Specification section 4, Auth, sentence by sentence, with what sections 6 and 9 say of the session. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedTokens } from '../auth/tabs.ts';
import { embeddedBackend } from '../setup/embedded.ts';
import { openApp } from '../setup/render-app.tsx';

const { backend, server, account, signIn } = embeddedBackend();

const SELF = 'GET /auth/self';
const REFRESH = 'POST /auth/refresh';

const whoIsHere = () => screen.findByRole('button', { name: /^Account:/ });

async function logIn() {
  const app = await openApp('/login', 'Log in');
  const { email, password } = account('admin');
  await app.user.type(screen.getByLabelText('Email'), email);
  await app.user.type(screen.getByLabelText('Password'), password);
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return app;
}

describe('Auth (section 4)', () => {
  it('Otherwise the self lookup runs; on success the user is set', async () => {
    signIn('admin');
    await openApp('/admin/help', 'Help');
    expect(await whoIsHere()).toHaveAccessibleName(`Account: Admin, ${account('admin').email}`);
    expect([...backend.calls]).toEqual([[SELF, 1]]);
  });

  it('A 401 triggers a token refresh and a retry', async () => {
    signIn('admin');
    const [expired, refresh] = storedTokens();
    backend.tokens.expireAccess();
    await openApp('/admin/help', 'Help');
    expect(await whoIsHere()).toHaveAccessibleName(`Account: Admin, ${account('admin').email}`);
    expect([...backend.calls]).toEqual([
      [SELF, 2],
      [REFRESH, 1],
    ]);
    expect(storedTokens()).toEqual([expect.not.stringMatching(expired ?? ''), refresh]);
  });

  it.each(['html500', 'empty', 'wrongShape'] as const)(
    'On any other failure the session is cleared: %s',
    async (fault) => {
      backend.faults.set({ fault, paths: ['/auth/self'] });
      signIn('admin');
      await openApp('/admin/help', 'Log in');
      expect(await screen.findByText('Failed to fetch user data')).toBeVisible();
      expect(storedTokens()).toEqual([null, null]);
    },
  );

  it('On any other failure the session is cleared; row 7: no answer at all keeps the tokens, with retry', async () => {
    backend.faults.set({ fault: 'drop', paths: ['/auth/self'] });
    signIn('admin');
    const tokens = storedTokens();
    const { user } = await openApp('/admin/help', "Can't reach the server");
    expect(storedTokens()).toEqual(tokens);
    backend.faults.set(null);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  it('Login success stores both tokens and loads the user', async () => {
    await logIn();
    expect(storedTokens()).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    expect(await whoIsHere()).toHaveAccessibleName(`Account: Admin, ${account('admin').email}`);
    expect(backend.calls.get(SELF)).toBe(1);
  });

  it('Logout clears the user and both tokens', async () => {
    const { user, router } = await logIn();
    await user.click(await whoIsHere());
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(storedTokens()).toEqual([null, null]);
    await router.navigate('/unauthorized');
    expect(await screen.findByText(/Log in with an account that may open it/)).toBeVisible();
    expect(screen.queryByText(account('admin').email)).not.toBeInTheDocument();
  });
});

it('Local storage keys: access_token, refresh_token, theme (section 9)', async () => {
  const { user } = await logIn();
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(Object.keys(localStorage).toSorted()).toEqual(['access_token', 'refresh_token', 'theme']);
});

it('The access token is kept in local storage and sent as a bearer token (section 6)', async () => {
  const sent: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    sent.push(request.headers.get('Authorization'));
  });
  signIn('admin');
  await openApp('/admin/assets', 'Assets');
  await screen.findByRole('table', { name: 'Assets' });
  server.events.removeAllListeners();
  const bearer = `Bearer ${localStorage.getItem('access_token')}`;
  // The self lookup and the list.
  expect(sent).toEqual([bearer, bearer]);
});
