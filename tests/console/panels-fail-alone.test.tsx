/** A dialog or panel that fails in the middle of a console takes nothing else with it. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedBackend } from '../setup/embedded.ts';
import { openApp } from '../setup/render-app.tsx';

const { signIn } = embeddedBackend();

function Broken(): never {
  throw new TypeError('bad field');
}

vi.mock('@/features/settings/ProfileDialog.tsx', () => ({ ProfileDialog: Broken }));
vi.mock('@/features/notifications/NotificationsPanel.tsx', () => ({ NotificationsPanel: Broken }));
vi.mock('@/features/organisations/OrganisationDetails.tsx', () => ({
  OrganisationDetails: Broken,
  APPROVAL_ERROR_MS: 3_000,
}));

beforeEach(() => {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('only the failing part is replaced', () => {
  test.each([
    ['admin', '/admin/settings', 'Settings', /^Profile Settings/, 'The dialog'],
    [
      'superadmin',
      '/superadmin/organizations',
      'Organizations',
      /^Details of Marutham/,
      'Organization details',
    ],
  ] as const)('%s at %s', async (role, path, heading, button, part) => {
    signIn(role);
    const { user } = await openApp(path, heading);
    expect(screen.getByText(/^The notifications could not be shown/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(new RegExp(`^${part} could not be shown`))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.queryByText('Unexpected Application Error')).toBeNull();
  });
});
