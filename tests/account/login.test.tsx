/** Login (specification sections 2, 4, 5, 8). */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { tokenStore } from '@/lib/token-store.ts';
import { account, backend, holdCall, server, signIn } from '../setup/backend.ts';
import { renderApp, type User } from '../setup/render-app.tsx';

const loginUrl = 'http://naam.test:5000/auth/login';

async function fillIn(user: User, password?: string) {
  const admin = account('admin');
  await user.type(screen.getByLabelText('Email'), admin.email);
  await user.type(screen.getByLabelText('Password'), password ?? admin.password);
}

describe('login (section 2, login)', () => {
  it('goes to /admin for an admin, replacing history (section 4, login)', async () => {
    const { user, router } = await renderApp({ at: '/login', heading: 'Log in' });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(localStorage.getItem('access_token')).toBe(tokenStore.access());
    expect(localStorage.getItem('refresh_token')).not.toBeNull();
  });

  it('goes to /superadmin for a superadmin', async () => {
    const { user, router } = await renderApp({ at: '/login', heading: 'Log in' });
    const { email, password } = account('superadmin');
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/superadmin'));
  });

  it('goes back to the page that asked for it', async () => {
    const { user, router } = await renderApp({ at: '/admin/assets?q=bank', heading: 'Log in' });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/assets'));
    await waitFor(() => expect(window.location.search).toContain('q=bank'));
  });

  it("shows the button 'Signing in...' while submitting (section 4, login) and cannot be sent twice", async () => {
    const { user } = await renderApp({ at: '/login', heading: 'Log in' });
    const letAnswer = holdCall('login');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.click(screen.getByRole('button', { name: 'Signing in...' }));
    letAnswer();
    await waitFor(() => expect(tokenStore.access()).not.toBeNull());
    expect(backend.calls.get('POST /auth/login')).toBe(1);
  });

  it('fields email and password, both required (section 5, login)', async () => {
    const { user } = await renderApp({ at: '/login', heading: 'Log in' });
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Enter your email address')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
      expect(screen.getByLabelText('Email')).toHaveFocus();
    });
    expect(backend.calls.get('POST /auth/login')).toBeUndefined();
  });

  it('row 27: "Forgot password? Write to {email}"', async () => {
    await renderApp({ at: '/login', heading: 'Log in' });
    expect(screen.getByText(/Forgot password\? Write to/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@naamraksha.example' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:support@naamraksha\.example/),
    );
  });

  it("shows the server's error text and keeps what was typed (section 8, login)", async () => {
    const { user } = await renderApp({ at: '/login', heading: 'Log in' });
    await fillIn(user, 'not the password');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/invalid|wrong|incorrect/i);
    await waitFor(() => {
      expect(screen.getByLabelText('Email')).toHaveValue(account('admin').email);
      expect(screen.getByLabelText('Password')).toHaveValue('not the password');
    });
  });

  it("says 'Login failed' when the server refuses without a word (section 8, login)", async () => {
    server.use(http.post(loginUrl, () => new HttpResponse(null, { status: 401 })));
    const { user } = await renderApp({ at: '/login', heading: 'Log in' });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Login failed');
    expect(alert).toHaveTextContent('Check your email and password and try again.');
    // Whom to write to is said below the form, and not twice.
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'support@naamraksha.example' })).toHaveLength(1),
    );
  });

  it("says 'An unexpected error occurred' when there is no answer (section 8, login)", async () => {
    server.use(http.post(loginUrl, () => HttpResponse.error()));
    const { user } = await renderApp({ at: '/login', heading: 'Log in' });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An unexpected error occurred');
    expect(alert).toHaveTextContent('The server did not answer. Check your connection');
  });

  it("says 'Failed to fetch user data' when the self lookup is refused (section 8, self lookup)", async () => {
    server.use(
      http.get('http://naam.test:5000/auth/self', () => new HttpResponse(null, { status: 404 })),
    );
    const { user } = await renderApp({ at: '/login', heading: 'Log in' });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch user data');
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  it('shows the reason for a sign-out', async () => {
    signIn('admin');
    localStorage.removeItem('refresh_token');
    server.use(
      http.get('http://naam.test:5000/auth/self', () => new HttpResponse(null, { status: 401 })),
    );
    await renderApp({ at: '/admin/assets', heading: 'Log in' });
    expect(await screen.findByText('No refresh token available')).toBeVisible();
  });

  it.each([
    ['/login', 'superadmin', '/superadmin'],
    ['/signup', 'admin', '/admin'],
    ['/login', 'user', '/unauthorized'],
    ['/signup', 'user', '/unauthorized'],
  ] as const)('%s leads a signed-in %s to their home, %s', async (at, as, home) => {
    const { router } = await renderApp({ as, at });
    await waitFor(() => expect(router.state.location.pathname).toBe(home));
  });

  it('shows the password on request', async () => {
    const { user } = await renderApp({ at: '/login', heading: 'Log in' });
    await user.type(screen.getByLabelText('Password'), 'hunter22');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('offers the demo accounts only where the page was served with them', async () => {
    const first = await renderApp({ at: '/login', heading: 'Log in' });
    expect(screen.queryByText('Try the demo')).not.toBeInTheDocument();
    first.unmount();

    const meta = document.createElement('meta');
    meta.name = 'demo-accounts';
    meta.content = JSON.stringify([{ label: 'Admin', email: 'a@b.in', password: 'secret-1' }]);
    document.head.append(meta);
    const { user } = await renderApp({ at: '/login', heading: 'Log in' });
    await user.click(await screen.findByText('Try the demo'));
    await user.click(screen.getByRole('button', { name: 'Use Admin' }));
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.in');
    // Enter is all that is left to press.
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
    meta.remove();
  });
});
