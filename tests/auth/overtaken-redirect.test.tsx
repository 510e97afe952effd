/** The guard's redirect, overtaken by the next navigation: nobody is left before an empty page. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AuthProvider } from '@/session/AuthContext.tsx';
import { RequireRole } from '@/session/RequireRole.tsx';
import { gate, on, runBackend, server } from '../api/backend.ts';
import { storeAndTell } from './tabs.ts';

runBackend();
afterEach(() => storeAndTell(null, null));

it('a second page of another role, opened while the first redirect is under way, is redirected too', async () => {
  server.use(on('self', () => HttpResponse.json({ id: 1, email: 'u@example.in', role: 'user' })));
  storeAndTell('a1', 'r1');
  // As Access Denied is while its code is fetched.
  const fetched = gate();
  const loader = () => fetched.opened.then(() => null);
  const children = [
    { path: '/', element: <h1>Home</h1> },
    {
      element: <RequireRole role="admin" />,
      children: [{ path: '/admin/*', element: <h1>Console</h1> }],
    },
    { path: '/unauthorized', element: <h1>Access Denied</h1>, loader },
  ];
  const around = (
    <AuthProvider>
      <Outlet />
    </AuthProvider>
  );
  const router = createMemoryRouter([{ element: around, children }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/admin/assets'));
  await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/unauthorized'));
  await act(() => router.navigate('/admin/alerts'));
  fetched.open();
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
