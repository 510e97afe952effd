/** The frame of the consoles (specification section 2: sidebar, header, notifications). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storageEvent } from '../auth/tabs.ts';
import { account } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';

async function openConsole() {
  return renderApp({ as: 'admin', at: '/admin/assets' });
}

async function openNotifications() {
  const opened = await openConsole();
  await opened.user.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
  const panel = within(screen.getByRole('dialog', { name: 'Notifications' }));
  return { ...opened, panel };
}

describe('sidebar', () => {
  it.each([
    ['admin', '/admin', ['Dashboard', 'Assets', 'Alerts', 'Settings', 'Help']],
    [
      'superadmin',
      '/superadmin',
      [
        'Dashboard',
        'Organizations',
        'Asset approvals',
        'Alerts',
        'Approval settings',
        'Settings',
        'Help',
      ],
    ],
  ] as const)('of the %s area', async (role, path, labels) => {
    await renderApp({ as: role, at: path });
    const links = within(screen.getByRole('navigation', { name: 'Console' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(labels);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
  });

  it('collapses, and stays so', async () => {
    const { user, unmount } = await openConsole();
    await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    unmount();
    await openConsole();
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  });

  it('collapses and opens with the choice of another tab', async () => {
    const { user } = await openConsole();
    localStorage.setItem('sidebar', 'collapsed');
    act(() => storageEvent('sidebar'));
    await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(localStorage.getItem('sidebar')).toBe('open');
    expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  });
});

describe('header', () => {
  it.each([
    ['admin', 'Admin'],
    ['superadmin', 'SuperAdmin'],
  ] as const)('names the role of a %s', async (role, label) => {
    await renderApp({ as: role, at: `/${role}` });
    expect(screen.getByRole('button', { name: /^Account:/ })).toHaveTextContent(label);
  });

  it('logs out: user and both tokens are cleared', async () => {
    const { user, router } = await openConsole();
    await user.click(screen.getByRole('button', { name: /^Account:/ }));
    expect(screen.getByText(account('admin').email)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem('refresh_token')).toBeNull();
  });

  it('a theme toggle: toggling saves the new choice', async () => {
    const { user } = await openConsole();
    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    expect(localStorage.getItem('theme')).toBe('light');
  });
});

describe('notifications', () => {
  it('are seeded with three local sample notifications of types info, error and success, marked as such', async () => {
    const { panel } = await openNotifications();
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
    expect(panel.getByText('Sample data')).toBeVisible();
    expect(panel.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Information',
      'Error',
      'Success',
    ]);
    expect(['5m ago', '2h ago', '1d ago'].map((age) => panel.getByText(age))).toHaveLength(3);
  });

  it('panel offers mark as read', async () => {
    const { user, panel } = await openNotifications();
    await user.click(panel.getAllByRole('button', { name: /^Mark as read/ })[0]!);
    expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
  });

  it('panel offers mark all as read', async () => {
    const { user, panel } = await openNotifications();
    await user.click(panel.getByRole('button', { name: 'Mark all as read' }));
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Mark as read/ })).not.toBeInTheDocument();
  });

  it('panel offers remove', async () => {
    const { user, panel } = await openNotifications();
    await user.click(panel.getAllByRole('button', { name: /^Remove/ })[0]!);
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
  });

  it("panel offers clear all, and shows 'No notifications' when empty", async () => {
    const { user, panel } = await openNotifications();
    await user.click(panel.getByRole('button', { name: 'Clear all' }));
    expect(panel.getByText('No notifications')).toBeVisible();
    expect(panel.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
