/** The frame of the consoles (specification section 2: sidebar, header, notifications). */
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { storageEvent } from '../auth/tabs.ts';
import { renderApp } from '../setup/render-app.tsx';

async function openConsole() {
  return renderApp({ as: 'admin', at: '/admin/assets' });
}

async function openNotifications() {
  const opened = await openConsole();
  await opened.user.click(
    screen.getByRole('button', { name: 'Notifications, 3 unread sample notifications' }),
  );
  const panel = within(screen.getByRole('dialog', { name: 'Notifications' }));
  return { ...opened, panel };
}

describe('sidebar', () => {
  it('collapses, and stays so', async () => {
    const { user, unmount } = await openConsole();
    await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    unmount();
    await openConsole();
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  });

  it('is collapsed on a laptop, until the user chooses', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      media: query,
      matches: query === '(width < 1280px)',
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
      dispatchEvent: () => true,
    }));
    const { user } = await openConsole();
    const menu = screen.getByRole('navigation', { name: 'Console' });
    const alerts = within(menu).getByRole('link', { name: 'Alerts' });
    expect(alerts).toHaveAttribute('title', expect.stringMatching(/^Alerts/));
    await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(localStorage.getItem('sidebar')).toBe('open');
    expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  });

  it('collapses and opens with the choice of another tab', async () => {
    const { user } = await openConsole();
    localStorage.setItem('sidebar', 'collapsed');
    act(() => storageEvent('sidebar'));
    await user.click(await screen.findByRole('button', { name: 'Expand sidebar' }));
    expect(localStorage.getItem('sidebar')).toBe('open');
    expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  });
});

it('says once, in the header, that the data is invented where the embedded backend answers', async () => {
  const { unmount } = await openConsole();
  expect(screen.queryByRole('button', { name: 'Demo' })).toBeNull();
  unmount();

  const meta = document.createElement('meta');
  meta.name = 'demo-accounts';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  const { user } = await openConsole();
  await user.click(screen.getByRole('button', { name: 'Demo' }));
  expect(
    within(screen.getByRole('dialog', { name: 'Demo' })).getByText(/alerts here are invented/),
  ).toBeVisible();
});

describe('notifications (section 2, notifications)', () => {
  it('are seeded with three local sample notifications of types info, error and success, marked as such (section 3, notification)', async () => {
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
    expect(
      screen.getByRole('button', { name: 'Notifications, 2 unread sample notifications' }),
    ).toBeVisible();
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
