/** What a person reads when a session ends (specification section 8, Refresh and Self lookup). */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeAndTell, storedTokens } from '../auth/tabs.ts';
import { backend, server, signIn } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';

const REFRESH = 'http://naam.test:5000/auth/refresh';
const SELF = 'http://naam.test:5000/auth/self';
const expired = (words: object) => HttpResponse.json(words, { status: 401 });

/** Opens a console page, and reads the words on the sign-in page. @returns what tokens are left */
async function loggedOutWith(words: string) {
  const { router } = await renderApp({ at: '/admin/assets', heading: 'Log in' });
  expect(screen.getByText(words)).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  return storedTokens();
}

describe('Refresh: the user is then logged out', () => {
  beforeEach(() => server.use(http.get(SELF, () => expired({ msg: 'Token has expired' }))));

  it("'No refresh token available'", async () => {
    storeAndTell('expired', null);
    expect(await loggedOutWith('No refresh token available')).toEqual([null, null]);
    expect(backend.calls.get('POST /auth/refresh')).toBeUndefined();
  });

  it("the server's error", async () => {
    server.use(http.post(REFRESH, () => expired({ error: 'Refresh token was revoked' })));
    signIn('admin');
    expect(await loggedOutWith('Refresh token was revoked')).toEqual([null, null]);
  });

  it("else 'Failed to refresh access token'", async () => {
    server.use(http.post(REFRESH, () => expired({})));
    signIn('admin');
    expect(await loggedOutWith('Failed to refresh access token')).toEqual([null, null]);
  });
});

describe('Self lookup: the user is then logged out', () => {
  it("the server's error", async () => {
    server.use(
      http.get(SELF, () => HttpResponse.json({ error: 'Account locked' }, { status: 403 })),
    );
    signIn('admin');
    expect(await loggedOutWith('Account locked')).toEqual([null, null]);
  });

  it("else 'Failed to fetch user data'", async () => {
    server.use(http.get(SELF, () => HttpResponse.json({}, { status: 403 })));
    signIn('admin');
    expect(await loggedOutWith('Failed to fetch user data')).toEqual([null, null]);
  });
});

describe('Logout', () => {
  it('clears the user and both tokens, and is no reason', async () => {
    const { user, router } = await renderApp({ as: 'admin', at: '/admin/help', heading: 'Help' });
    await user.click(screen.getByRole('button', { name: /^Account:/ }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(storedTokens()).toEqual([null, null]);
    expect(window.location.search).toBe('');
  });
});

it('names the role User: a user has no console, and reads so', async () => {
  await renderApp({ as: 'user', at: '/admin', heading: 'Access Denied' });
  expect(screen.getByText(/with the role User\./)).toBeVisible();
});
