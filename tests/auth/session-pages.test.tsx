/** The session as a person meets it: how it begins, what renews it, what ends it, and what the sign-in page then says. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { HttpResponse } from 'msw';
import { store, storedTokens } from './tabs.ts';
import { account, backend, on, server, signIn } from '../setup/backend.ts';
import { fill } from '../setup/fill.ts';
import { renderApp } from '../setup/render-app.tsx';

const SELF = 'GET /auth/self';
const REFRESH = 'POST /auth/refresh';

const whoIsHere = () => screen.findByRole('button', { name: /^Account:/ });

async function logIn() {
  const app = await renderApp({ at: '/login', heading: 'Log in' });
  const { email, password } = account('admin');
  await fill(app.user, screen.getByLabelText('Email'), email);
  await fill(app.user, screen.getByLabelText('Password'), password);
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return app;
}

describe('the session (section 4, auth)', () => {
  it('With a stored access token the self lookup runs; on success the user is set: email and role (section 3, current user)', async () => {
    await renderApp({ as: 'admin', at: '/admin/help', heading: 'Help' });
    expect(await whoIsHere()).toHaveAccessibleName(`Account: Admin, ${account('admin').email}`);
    expect(backend.calls.get(SELF)).toBe(1);
    expect(backend.calls.get(REFRESH)).toBeUndefined();
  });

  it('A 401 triggers a token refresh and a retry', async () => {
    signIn('admin');
    const [expired, refresh] = storedTokens();
    backend.tokens.expireAccess();
    await renderApp({ at: '/admin/help', heading: 'Help' });
    expect(await whoIsHere()).toHaveAccessibleName(`Account: Admin, ${account('admin').email}`);
    expect(backend.calls.get(SELF)).toBe(2);
    expect(backend.calls.get(REFRESH)).toBe(1);
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

  it('Logout clears the user and both tokens, and is no reason', async () => {
    const { user, router } = await logIn();
    await user.click(await whoIsHere());
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(storedTokens()).toEqual([null, null]);
    expect(window.location.search).toBe('');
    await router.navigate('/unauthorized');
    expect(await screen.findByText(/^You’re not logged in\./)).toBeVisible();
    expect(screen.queryByText(account('admin').email)).not.toBeInTheDocument();
  });
});

const expired = (words: object) => HttpResponse.json(words, { status: 401 });

/** Opens a console page, and reads the words on the sign-in page. @returns what tokens are left */
async function loggedOutWith(words: string) {
  const { router } = await renderApp({ at: '/admin/assets', heading: 'Log in' });
  const told = screen.getByText('Your session has ended. Log in again.');
  expect(told.nextElementSibling).toHaveTextContent(words);
  expect(router.state.location.pathname).toBe('/login');
  return storedTokens();
}

describe('Refresh: the user is then logged out (section 8, refresh)', () => {
  beforeEach(() => server.use(on('self', () => expired({ msg: 'Token has expired' }))));

  it("'No refresh token available'", async () => {
    signIn('admin');
    store('expired', null);
    expect(await loggedOutWith('No refresh token available')).toEqual([null, null]);
    expect(backend.calls.get('POST /auth/refresh')).toBeUndefined();
  });

  it("the server's error", async () => {
    server.use(on('refresh', () => expired({ error: 'Refresh token was revoked' })));
    signIn('admin');
    expect(await loggedOutWith('Refresh token was revoked')).toEqual([null, null]);
  });

  it("else 'Failed to refresh access token'", async () => {
    server.use(on('refresh', () => expired({})));
    signIn('admin');
    expect(await loggedOutWith('Failed to refresh access token')).toEqual([null, null]);
  });
});

describe('Self lookup: the user is then logged out (section 8, self lookup)', () => {
  it("the server's error", async () => {
    server.use(on('self', () => HttpResponse.json({ error: 'Account locked' }, { status: 403 })));
    signIn('admin');
    expect(await loggedOutWith('Account locked')).toEqual([null, null]);
  });

  it("else 'Failed to fetch user data'", async () => {
    server.use(on('self', () => HttpResponse.json({}, { status: 403 })));
    signIn('admin');
    expect(await loggedOutWith('Failed to fetch user data')).toEqual([null, null]);
  });
});

it('Local storage keys: access_token, refresh_token, theme (section 9, storage keys; section 3, tokens)', async () => {
  const { user } = await logIn();
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(Object.keys(localStorage).toSorted()).toEqual(['access_token', 'refresh_token', 'theme']);
});

it('The access token is kept in local storage and sent as a bearer token (section 6, access token; section 7, calls)', async () => {
  const sent = new Set<string>();
  server.events.on('request:start', ({ request }) => {
    sent.add(`${new URL(request.url).pathname} ${request.headers.get('Authorization')}`);
  });
  await renderApp({ as: 'admin', at: '/admin/assets', heading: 'Assets' });
  await screen.findByRole('table', { name: 'Assets' });
  const bearer = `Bearer ${localStorage.getItem('access_token')}`;
  expect(sent).toContain(`/auth/self ${bearer}`);
  expect(sent).toContain(`/asset/list ${bearer}`);
  expect([...sent].every((call) => call.endsWith(` ${bearer}`))).toBe(true);
});
