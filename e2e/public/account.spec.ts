/** Specification sections 2, 4, 5 and 9: login and signup. */
import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, test } from '../fixtures.ts';
import { EXAMPLE_SHOP, heading, logIn, signUp } from '../support/people.ts';
import { MOBILE, STILL } from './sizes.ts';

test.use(STILL);

const SIGNED_UP = 'Account created successfully! Please log in.';

test('Login: fields email and password, both required', async ({ page, backend, navigate }) => {
  await navigate('/login');
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/\w/);
  expect((await backend.state()).calls['POST /auth/login']).toBeUndefined();
});

test('row 27: "Forgot password? Write to {email}" on the login page', async ({
  page,
  navigate,
}) => {
  await navigate('/login');
  const main = page.getByRole('main');
  await expect(main).toContainText('Forgot password? Write to sales@naamraksha.example');
  await expect(main.getByRole('link', { name: 'sales@naamraksha.example' })).toHaveAttribute(
    'href',
    /^mailto:sales@naamraksha\.example/,
  );
});

for (const [account, home] of [
  ['superadmin', '/superadmin'],
  ['admin', '/admin'],
] as const) {
  test(`After success the user goes to ${home} (role ${account}), replacing history`, async ({
    page,
    navigate,
  }) => {
    await navigate('/faq');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await logIn(page, ACCOUNTS[account]);
    await expect(page).toHaveURL(home);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    // Back leaves the login page out.
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });
}

test("Login: idle, submitting (button 'Signing in...'), then redirect or error", async ({
  page,
  backend,
  navigate,
}) => {
  await navigate('/login');
  await backend.fault('slow', { delayMs: 600 });
  await logIn(page, { email: ACCOUNTS.admin.email, password: 'wrong' });
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await backend.fault(null);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNTS.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin');
});

test('Organisation signup form with links to terms and privacy pages and back to login', async ({
  page,
  navigate,
}) => {
  for (const [name, path] of [
    ['terms', '/terms'],
    ['privacy policy', '/privacy'],
    ['Log in', '/login'],
  ] as const) {
    await navigate('/signup');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

/** The clock of the page, from here on, moves only when told to. */
async function holdClock(page: Page): Promise<void> {
  const start = new Date('2026-11-02T10:00:00+05:30');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1_000));
}

test("Success goes to /login after a 1 second delay with the message 'Account created successfully! Please log in.'", async ({
  page,
  navigate,
}) => {
  await page.setViewportSize(MOBILE);
  await holdClock(page);
  await navigate('/signup');
  await signUp(page, EXAMPLE_SHOP);
  await expect(page.getByText(SIGNED_UP, { exact: true })).toBeVisible();
  await page.clock.runFor(999);
  await expect(page).toHaveURL('/signup');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status').filter({ hasText: SIGNED_UP })).toBeVisible();
});

test("Signup: submitting shows 'Creating Account...'", async ({ page, backend, navigate }) => {
  await navigate('/signup');
  await backend.fault('slow', { delayMs: 600 });
  await signUp(page, EXAMPLE_SHOP);
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  await expect(page.getByText(SIGNED_UP, { exact: true })).toBeVisible();
});

test('Signup: all fields required; passwords must match; password at least 8 characters', async ({
  page,
  backend,
  navigate,
}) => {
  await navigate('/signup');
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(6);
  const password = page.getByLabel('Password', { exact: true });
  await signUp(page, { ...EXAMPLE_SHOP, password: 'seven77' });
  await expect(password).toHaveAccessibleDescription(/Password must be at least 8 characters long/);
  await password.fill('eight888');
  await submit.click();
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  expect((await backend.state()).calls['POST /organisation/signup']).toBeUndefined();
});
