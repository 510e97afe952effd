/** Settings of both consoles (specification sections 2, 5, 8, 9). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
// The dialogs come on intent; here they are there before anybody asks.
import '@/settings/AddUserDialog.tsx';
import '@/settings/ProfileDialog.tsx';
import { tokenExpiry } from '@/settings/SessionFacts.tsx';
import { tokenStore } from '@/lib/token-store.ts';
import { storeAndTell } from '../auth/tabs.ts';
import { account, answer, backend, holdCall, server } from '../setup/backend.ts';
import { fill } from '../setup/fill.ts';
import { pass, renderApp, stopClocks, type User } from '../setup/render-app.tsx';

const GET_PROFILE = 'http://naam.test:5000/organisation/get';
const UPDATE = 'http://naam.test:5000/organisation/update';
const ADD_USER = 'http://naam.test:5000/organisation/adduser';

const dialog = () => screen.findByRole('dialog');

/** Opens a card's dialog, with clocks that can be run on by hand. */
async function openCard(name: string) {
  const app = await renderApp({ as: 'admin', at: '/admin/settings', heading: 'Settings' });
  await app.user.click(screen.getByRole('button', { name }));
  await dialog();
  return app;
}

/** The words stand for `ms` milliseconds, and then no more. */
async function showsFor(words: string, ms: number) {
  expect(await screen.findByText(words)).toBeVisible();
  await pass(ms - 600);
  expect(screen.getByText(words)).toBeVisible();
  await pass(700);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
}

async function fillUser(
  user: User,
  typed: { name?: string; password?: string; confirm?: string } = {},
) {
  const { name = 'Asha', password = 'long-enough', confirm = password } = typed;
  for (const [label, text] of [
    ['Username', name],
    ['Email', `${name}@sahyadri.bank.in`],
    ['Password', password],
    ['Confirm password', confirm],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

const add = (user: User) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add User' }));

describe('settings page', () => {
  it('has cards for Profile Settings, Security and Add User, each opening a modal (section 2, settings)', async () => {
    const { user } = await renderApp({ as: 'admin', at: '/admin/settings', heading: 'Settings' });
    for (const name of ['Profile Settings', 'Security', 'Add User']) {
      await user.click(screen.getByRole('button', { name }));
      expect(await screen.findByRole('dialog', { name })).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    }
  });
});

describe('profile', () => {
  it('has name, email (read-only), address and company registration number (section 3, profile)', async () => {
    await openCard('Profile Settings');
    expect(await screen.findByLabelText('Name')).toHaveValue('Sahyadri Lok Bank');
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveValue('admin@sahyadri.bank.in'),
    );
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    await waitFor(() => {
      expect(screen.getByLabelText('Address')).toHaveValue(
        '14 Laxmi Road, Pune, Maharashtra 411030',
      );
      expect(screen.getByLabelText('Company registration number')).toHaveValue(
        'U64190MH1998PLC900417',
      );
    });
  });

  it("shows 'Profile updated successfully!' for 5 seconds and sends all four fields (section 8, profile; section 9, display times)", async () => {
    const { user } = await openCard('Profile Settings');
    let sent: unknown;
    server.use(
      http.put(UPDATE, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({});
      }),
    );
    await user.clear(await screen.findByLabelText('Name'));
    await fill(user, screen.getByLabelText('Name'), 'Sahyadri Bank');
    stopClocks();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await showsFor('Profile updated successfully!', 5_000);
    expect(sent).toEqual({
      name: 'Sahyadri Bank',
      email: 'admin@sahyadri.bank.in',
      address: '14 Laxmi Road, Pune, Maharashtra 411030',
      company_registration_number: 'U64190MH1998PLC900417',
    });
  });

  it.each([
    [
      "the server's error",
      { error: 'Registration number is in use' },
      'Registration number is in use',
    ],
    ["'Failed to update profile'", {}, 'Failed to update profile'],
  ])(
    'profile errors show %s for 5 seconds and keep what was typed (section 8, profile)',
    async (_which, body, words) => {
      server.use(http.put(UPDATE, () => HttpResponse.json(body, { status: 409 })));
      const { user } = await openCard('Profile Settings');
      await fill(user, await screen.findByLabelText('Name'), ' Ltd');
      stopClocks();
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
      await showsFor(words, 5_000);
      expect(screen.getByLabelText('Name')).toHaveValue('Sahyadri Lok Bank Ltd');
    },
  );

  it('the error field says why the profile cannot be fetched (section 8, profile)', async () => {
    answer('profileGet', { error: 'The register is locked' }, 403);
    await openCard('Profile Settings');
    expect(await screen.findByText('The register is locked')).toBeVisible();
    expect(screen.queryByText('Failed to fetch profile')).not.toBeInTheDocument();
  });

  it('edits the profile: the backend holds what was saved (section 6, admin)', async () => {
    const { user } = await openCard('Profile Settings');
    await user.clear(await screen.findByLabelText('Name'));
    await fill(user, screen.getByLabelText('Name'), 'Sahyadri Bank');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(backend.db.organizations.get(1)?.name).toBe('Sahyadri Bank');
  });

  it("shows 'Failed to fetch profile' for 5 seconds; the way to try again stays (section 8, profile)", async () => {
    server.use(http.get(GET_PROFILE, () => new HttpResponse(null, { status: 404 })));
    stopClocks();
    const { user } = await openCard('Profile Settings');
    await showsFor('Failed to fetch profile', 5_000);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Sahyadri Lok Bank');
  });

  it('has unsaved changes when it opens again, whichever way it was closed', async () => {
    const { user } = await openCard('Profile Settings');
    await user.type(await screen.findByLabelText('Name'), '!');
    for (const close of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getAllByRole('button', { name: 'Close' })[0]!),
    ]) {
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await user.click(await screen.findByRole('button', { name: 'Profile Settings' }));
      expect(await screen.findByLabelText('Name')).toHaveValue('Sahyadri Lok Bank!');
    }
  });

  it('cannot be sent twice, and stays open while it is sent', async () => {
    const { user } = await openCard('Profile Settings');
    await user.type(await screen.findByLabelText('Name'), '!');
    const letAnswer = holdCall('profileUpdate');
    backend.calls.clear();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(screen.getByRole('button', { name: 'Saving...' }));
    await user.keyboard('{Escape}');
    letAnswer();
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(backend.calls.get('PUT /organisation/update')).toBe(1);
  });
});

describe('add user', () => {
  it('has username, email, password, confirm password and role, user or admin, default user (section 3, add user)', async () => {
    await openCard('Add User');
    await waitFor(() => {
      for (const label of ['Username', 'Email', 'Password', 'Confirm password']) {
        expect(screen.getByLabelText(label)).toHaveValue('');
      }
      expect(screen.getByLabelText('Role')).toHaveValue('user');
      expect(
        within(screen.getByLabelText('Role'))
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['User', 'Admin']);
    });
  });

  it('requires username, email, password and confirm password (section 5, add user)', async () => {
    const { user } = await openCard('Add User');
    await add(user);
    await waitFor(() =>
      expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Enter a username'),
    );
    await waitFor(() => {
      expect(screen.getByLabelText('Email')).toBeInvalid();
      expect(screen.getByLabelText('Password')).toBeInvalid();
      expect(screen.getByLabelText('Confirm password')).toBeInvalid();
    });
  });

  it("gives 'Passwords do not match' on a mismatch and sends nothing (section 5, add user)", async () => {
    const { user } = await openCard('Add User');
    await fillUser(user, { confirm: 'something-else' });
    await add(user);
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(backend.calls.get('POST /organisation/adduser')).toBeUndefined();
  });

  it('takes no password of less than 8 characters (section 9, password length)', async () => {
    const { user } = await openCard('Add User');
    await fillUser(user, { password: 'seven77' });
    await add(user);
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        /Password must be at least 8 characters long/,
      ),
    );
    expect(backend.calls.get('POST /organisation/adduser')).toBeUndefined();
    for (const label of ['Password', 'Confirm password']) {
      await user.type(screen.getByLabelText(label), '7');
    }
    await add(user);
    expect(await screen.findByText('User added successfully!')).toBeVisible();
  });

  it("shows 'Adding...' while submitting (section 4, add user) and cannot be sent twice", async () => {
    const { user } = await openCard('Add User');
    await fillUser(user);
    const letAnswer = holdCall('userAdd');
    await add(user);
    await user.click(screen.getByRole('button', { name: 'Adding...' }));
    letAnswer();
    expect(await screen.findByText('User added successfully!')).toBeVisible();
    expect(backend.calls.get('POST /organisation/adduser')).toBe(1);
  });

  it.each([
    ['the message', { message: 'Asha was invited' }, 'Asha was invited'],
    ["'User added successfully!'", {}, 'User added successfully!'],
  ])(
    'success shows %s for 3 seconds and clears the form (section 8, add user; section 9, display times)',
    async (_which, body, words) => {
      server.use(http.post(ADD_USER, () => HttpResponse.json(body)));
      const { user } = await openCard('Add User');
      await fillUser(user);
      stopClocks();
      await add(user);
      // Ready for the next colleague.
      await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
      await showsFor(words, 3_000);
      for (const label of ['Username', 'Email', 'Password', 'Confirm password']) {
        expect(screen.getByLabelText(label)).toHaveValue('');
      }
    },
  );

  it.each([
    [
      "the server's error",
      { error: 'An account with this email exists' },
      'An account with this email exists',
    ],
    ["'Failed to add user'", {}, 'Failed to add user'],
  ])(
    'errors show %s for 5 seconds and keep what was typed (section 8, add user)',
    async (_which, body, words) => {
      server.use(http.post(ADD_USER, () => HttpResponse.json(body, { status: 409 })));
      const { user } = await openCard('Add User');
      await fillUser(user);
      stopClocks();
      await add(user);
      await showsFor(words, 5_000);
      expect(screen.getByLabelText('Username')).toHaveValue('Asha');
      expect(screen.getByLabelText('Password')).toHaveValue('long-enough');
    },
  );

  it('adds users with role user, the default, or admin (section 6, admin)', async () => {
    const { user } = await openCard('Add User');
    for (const [name, role] of [
      ['Asha', 'user'],
      ['Ravi', 'admin'],
    ] as const) {
      await fillUser(user, { name });
      if (role === 'admin') await user.selectOptions(screen.getByLabelText('Role'), 'Admin');
      await add(user);
      await waitFor(() =>
        expect(backend.db.users.find((row) => row.username === name)?.role).toBe(role),
      );
      await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue(''));
    }
  });
});

describe('security', () => {
  it('shows email, role and token expiry', async () => {
    await openCard('Security');
    const facts = await dialog();
    expect(within(facts).getByText(account('admin').email)).toBeVisible();
    expect(within(facts).getByText('Admin')).toBeVisible();
    expect(within(facts).getByText(/^\d{1,2} \w+ \d{4}, \d\d:\d\d UTC$/)).toBeVisible();
  });

  it('follows a renewed token, of this tab and of another', async () => {
    await openCard('Security');
    const facts = await dialog();
    const good = within(facts).getByText(/ UTC$/);
    const expiring = (year: number) =>
      `e30.${btoa(JSON.stringify({ exp: Date.UTC(year, 0, 31, 10, 20) / 1000 }))}.x`;
    act(() => void tokenStore.renew(expiring(2031), tokenStore.refresh()!));
    expect(good).toHaveTextContent('31 Jan 2031, 10:20 UTC');
    act(() => storeAndTell(expiring(2032), tokenStore.refresh()));
    expect(good).toHaveTextContent('31 Jan 2032, 10:20 UTC');
  });

  it('signs out here', async () => {
    const { user, router } = await openCard('Security');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem('refresh_token')).toBeNull();
  });

  it('can be read when the token is no JSON Web Token', async () => {
    answer('self', { id: 1, email: 'a@b.in', role: 'admin' });
    // The frame counts what waits.
    answer('assetList', []);
    answer('profileGet', { name: 'B' });
    storeAndTell('opaque-token', 'opaque-refresh');
    const { user } = await renderApp({ at: '/admin/settings', heading: 'Settings' });
    await user.click(screen.getByRole('button', { name: 'Security' }));
    expect(await screen.findByText('Not known')).toBeVisible();
  });

  it.each([
    ['', null],
    ['a', null],
    ['a.b', null],
    ['a.!!!.c', null],
    [`a.${btoa('[]')}.c`, null],
    [`a.${btoa('null')}.c`, null],
    [`a.${btoa('{"exp":1772000000}')}.c`, '2026-02-25T06:13:20.000Z'],
    [`a.${btoa('{"exp":"1772000000"}')}.c`, null],
    [`a.${btoa('{"exp":1e300}')}.c`, null],
    [`a.${btoa('{}')}.c`, null],
  ])('reads the end of the token %j: %j', (token, expires) =>
    expect(tokenExpiry(token)).toBe(expires),
  );
});

describe('settings of a superadmin', () => {
  it('hold session facts and sign out', async () => {
    const { user, router } = await renderApp({
      as: 'superadmin',
      at: '/superadmin/settings',
      heading: 'Settings',
    });
    expect(screen.getByText('SuperAdmin', { selector: 'dd' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
