/** The two consoles: who may enter, what is in them, what is around them. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeAndTell } from '../auth/tabs.ts';
import { toUnicode } from '@/lib/idna.ts';
import { account, backend, holdCall, signIn } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';

/** Each sidebar in its order: the label, where it leads, the heading there. */
const SIDEBARS = {
  admin: [
    ['Dashboard', '/admin', 'Dashboard'],
    ['Assets', '/admin/assets', 'Assets'],
    ['Alerts', '/admin/alerts?status=open', 'Alerts'],
    ['Report', '/admin/report', 'Report'],
    ['Settings', '/admin/settings', 'Settings'],
    ['Help', '/admin/help', 'Help'],
  ],
  superadmin: [
    ['Dashboard', '/superadmin', 'Dashboard'],
    ['Organisations', '/superadmin/organizations', /^Organi[sz]ations$/],
    ['Asset approvals', '/superadmin/asset-approvals', 'Asset approvals'],
    ['Settings', '/superadmin/settings', 'Settings'],
    ['Help', '/superadmin/help', 'Help'],
    ['Global alerts', '/superadmin/alerts', 'Global alerts'],
    ['Approval settings', '/superadmin/approval-settings', 'Approval settings'],
  ],
} as const;

const AREAS = ['admin', 'superadmin'] as const;
const ALERT = '/admin/alerts/1';

/** Every page of an area, those too that are in no sidebar. */
const pagesOf = (area: (typeof AREAS)[number]): readonly string[] => [
  ...SIDEBARS[area].map(([, path]) => path),
  ...(area === 'admin' ? [ALERT] : []),
];

const sidebar = () => within(screen.getByRole('navigation', { name: 'Console' }));
const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the guard (section 4, access guard; section 6, admin; section 6, superadmin; section 6, user)', () => {
  it.each([
    ['Admin area /admin (role admin required)', 'admin', 'superadmin'],
    ['Admin area /admin (role admin required)', 'admin', 'user'],
    ['Superadmin area /superadmin (role superadmin required)', 'superadmin', 'admin'],
    ['Superadmin area /superadmin (role superadmin required)', 'superadmin', 'user'],
  ] as const)(
    '%s: a role different from the required one means redirect to /unauthorized, on every page (%s, by %s)',
    async (_words, area, role) => {
      const { router } = await renderApp({ as: role, at: `/${area}`, heading: 'Access Denied' });
      for (const path of pagesOf(area)) {
        await router.navigate(path);
        await waitFor(() => expect(router.state.location.pathname).toBe('/unauthorized'));
        expect(router.state.historyAction).toBe('REPLACE');
      }
      // Nobody but the guard has asked for anything.
      expect([...backend.calls.keys()]).toEqual(['GET /auth/self']);
    },
  );

  it.each(AREAS)('No token means redirect to /login, on every page of /%s', async (area) => {
    const { router } = await renderApp({ at: '/login', heading: 'Log in' });
    for (const path of pagesOf(area)) {
      await router.navigate(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      // The way back; home is where the sign-in leads anyway.
      const next = path === `/${area}` ? '' : `?next=${encodeURIComponent(path)}`;
      await waitFor(() => expect(window.location.search).toBe(next));
    }
    expect(backend.calls.size).toBe(0);
  });
});

describe('Sidebar (section 2, admin area; section 2, superadmin area)', () => {
  it.each([
    ['Dashboard (index), assets, alerts, alerts/{id}, settings, help', 'admin'],
    [
      'Dashboard (index), organizations, asset-approvals, alerts, approval-settings, settings, help',
      'superadmin',
    ],
  ] as const)('%s', async (_words, area) => {
    const { router, user } = await renderApp({ as: area, at: `/${area}`, heading: 'Dashboard' });
    const links = sidebar().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      SIDEBARS[area].map(([label, path]) => [label, path]),
    );
    for (const [label, path, heading] of SIDEBARS[area].toReversed()) {
      await user.click(sidebar().getByRole('link', { name: label }));
      expect(await h1(heading)).toBeVisible();
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe(path);
      expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent(label);
    }
  });

  it('alerts/{id}: a page of its own, under Alerts', async () => {
    signIn('admin');
    const row = backend.db.alerts.get(1);
    await renderApp({ at: ALERT, heading: toUnicode(row?.impersonating_domain ?? 'no alert') });
    expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent('Alerts');
  });
});

describe.each([
  ['admin', 'Admin'],
  ['superadmin', 'SuperAdmin'],
] as const)('Header, also in the superadmin area: %s (section 2, header)', (area, label) => {
  async function openHeader() {
    const app = await renderApp({ as: area, at: `/${area}/help`, heading: 'Help' });
    return { ...app, header: within(screen.getByRole('banner')) };
  }

  it('a search box (no behaviour; row 10: it opens the command palette)', async () => {
    const { user, header } = await openHeader();
    await user.click(header.getByRole('button', { name: 'Search' }));
    const palette = await screen.findByRole('dialog', { name: 'Search' });
    await waitFor(() =>
      expect(within(palette).getByRole('combobox', { name: 'Search' })).toHaveFocus(),
    );
  });

  it('a theme toggle: dark or light, stored under theme (section 3, theme)', async () => {
    const { user, header } = await openHeader();
    for (const theme of ['dark', 'light']) {
      await user.click(header.getByRole('button', { name: `Switch to ${theme} theme` }));
      expect(document.documentElement).toHaveAttribute('data-theme', theme);
      expect(localStorage.getItem('theme')).toBe(theme);
    }
  });

  it('a notifications bell with an unread count; the panel is seeded with three local samples', async () => {
    const { user, header } = await openHeader();
    const bell = header.getByRole('button', {
      name: 'Notifications, 3 unread sample notifications',
    });
    expect(bell).toHaveTextContent('3');
    await user.click(bell);
    const panel = within(screen.getByRole('dialog', { name: 'Notifications' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
    await user.click(panel.getByRole('button', { name: 'Mark all as read' }));
    expect(header.getByRole('button', { name: 'Notifications' })).toHaveTextContent('');
  });

  it('a role label (Admin, SuperAdmin or User)', async () => {
    const { header } = await openHeader();
    const button = header.getByRole('button', {
      name: `Account: ${label}, ${account(area).email}`,
    });
    expect(within(button).getByText(label)).toBeVisible();
  });
});

it('While loading a spinner shows, and nothing of the page (section 4, access guard)', async () => {
  const { router } = await renderApp({ at: '/login', heading: 'Log in' });
  const letAnswer = holdCall('self');
  signIn('admin');
  // The sign-in page sends whoever is signed in home, by way of the guard.
  await router.navigate('/admin/help');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Checking who you are…'),
  );
  // A drawing without a name: the words next to it say what is going on.
  expect(screen.getByRole('status').querySelector('svg')).toHaveClass('animate-turn');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Console' })).not.toBeInTheDocument();
  letAnswer();
  expect(await h1('Help')).toBeVisible();
  expect(screen.queryByText('Checking who you are…')).not.toBeInTheDocument();
});

it('With no stored access token, loading ends and the user is anonymous (section 4, auth)', async () => {
  storeAndTell(null, 'a refresh token alone');
  const { router } = await renderApp({ at: '/admin/help', heading: 'Log in' });
  expect(router.state.location.pathname).toBe('/login');
  expect(backend.calls.size).toBe(0);
});

it('a console page that does not exist says so inside the console (section 2, fallback page)', async () => {
  const heading = 'There is no page at this address';
  const { user } = await renderApp({ as: 'admin', at: '/admin/no-such-page', heading });
  expect(screen.getByText('no-such-page')).toBeVisible();
  await user.click(sidebar().getByRole('link', { name: 'Assets' }));
  expect(await h1('Assets')).toBeVisible();
});
