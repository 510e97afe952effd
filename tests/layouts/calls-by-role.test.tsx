/** Compares the calls of each role's pages with the contract's table (specification sections 6 and 7). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName, type Role } from '@/api/contract/index.ts';
import { queryClient } from '@/api/queries/client.ts';
import { paths } from '@/paths.ts';
import { callNames } from '../api/calls.ts';
import { backend } from '../setup/backend.ts';
import { renderApp, type User } from '../setup/render-app.tsx';

const key = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}`;

/** The calls of the contract that have reached the backend. */
const made = (): EndpointName[] => callNames.filter((name) => backend.calls.has(key(name)));

/** Calls that the table lets a role read once it is signed in. */
const readsOf = (role: Role): EndpointName[] =>
  callNames.filter((name) => endpoints[name].roles.includes(role) && !endpoints[name].changes);

/** All pages of an area, as the map of URLs has them. */
const pagesOf = (area: 'admin' | 'superadmin'): string[] =>
  Object.values(paths[area]).map((page: (id: string) => string) =>
    page(page('').endsWith('/alerts/') ? '1' : 'approve-assets'),
  );

/** Nothing is being fetched, and what came is drawn. */
async function settled() {
  await act(() => new Promise(setImmediate));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => new Promise(setImmediate));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

async function search(user: User, text: string) {
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const palette = within(await screen.findByRole('dialog', { name: 'Search' }));
  await user.type(palette.getByRole('combobox', { name: 'Search' }), text);
  await settled();
  await user.keyboard('{Escape}');
}

async function openDetails(user: User, title: string) {
  const [first] = await screen.findAllByRole('link', { name: /^Details of / });
  if (!first) throw new Error('No row has details');
  await user.click(first);
  await screen.findByRole('dialog', { name: title });
  await settled();
  await user.keyboard('{Escape}');
}

describe('the pages of a role make its own calls', () => {
  it.each(['admin', 'superadmin'] as const)('%s', async (role) => {
    const { router, user } = await renderApp({ as: role, at: `/${role}`, heading: 'Dashboard' });
    for (const page of pagesOf(role)) {
      await act(() => router.navigate(page));
      await screen.findByRole('heading', { level: 1 });
      await settled();
      if (page === paths.superadmin.organizations())
        await openDetails(user, 'Organisation details');
      if (page === paths.superadmin.assetApprovals()) await openDetails(user, 'Asset details');
    }
    await search(user, 'sahyadri');
    expect(made()).toEqual(readsOf(role));
  });

  it('user', async () => {
    const { router } = await renderApp({ as: 'user', at: '/admin', heading: 'Access Denied' });
    for (const page of [...pagesOf('admin'), ...pagesOf('superadmin')]) {
      await act(() => router.navigate(page));
      await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
    }
    expect(made()).toEqual(readsOf('user'));
  });
});

it('the table has every role’s calls as the specification gives them (section 6, admin; section 6, superadmin)', () => {
  const rolesOf = (role: Role) =>
    callNames.filter((name) => endpoints[name].roles.includes(role)).map(key);
  expect({
    nobody: callNames.filter((name) => endpoints[name].roles.length === 0).map(key),
    user: rolesOf('user'),
    admin: rolesOf('admin'),
    superadmin: rolesOf('superadmin'),
  }).toEqual({
    nobody: ['POST /auth/login', 'POST /organisation/signup'],
    user: ['GET /auth/self', 'POST /auth/refresh'],
    admin: [
      'GET /auth/self',
      'POST /auth/refresh',
      'GET /asset/list',
      'POST /asset/create',
      'DELETE /asset/delete',
      'GET /impersonation/list',
      'GET /organisation/get',
      'PUT /organisation/update',
      'POST /organisation/adduser',
    ],
    superadmin: [
      'GET /auth/self',
      'POST /auth/refresh',
      'GET /asset/list',
      'DELETE /asset/delete',
      'GET /asset/delete',
      'GET /asset/approve',
      'GET /organisation/list',
      'GET /organisation/getorg',
      'GET /organisation/approve',
      'DELETE /organisation/delete',
    ],
  });
});

describe('a backend that answers 401 to the wrong role', () => {
  it('keeps the super-admin signed in on every page', async () => {
    backend.faults.set({ fault: 'wrong-role-401' });
    const { router } = await renderApp({ as: 'superadmin', at: '/superadmin' });
    for (const page of pagesOf('superadmin')) {
      await act(() => router.navigate(page));
      await screen.findByRole('heading', { level: 1 });
      await settled();
      expect(router.state.location.pathname).toBe(page);
    }
    expect(backend.calls.get('POST /auth/refresh')).toBeUndefined();
  });

  it('shows the refusal of a call that is not for the role, and keeps the session', async () => {
    backend.faults.set({ fault: 'wrong-role-401' });
    const { user } = await renderApp({ as: 'admin', at: '/admin/assets', heading: 'Assets' });
    await screen.findByRole('table', { name: 'Assets' });
    // The role was taken from this account after the session began.
    const row = backend.db.users.find(({ role }) => role === 'admin');
    if (row) row.role = 'user';
    await user.click(await screen.findByRole('button', { name: 'Refresh assets' }));
    expect(await screen.findByText("Error: Your role can't do this")).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
    expect(backend.calls.get('POST /auth/refresh')).toBe(1);
    expect(backend.calls.get('GET /auth/self')).toBe(2);
  });
});
