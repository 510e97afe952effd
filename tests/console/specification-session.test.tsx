/** Specification section 4, Auth, sentence by sentence, with what sections 6 and 9 say of the session. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedTokens } from '../auth/tabs.ts';
import { account, backend, server, signIn } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';

const SELF = 'GET /auth/self';
const REFRESH = 'POST /auth/refresh';

const whoIsHere = () => screen.findByRole('button', { name: /^Account:/ });

async function logIn() {
  const app = await renderApp({ at: '/login', heading: 'Log in' });
  const { email, password } = account('admin');
  await app.user.type(screen.getByLabelText('Email'), email);
  await app.user.type(screen.getByLabelText('Password'), password);
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return app;
}

describe('Auth (section 4)', () => {
  it('Otherwise the self lookup runs; on success the user is set', async () => {
    await renderApp({ as: 'admin', at: '/admin/help', heading: 'Help' });
    expect(await whoIsHere()).toHaveAccessibleName(`Account: Admin, ${account('admin').email}`);
    expect([...backend.calls]).toEqual([[SELF, 1]]);
  });

  it('A 401 triggers a token refresh and a retry', async () => {
    signIn('admin');
    const [expired, refresh] = storedTokens();
    backend.tokens.expireAccess();
    await renderApp({ at: '/admin/help', heading: 'Help' });
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
      await renderApp({ as: 'admin', at: '/admin/help', heading: 'Log in' });
      expect(await screen.findByText('Failed to fetch user data')).toBeVisible();
      expect(storedTokens()).toEqual([null, null]);
    },
  );

  it('On any other failure the session is cleared; row 7: no answer at all keeps the tokens, with retry', async () => {
    backend.faults.set({ fault: 'drop', paths: ['/auth/self'] });
    signIn('admin');
    const tokens = storedTokens();
    const { user } = await renderApp({ at: '/admin/help', heading: "Can't reach the server" });
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
  const sent = new Set<string>();
  server.events.on('request:start', ({ request }) => {
    sent.add(`${new URL(request.url).pathname} ${request.headers.get('Authorization')}`);
  });
  await renderApp({ as: 'admin', at: '/admin/assets', heading: 'Assets' });
  await screen.findByRole('table', { name: 'Assets' });
  const bearer = `Bearer ${localStorage.getItem('access_token')}`;
  expect([...sent]).toEqual([`/auth/self ${bearer}`, `/asset/list ${bearer}`]);
});
