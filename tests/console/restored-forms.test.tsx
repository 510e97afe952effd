/** A session that ends by itself takes nothing that was typed with it. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RESTORED_FORM_WORDS } from '@/session/use-draft.ts';
import { account, backend } from '../setup/backend.ts';
import { fill } from '../setup/fill.ts';
import { renderApp } from '../setup/render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

async function open(path: string, title: string, button: string) {
  const app = await renderApp({ as: 'admin', at: path, heading: title });
  await app.user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
  return app;
}

const send = async (user: App['user'], name: string | RegExp) =>
  user.click(await within(screen.getByRole('dialog')).findByRole('button', { name }));

/** The token is refused while the form is sent; then somebody signs in again. */
async function dieAndSignIn({ user }: App, press: string | RegExp, who = account('admin')) {
  backend.faults.set({ fault: 'expiredToken' });
  await send(user, press);
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  backend.faults.set(null);
  await fill(user, screen.getByLabelText('Email'), who.email);
  await fill(user, screen.getByLabelText('Password'), who.password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

const FORMS = {
  asset: ['/admin/assets', 'Assets', 'Add Asset'],
  profile: ['/admin/settings', 'Settings', 'Profile Settings'],
  user: ['/admin/settings', 'Settings', 'Add User'],
} as const;

describe('after a dead token and a new sign-in', () => {
  it('Add Asset is open again with the domain and the name, and can be sent', async () => {
    const app = await open(...FORMS.asset);
    await fill(app.user, await screen.findByLabelText('Domain'), 'new-shop.in');
    await app.user.clear(screen.getByLabelText('Name'));
    await fill(app.user, screen.getByLabelText('Name'), 'The new shop');
    await dieAndSignIn(app, 'Add Asset');
    const dialog = await screen.findByRole('dialog', { name: 'Add Asset' });
    await waitFor(() => {
      expect(screen.getByLabelText('Domain')).toHaveValue('new-shop.in');
      expect(screen.getByLabelText('Name')).toHaveValue('The new shop');
    });
    await send(app.user, 'Add Asset');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.db.assets.find((row) => row.name === 'new-shop.in')?.label).toBe('The new shop');
  });

  it('the profile is open again as edited, and can be saved', async () => {
    const app = await open(...FORMS.profile);
    await fill(app.user, await screen.findByLabelText('Name'), ' Limited');
    await dieAndSignIn(app, 'Save changes');
    expect(await screen.findByText(RESTORED_FORM_WORDS)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveValue('Sahyadri Lok Bank Limited'),
    );
    await send(app.user, 'Save changes');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(backend.db.organizations.get(1)?.name).toBe('Sahyadri Lok Bank Limited');
  });

  const typeUser = async ({ user }: App) => {
    await fill(user, screen.getByLabelText('Username'), 'Asha');
    await fill(user, screen.getByLabelText('Email'), 'asha@sahyadri.bank.in');
    await fill(user, screen.getByLabelText('Password'), 'long-enough');
    await fill(user, screen.getByLabelText('Confirm password'), 'long-enough');
    await user.selectOptions(screen.getByLabelText('Role'), 'Admin');
  };

  it('Add User is open again with all but the passwords, and says so', async () => {
    const app = await open(...FORMS.user);
    await typeUser(app);
    await dieAndSignIn(app, 'Add User');
    expect(
      await screen.findByText(`${RESTORED_FORM_WORDS} The passwords are not kept.`),
    ).toBeVisible();
    await waitFor(() => {
      expect(screen.getByLabelText('Username')).toHaveValue('Asha');
      expect(screen.getByLabelText('Email')).toHaveValue('asha@sahyadri.bank.in');
      expect(screen.getByLabelText('Role')).toHaveValue('admin');
      expect(screen.getByLabelText('Password')).toHaveValue('');
      expect(screen.getByLabelText('Confirm password')).toHaveValue('');
    });
  });

  it('another person finds nothing of it', async () => {
    const app = await open(...FORMS.user);
    await typeUser(app);
    await dieAndSignIn(app, 'Add User', {
      ...account('admin'),
      email: 'admin@marutham-textiles.com',
      password: 'demo-second',
    });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Add User' }));
    expect(await screen.findByLabelText('Username')).toHaveValue('');
  });
});
