/** The notifications of both consoles beyond their three samples (specification sections 2, 3 and 9). */
import { render, screen, within, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Notification } from '@/samples/notifications.ts';
import { loadLayers } from '@/ui/load-layers.ts';
import { NotificationsPanel } from '@/notifications/NotificationsPanel.tsx';

const MINUTE = 60_000;
const HOSTILE = '<img src=x onerror=alert(1)>';

vi.mock('@/samples/notifications.ts', () => ({
  sampleNotifications: (now: number): Notification[] =>
    (
      [
        ['info', 0],
        ['error', 59 * MINUTE],
        ['success', 23 * 60 * MINUTE],
        ['warning', 3 * 24 * 60 * MINUTE],
      ] as const
    ).map(([type, age], at) => ({
      id: `${at}`,
      title: `${HOSTILE} ${type}`,
      message: 'x'.repeat(10_000),
      type,
      timestamp: now - age,
      read: type === 'success',
    })),
}));

async function open() {
  await loadLayers();
  const user = userEvent.setup();
  render(<NotificationsPanel owner="account 1" />);
  await user.click(screen.getByRole('button', { name: /^Notifications/ }));
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
}

it("ages show as 'Just now', Xm, Xh or Xd ago (section 2, notifications)", async () => {
  const { panel } = await open();
  const ages = panel
    .getAllByRole('listitem')
    .map((item) => /(?:Just now|\d+[mhd] ago)$/.exec(item.textContent)?.[0]);
  expect(ages).toEqual(['Just now', '59m ago', '23h ago', '3d ago']);
});

it('of types info, error and success; a warning type is also known (section 2, notifications)', async () => {
  const { panel } = await open();
  expect(panel.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'Information',
    'Error',
    'Success',
    'Warning',
  ]);
});

it('a bell with an unread count: it goes down with each that is read or removed (section 2, notifications)', async () => {
  const { user, panel } = await open();
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Notifications, 3 unread sample notifications' }),
    ).toHaveTextContent('3'),
  );
  await user.click(panel.getByRole('button', { name: `Mark as read: ${HOSTILE} info` }));
  expect(
    screen.getByRole('button', { name: 'Notifications, 2 unread sample notifications' }),
  ).toHaveTextContent('2');
  await user.click(panel.getByRole('button', { name: `Remove: ${HOSTILE} error` }));
  expect(
    screen.getByRole('button', { name: 'Notifications, 1 unread sample notification' }),
  ).toHaveTextContent('1');
  // Read notifications are not counted.
  await user.click(panel.getByRole('button', { name: `Remove: ${HOSTILE} success` }));
  expect(
    screen.getByRole('button', { name: 'Notifications, 1 unread sample notification' }),
  ).toBeVisible();
  await user.click(panel.getByRole('button', { name: `Remove: ${HOSTILE} warning` }));
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent('');
});

it('shows hostile titles as text', async () => {
  const { panel } = await open();
  const [first] = panel.getAllByRole('listitem');
  expect(first).toHaveTextContent(HOSTILE);
  expect(first?.querySelector('img:not([role])')).toBeNull();
});

it('Mark all as read keeps the focus when there is nothing left to do', async () => {
  const { user, panel } = await open();
  const all = panel.getByRole('button', { name: 'Mark all as read' });
  await user.click(all);
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent('');
  // A button that is disabled loses the focus.
  expect(all).toBeEnabled();
  expect(all).toHaveAttribute('aria-disabled', 'true');
  expect(all).toHaveFocus();
});
