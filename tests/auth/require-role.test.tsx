/** The guard (specification section 4). */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import type { Role } from '@/api/contract/index.ts';
import { AuthProvider, useAuth, useUser } from '@/session/AuthContext.tsx';
import { RequireRole } from '@/session/RequireRole.tsx';
import { boot } from '@/session/session.ts';
import { answerAsUsual, gate, on, seen, server, state, runBackend } from '../api/backend.ts';
import { store, storeAndTell } from './tabs.ts';

runBackend();
// A file before this one may have left a session that ended without ever having been asked about.
beforeAll(boot);
afterEach(() => storeAndTell(null, null));

const mounted = vi.fn<() => void>();

function Console() {
  mounted();
  const user = useUser();
  const { logout } = useAuth();
  return (
    <>
      <h1>Console of {user.email}</h1>
      <button onClick={logout}>Log out</button>
    </>
  );
}

function Login() {
  const { search } = useLocation();
  const auth = useAuth();
  const reason = auth.status === 'signedOut' ? auth.reason : '';
  return (
    <>
      <h1>Login{search}</h1>
      <p>{reason}</p>
    </>
  );
}

function visit(path: string) {
  mounted.mockClear();
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([
    {
      element: (
        <AuthProvider>
          <Outlet />
        </AuthProvider>
      ),
      children: [
        {
          element: <RequireRole role="admin" />,
          children: [{ path: '/admin/*', element: <Console /> }],
        },
        { path: '/login', element: <Login /> },
        { path: '/unauthorized', element: <h1>Access Denied</h1> },
      ],
    },
  ]);
  onTestFinished(() => router.dispose());
  return { router, ...render(<RouterProvider router={router} />) };
}

const answerAs = (role: Role) =>
  server.use(on('self', () => HttpResponse.json({ id: 1, email: 'who@example.in', role })));

describe('RequireRole', () => {
  // First, since it signs in: a log-out of an earlier file would be remembered as meant.
  it('shows a status while it asks, then lets the role through', async () => {
    const answer = gate();
    server.use(
      on('self', async () => {
        await answer.opened;
        return HttpResponse.json({ id: 1, email: 'asha@example-shop.in', role: 'admin' });
      }),
    );
    storeAndTell('a1', 'r1');
    visit('/admin');
    expect(screen.getByRole('status')).toBeVisible();
    expect(mounted).not.toHaveBeenCalled();
    answer.open();
    expect(
      await screen.findByRole('heading', { name: 'Console of asha@example-shop.in' }),
    ).toBeVisible();
  });

  it.each(['superadmin', 'user', 'owner' as Role] as const)(
    'sends a %s to Access Denied without mounting the page',
    async (role) => {
      answerAs(role);
      storeAndTell('a1', 'r1');
      const { router } = visit('/admin');
      expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
      expect(mounted).not.toHaveBeenCalled();
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );

  it('sends a person without a token to the sign-in, remembering the page', async () => {
    visit('/admin/assets?q=shop');
    expect(await screen.findByRole('heading')).toHaveTextContent(
      'Login?next=%2Fadmin%2Fassets%3Fq%3Dshop',
    );
    expect(mounted).not.toHaveBeenCalled();
    expect(seen).toEqual([]);
  });

  it('offers a retry when the server cannot be reached, and keeps the tokens', async () => {
    server.use(on('self', () => HttpResponse.error()));
    storeAndTell('a1', 'r1');
    visit('/admin');
    expect(await screen.findByRole('heading', { name: "Can't reach the server" })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^support@/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:support@/),
      ),
    );
    expect(mounted).not.toHaveBeenCalled();
    answerAsUsual();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: /^Console of/ })).toBeVisible();
  });

  it('after Log out remembers no page', async () => {
    storeAndTell('a1', 'r1');
    visit('/admin/assets');
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading')).toHaveTextContent(/^Login$/);
  });

  it('a sign-out in another tab ends the page, which can be come back to', async () => {
    storeAndTell('a1', 'r1');
    visit('/admin/assets');
    await screen.findByRole('heading', { name: /^Console of/ });
    storeAndTell(null, null);
    expect(await screen.findByRole('heading', { name: /^Login/ })).toHaveTextContent(
      'Login?next=%2Fadmin%2Fassets',
    );
  });

  it('the page that can be come back to has the search that a table wrote into its address', async () => {
    storeAndTell('a1', 'r1');
    visit('/admin/assets');
    await screen.findByRole('heading', { name: /^Console of/ });
    window.history.replaceState(window.history.state, '', '/admin/assets?q=shop');
    storeAndTell(null, null);
    expect(await screen.findByRole('heading', { name: /^Login/ })).toHaveTextContent(
      'Login?next=%2Fadmin%2Fassets%3Fq%3Dshop',
    );
  });

  it('the reason for the sign-out is there on the sign-in page', async () => {
    state.refresh = () => HttpResponse.json({ error: 'Session revoked' }, { status: 401 });
    storeAndTell('expired', 'r1');
    visit('/admin');
    expect(await screen.findByText('Session revoked')).toBeVisible();
  });

  it('a navigation after the key vanished leads to the sign-in', async () => {
    storeAndTell('a1', 'r1');
    const { router } = visit('/admin');
    await screen.findByRole('heading', { name: /^Console of/ });
    store(null, 'r1');
    await router.navigate('/admin/alerts');
    expect(await screen.findByRole('heading', { name: /^Login/ })).toBeVisible();
  });
});

it('AuthProvider prerenders as loading', () => {
  const Status = () => <p>{useAuth().status}</p>;
  const html = renderToString(
    <AuthProvider>
      <Status />
    </AuthProvider>,
  );
  expect(html).toBe('<p>loading</p>');
});
