/**
 * Every page that reads from the backend, under every fault of the embedded one: a readable state with a
 * way on, never a blank page, never an endless spinner.
 */
import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, test, type Account } from '../fixtures.ts';
import { EXAMPLE_SHOP, heading, logIn, rowOf, signUp } from '../support/people.ts';

interface ConsolePage {
  readonly path: string;
  readonly title: string;
  readonly account: Account;
  /** The calls that bring what the page shows. */
  readonly calls: string[];
  /** What it says when the first of them brings nothing readable. */
  readonly says: RegExp;
  readonly loading: string;
  /** Something that only real data can show. */
  readonly content: (page: Page) => ReturnType<Page['getByRole']>;
}

const PAGES: readonly ConsolePage[] = [
  {
    path: '/admin',
    title: 'Dashboard',
    account: 'admin',
    calls: ['/impersonation/list', '/asset/list'],
    says: /Failed to fetch alerts|Internal server error/,
    loading: 'Loading alerts...',
    content: (page) => page.getByRole('table', { name: 'Alerts by severity' }),
  },
  {
    path: '/admin/assets',
    title: 'Assets',
    account: 'admin',
    calls: ['/asset/list'],
    says: /Error: (?:Failed to fetch assets|Internal server error)/,
    loading: 'Loading assets...',
    content: (page) => rowOf(page, 'sahyadrilokbank.com'),
  },
  {
    path: '/admin/alerts',
    title: 'Alerts',
    account: 'admin',
    calls: ['/impersonation/list'],
    says: /Failed to fetch alerts|Internal server error/,
    loading: 'Loading alerts...',
    content: (page) => rowOf(page, 'sahyadri1okbank.com'),
  },
  {
    path: '/superadmin',
    title: 'Dashboard',
    account: 'superadmin',
    calls: ['/organisation/list', '/asset/list'],
    says: /Failed to fetch organizations|Internal server error/,
    loading: 'Loading organizations...',
    content: (page) => page.getByRole('table', { name: 'Organizations by status' }),
  },
  {
    path: '/superadmin/organizations',
    title: 'Organizations',
    account: 'superadmin',
    calls: ['/organisation/list'],
    says: /Failed to fetch organizations/,
    loading: 'Loading organizations...',
    content: (page) => rowOf(page, 'Marutham Textiles Private Limited'),
  },
  {
    path: '/superadmin/asset-approvals',
    title: 'Asset approvals',
    account: 'superadmin',
    calls: ['/asset/list', '/organisation/list'],
    says: /Error fetching assets: (?:no answer from the server|the answer could not be read|Internal Server Error)/,
    loading: 'Loading assets...',
    content: (page) => rowOf(page, 'shop.nilgirikurinji.in'),
  },
];

/** The page can be read and asked again; nothing on it still loads. */
async function expectReadableFailure(page: Page, { title, says, loading }: ConsolePage) {
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: says }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeEnabled();
  await expect(page.getByText(loading)).toHaveCount(0);
}

for (const where of PAGES) {
  test(`${where.path} says what failed and recovers`, async ({
    page,
    backend,
    login,
    navigate,
  }) => {
    await navigate('/login');
    await login(where.account);
    for (const fault of ['html500', 'server500', 'empty', 'drop', 'wrongShape'] as const) {
      await test.step(fault, async () => {
        await backend.fault(fault, { paths: where.calls });
        await navigate(where.path);
        await expectReadableFailure(page, where);
        await backend.fault(null);
        await page.getByRole('button', { name: 'Retry' }).first().click();
        await expect(where.content(page)).toBeVisible();
      });
    }
  });

  test(`${where.path} says that it loads, and can be stopped`, async ({
    page,
    backend,
    login,
    navigate,
  }) => {
    await navigate('/login');
    await login(where.account);
    await backend.fault('slow', { paths: where.calls.slice(0, 1), delayMs: 20_000 });
    await navigate(where.path);
    await expect(heading(page, where.title)).toBeVisible();
    await expect(page.getByText(where.loading).first()).toBeVisible();
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeVisible();
    await cancel.click();
    await expect(page.getByText(where.loading)).toHaveCount(0);

    await backend.fault(null);
    await page.getByRole('button', { name: 'Load' }).click();
    await expect(where.content(page)).toBeVisible();
  });

  test(`${where.path} with a dead token leads to the login page, and back`, async ({
    page,
    backend,
    login,
    navigate,
  }) => {
    await navigate('/login');
    await login(where.account);
    await backend.fault('expiredToken');
    await navigate(where.path);
    await expect(heading(page, 'Log in')).toBeVisible();
    await expect(page.getByText('Token has expired')).toHaveCount(1);

    await backend.fault(null);
    await logIn(page, ACCOUNTS[where.account]);
    await expect(where.content(page)).toBeVisible();

    await backend.expireTokens();
    await backend.fault('refusedRefresh');
    await navigate(where.path);
    await expect(heading(page, 'Log in')).toBeVisible();
    await expect(page.getByText('Token has expired')).toHaveCount(1);
  });
}

test('no answer to "who is here" signs nobody out', async ({ page, backend, login, navigate }) => {
  await navigate('/login');
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
    await navigate('/login');
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
