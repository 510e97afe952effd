/** A dialog or panel that fails in the middle of a console takes nothing else with it. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { renderApp, type User } from '../setup/render-app.tsx';

function Broken(): never {
  throw new TypeError('bad field');
}

vi.mock('@/settings/ProfileDialog.tsx', () => ({ ProfileDialog: Broken }));
vi.mock('@/assets/AddAssetDialog.tsx', () => ({ AddAssetDialog: Broken }));
vi.mock('@/notifications/NotificationsPanel.tsx', () => ({
  NotificationsPanel: Broken,
}));
vi.mock('@/approvals/BulkApproveDialog.tsx', () => ({ BulkApproveDialog: Broken }));
vi.mock('@/layouts/console/Sidebar.tsx', () => ({ Sidebar: Broken }));
vi.mock('@/approvals/OrganizationDetails.tsx', () => ({
  OrganizationDetails: Broken,
  monitoringText: () => '',
}));

beforeEach(() => {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const press = (name: string | RegExp) => async (user: User) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);

const approveTwo = async (user: User) => {
  for (const name of ['cards.sahyadrilokbank.co.in', 'mail.marutham-textiles.com']) {
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
    // Chosen still, when the dialog is opened once more.
    if (!box.checked) await user.click(box);
  }
  await press(/^Approve 2 assets/)(user);
};

describe('a dialog that fails says so, can be closed, and the page behind it stays', () => {
  test.each([
    ['admin', '/admin/settings', 'Settings', press(/^Profile Settings/), 'The dialog'],
    ['admin', '/admin/assets', 'Assets', press('Add Asset'), 'The dialog'],
    [
      'superadmin',
      '/superadmin/organizations',
      'Organisations',
      async (user: User) =>
        user.click((await screen.findAllByRole('link', { name: /^Details of Marutham/ }))[0]!),
      'Organisation details',
    ],
    ['superadmin', '/superadmin/asset-approvals', 'Asset approvals', approveTwo, 'The dialog'],
  ] as const)('%s at %s', async (role, path, heading, open, part) => {
    const { user } = await renderApp({ as: role, at: path, heading });
    expect(screen.getByText(/^The notifications could not be shown/)).toBeVisible();
    for (const time of ['first', 'second']) {
      await open(user);
      const dialog = within(await screen.findByRole('dialog'));
      const words = dialog.getByText(new RegExp(`^${part} could not be shown`));
      expect(words, `the ${time} time`).toBeVisible();
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(screen.queryByText('Unexpected Application Error')).toBeNull();
  });
});

test('only the navigation fails, next to the page and in its drawer', async () => {
  const { user } = await renderApp({ as: 'admin', at: '/admin/help', heading: 'Help' });
  expect(screen.getByText(/^The navigation could not be shown/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open navigation' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }));
  expect(drawer.getByText(/^The navigation could not be shown/)).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('a question that cannot be shown is not asked', async () => {
  const sent = vi.fn<() => Promise<void>>();
  const closed = vi.fn<() => void>();
  const user = userEvent.setup();
  render(
    <ConfirmDialog
      subject="1"
      title="Delete asset"
      confirmLabel="Yes, Delete"
      onConfirm={sent}
      onClose={closed}
      errorText={String}
    >
      <Broken />
    </ConfirmDialog>,
  );
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^The question could not be shown/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes, Delete' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
});
