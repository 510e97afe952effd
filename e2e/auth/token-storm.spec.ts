/**
 * What happens when the access token expires under many calls or many tabs at once (design section 5),
 * in a real browser over real HTTP, on an origin it trusts and on one it does not.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, waitUntilReady, type Account } from '../fixtures.ts';
import { heading, rowOf } from '../support/people.ts';
import { buildSession, openSession } from '../support/session-page.ts';

const REFRESH = 'POST /auth/refresh';
const LIST = 'GET /asset/list';
const ORIGINS = [
  { name: 'on a trusted origin', key: 'url', locks: true },
  { name: 'on an insecure origin', key: 'insecureUrl', locks: false },
] as const;

let script: string;
test.beforeAll(async () => {
  script = await buildSession();
});

type Login = (account: Account, page?: Page) => Promise<void>;

/** Signs in on an origin: its storage is its own. */
async function signIn(page: Page, origin: string, login: Login): Promise<void> {
  await page.goto(`${origin}/login`);
  await waitUntilReady(page);
  await login('admin', page);
}

async function openTabs(context: BrowserContext, address: string, count: number): Promise<Page[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage();
      await page.goto(address);
      await expect(heading(page, 'Assets')).toBeVisible();
      await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);
      return page;
    }),
  );
}

for (const { name, key, locks } of ORIGINS) {
  test(`fifty parallel calls make one refresh ${name}`, async ({ page, site, backend, login }) => {
    const origin = site[key];
    await signIn(page, origin, login);
    await openSession(page, origin, script);
    expect(await page.evaluate(() => 'locks' in navigator)).toBe(locks);

    await backend.expireTokens();
    const outcome = await page.evaluate(() => window.callManyTimes(50));

    expect(outcome).toEqual({ answered: 50, failed: [] });
    const { calls } = await backend.state();
    expect(calls[REFRESH]).toBe(1);
    // Each call once with the old token and once with the new one, but for those that started late.
    expect(calls[LIST]).toBeGreaterThan(50);
    expect(calls[LIST]).toBeLessThanOrEqual(100);
    expect(await page.evaluate(() => window.sessionHistory)).toEqual([]);
    expect(await page.evaluate(() => window.sessionNow())).toContain('signedIn');
  });

  test(`five tabs make one refresh ${name}`, async ({ page, context, site, backend, login }) => {
    const origin = site[key];
    await signIn(page, origin, login);
    const tabs = await openTabs(context, `${origin}/admin/assets`, 5);
    const before = (await backend.state()).calls[LIST] ?? 0;

    await backend.expireTokens();
    await Promise.all(
      tabs.map((tab) => tab.getByRole('button', { name: 'Refresh assets' }).click()),
    );

    await expect
      .poll(async () => (await backend.state()).calls[LIST])
      .toBeGreaterThanOrEqual(before + 6);
    for (const tab of tabs) {
      await expect(tab.getByRole('button', { name: 'Refresh assets' })).toBeEnabled();
      await expect(heading(tab, 'Assets')).toBeVisible();
      await expect(rowOf(tab, 'sahyadrilokbank.com')).toHaveCount(1);
      await expect(tab.getByRole('alert')).toHaveCount(0);
    }
    expect((await backend.state()).calls[REFRESH]).toBe(1);
  });
}

test('a refused refresh under fifty calls signs out once, with the reason', async ({
  page,
  site,
  backend,
  login,
}) => {
  await signIn(page, site.url, login);
  await openSession(page, site.url, script);

  await backend.expireTokens();
  await backend.fault('refusedRefresh');
  const outcome = await page.evaluate(() => window.callManyTimes(50));

  expect(outcome.answered).toBe(0);
  expect(outcome.failed).toHaveLength(50);
  expect((await backend.state()).calls[REFRESH]).toBe(1);
  expect(await page.evaluate(() => window.sessionHistory)).toEqual([
    JSON.stringify({ status: 'signedOut', reason: 'Token has expired' }),
  ]);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
});

test('a refused refresh leads to the login page, which says why, once', async ({
  page,
  context,
  backend,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin/assets');
  await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);
  const [other] = await openTabs(context, '/admin/assets', 1);
  expect(other).toBeDefined();

  await backend.expireTokens();
  await backend.fault('refusedRefresh');
  await page.getByRole('button', { name: 'Refresh assets' }).click();

  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(page.getByText('Token has expired')).toHaveCount(1);
  if (other) await expect(heading(other, 'Log in')).toBeVisible();
  expect((await backend.state()).calls[REFRESH]).toBe(1);
});

test('a refresh without an answer keeps the session', async ({
  page,
  backend,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin/assets');
  await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);

  await backend.expireTokens();
  await backend.fault('drop', { paths: ['/auth/refresh'] });
  await page.getByRole('button', { name: 'Refresh assets' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Error: Failed to fetch assets/);
  await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);

  await backend.fault(null);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(heading(page, 'Assets')).toBeVisible();
});

test('no loop when the new token is refused too', async ({ page, backend, login, navigate }) => {
  await login('admin');
  await navigate('/admin/assets');
  await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);

  await backend.fault('expiredToken');
  await page.getByRole('button', { name: 'Refresh assets' }).click();

  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(page.getByText('Token has expired')).toHaveCount(1);
  expect((await backend.state()).calls[REFRESH]).toBe(1);
});
