/** Faults at the door: who is here, log in and sign up. The consoles' pages are in e2e/faults. */
import { ACCOUNTS, expect, test } from '../fixtures.ts';
import { EXAMPLE_SHOP, heading, logIn, rowOf, signUp } from '../support/people.ts';

test('no answer to "who is here" signs nobody out', async ({ page, backend, login, navigate }) => {
  await login('admin');
  await backend.fault('drop');
  await navigate('/admin/assets');
  await expect(heading(page, "Can't reach the server")).toBeVisible();
  await backend.fault(null);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, 'sahyadrilokbank.com')).toBeVisible();
});

for (const fault of ['html500', 'empty', 'wrongShape'] as const) {
  test(`an unreadable answer to "who is here" (${fault}) leads to the login page`, async ({
    page,
    backend,
    login,
    navigate,
  }) => {
    await login('admin');
    await backend.fault(fault, { paths: ['/auth/self'] });
    await navigate('/admin/assets');
    await expect(heading(page, 'Log in')).toBeVisible();
    await expect(page.getByText('Failed to fetch user data')).toHaveCount(1);
  });
}

test('log in and sign up say what failed, keep what was typed, and work after it', async ({
  page,
  backend,
  navigate,
}) => {
  const password = page.getByLabel('Password', { exact: true });
  const forms = [
    {
      path: '/login',
      send: () => logIn(page, ACCOUNTS.admin),
      typed: ACCOUNTS.admin.password,
      refused: /^(?:Login failed|Internal server error)$/,
      silent: 'An unexpected error occurred',
      done: 'Dashboard',
    },
    {
      path: '/signup',
      send: () => signUp(page, EXAMPLE_SHOP),
      typed: EXAMPLE_SHOP.password,
      refused: /^(?:Signup failed|Internal server error)\. It may have been done all the same: /,
      silent: /^Failed to create account\. It may have been done all the same: /,
      done: 'Log in',
    },
  ];
  for (const { path, send, typed, refused, silent, done } of forms) {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear()).catch(() => null);
    await navigate(path);
    for (const fault of ['html500', 'server500', 'drop'] as const) {
      await backend.fault(fault);
      await send();
      await expect(page.getByRole('alert')).toHaveText(fault === 'drop' ? silent : refused);
      await expect(password).toHaveValue(typed);
    }
    await backend.fault('slow', { delayMs: 400 });
    await send();
    await expect(
      page.getByRole('button', {
        name: path === '/login' ? 'Signing in...' : 'Creating Account...',
      }),
    ).toBeVisible();
    await backend.fault(null);
    await expect(heading(page, done)).toBeVisible();
  }
});
