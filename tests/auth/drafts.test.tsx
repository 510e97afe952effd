/** Unsent input: its owner, how long it stays, and that no password is in it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type User } from '../setup/render-app.tsx';
import { account, backend, signIn } from '../setup/backend.ts';
import { storeAndTell } from './tabs.ts';
import { fill } from '../setup/fill.ts';

/** All that the browser has stored, as text. */
async function stored(): Promise<string> {
  const databases = await indexedDB.databases();
  const rows = await Promise.all(databases.map(({ name = '' }) => rowsIn(name)));
  return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), rows]);
}

const answerOf = <T,>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('The database gave nothing')));
  });

async function rowsIn(name: string): Promise<unknown[]> {
  const database = await answerOf(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  const rows = await Promise.all(
    stores.map((store) => answerOf(database.transaction(store).objectStore(store).getAll())),
  );
  database.close();
  return rows;
}

async function openSettings(card: 'Profile Settings' | 'Add User') {
  const app = await renderApp({ as: 'admin', at: '/admin/settings', heading: 'Settings' });
  await app.user.click(screen.getByRole('button', { name: card }));
  await screen.findByRole('dialog', { name: card });
  return app;
}

const reopen = async (user: User, card: string) => {
  await user.click(screen.getByRole('button', { name: card }));
  return within(await screen.findByRole('dialog', { name: card }));
};

describe('a form of the settings', () => {
  it('closes without a question, and has what was typed when it opens again, until that is discarded', async () => {
    const { user } = await openSettings('Add User');
    await fill(user, await screen.findByLabelText('Username'), 'Asha');
    await user.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const dialog = await reopen(user, 'Add User');
    expect(dialog.getByLabelText('Username')).toHaveValue('Asha');
    expect(dialog.getByLabelText('Role')).toHaveValue('admin');
    expect(
      dialog.getByText('What you typed before is here again. The passwords are not kept.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(dialog.getByLabelText('Username')).toHaveValue('');
    expect(dialog.queryByText(/here again/)).toBeNull();
    expect(sessionStorage.getItem('user_draft')).toBeNull();
  });

  it('has what was typed after another page and a reload, until it is saved', async () => {
    const { user, router, unmount } = await openSettings('Profile Settings');
    await fill(user, await screen.findByLabelText('Name'), ' Limited');
    await act(() => router.navigate('/admin/help'));
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    unmount();

    const again = await renderApp({ at: '/admin/settings', heading: 'Settings' });
    const kept = await reopen(again.user, 'Profile Settings');
    expect(await kept.findByLabelText('Name')).toHaveValue('Sahyadri Lok Bank Limited');
    await again.user.click(kept.getByRole('button', { name: 'Discard' }));
    expect(kept.getByLabelText('Name')).toHaveValue('Sahyadri Lok Bank');
    expect(kept.queryByText(/here again/)).toBeNull();
    await fill(again.user, kept.getByLabelText('Name'), ' Limited');
    await again.user.keyboard('{Escape}');
    const dialog = await reopen(again.user, 'Profile Settings');
    await again.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Profile updated successfully!')).toBeVisible();
    expect(sessionStorage.getItem('profile_draft')).toBeNull();
  });

  it('leaves no draft of a field that was typed back', async () => {
    const { user } = await openSettings('Profile Settings');
    await user.type(await screen.findByLabelText('Name'), 'x');
    expect(sessionStorage.getItem('profile_draft')).not.toBeNull();
    await user.type(screen.getByLabelText('Name'), '{Backspace}');
    expect(sessionStorage.getItem('profile_draft')).toBeNull();
  });
});

describe('whose a draft is', () => {
  it('another account’s sign-in deletes it; the tab’s own draft stays', async () => {
    const { user, unmount } = await openSettings('Add User');
    await fill(user, await screen.findByLabelText('Username'), 'Asha');
    const contact = JSON.stringify({ owner: 'tab', value: { name: 'Meera' } });
    sessionStorage.setItem('contact_draft', contact);
    // The session ends without Log out.
    act(() => storeAndTell('expired', 'expired'));
    unmount();

    signIn('admin', 'admin@marutham-textiles.com');
    await renderApp({ at: '/admin/settings', heading: 'Settings' });
    expect(sessionStorage.getItem('user_draft')).toBeNull();
    expect(sessionStorage.getItem('contact_draft')).toBe(contact);
  });

  it('a draft of another account or of another shape is not shown', async () => {
    const value = { username: 'Asha', email: '', role: 'user' };
    for (const entry of [
      { owner: 'account 999', value },
      { owner: 'account 1', value: { username: 5 } },
      'text',
    ]) {
      sessionStorage.setItem('user_draft', JSON.stringify(entry));
      const { unmount } = await openSettings('Add User');
      await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue(''));
      unmount();
    }
  });
});

/** Each form with passwords or other input: where it is, and how it is opened. */
const FORMS = [
  ['log in', null, '/login', 'Log in', null],
  ['sign up', null, '/signup', 'Create an account', null],
  ['contact', null, '/contact', /./, null],
  ['newsletter', null, '/privacy', /./, null],
  ['Add User', 'admin', '/admin/settings', 'Settings', 'Add User'],
  ['Profile Settings', 'admin', '/admin/settings', 'Settings', 'Profile Settings'],
  ['Add Asset', 'admin', '/admin/assets', 'Assets', 'Add Asset'],
] as const;

describe('a secret typed into a form', () => {
  /** Has a length that nothing else has. */
  const SECRET = 'S3cret-horse'.padEnd(7_919, '!');

  it.each(FORMS)(
    '%s: is nowhere in the browser, nor its length',
    async (_what, as, at, heading, opens) => {
      const { user, unmount } = await renderApp({ as, at, heading });
      if (opens !== null) {
        await user.click((await screen.findAllByRole('button', { name: opens }))[0]!);
        await screen.findByRole('dialog');
      }
      const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      await waitFor(() => expect(inputs()).not.toHaveLength(0));
      const fields = inputs();
      const secrets = fields.filter(({ type }) => type === 'password');
      for (const field of fields) {
        if (field.type === 'password') await fill(user, field, SECRET);
        else if (/^(?:text|email|url|textarea|search)$/.test(field.type) && !field.readOnly) {
          await fill(user, field, 'typed-here.in');
        }
      }
      await user.keyboard('{Escape}');
      unmount();
      const all = await stored();
      expect(all).not.toContain(SECRET);
      for (const { name } of secrets) expect(all).not.toContain(name);
      expect(all).not.toMatch(new RegExp(`length|\\b${SECRET.length}\\b`));
    },
  );

  it('Show password does not change that', async () => {
    const { user, unmount } = await openSettings('Add User');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getAllByRole('button', { name: /^Show password/ })[0]!);
    await fill(user, dialog.getByLabelText('Password'), SECRET);
    await fill(user, dialog.getByLabelText('Username'), 'Asha');
    expect(await stored()).toContain('Asha');
    unmount();
    expect(await stored()).not.toContain(SECRET);
  });
});

it('a dead token keeps the draft, Log out removes it', async () => {
  const { user } = await openSettings('Add User');
  await fill(user, await screen.findByLabelText('Username'), 'Asha');
  await fill(user, screen.getByLabelText('Email'), 'asha@sahyadri.bank.in');
  await fill(user, screen.getByLabelText('Password'), 'long-enough');
  await fill(user, screen.getByLabelText('Confirm password'), 'long-enough');
  backend.faults.set({ fault: 'expiredToken' });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add User' }));
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(sessionStorage.getItem('user_draft')).toContain('Asha');
  backend.faults.set(null);

  const { email, password } = account('admin');
  await fill(user, screen.getByLabelText('Email'), email);
  await fill(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Add User' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Account:/ }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(await stored()).not.toContain('Asha');
});
