/** The dashboard of both roles (specification section 2; design section 3, row 1). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { embeddedBackend } from '../setup/embedded.ts';
import { openApp } from '../setup/render-app.tsx';

const { signIn } = embeddedBackend();

describe('dashboard of an admin', () => {
  it('is the index of /admin, shows live figures as soon as there is data', async () => {
    signIn('admin');
    await openApp('/admin', 'Dashboard');
    expect(await screen.findByRole('table', { name: 'Alerts by severity' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Live' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(screen.getByRole('main')).queryByText('Sample data')).not.toBeInTheDocument();
  });
});

describe('dashboard of a superadmin', () => {
  it('is the index of /superadmin, shows live figures as soon as there is data', async () => {
    signIn('superadmin');
    const { user } = await openApp('/superadmin', 'Dashboard');
    expect(await screen.findByRole('table', { name: 'Organizations by status' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sample' }));
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getAllByText('Sample data')[0]).toBeVisible(),
    );
  });
});
