/**
 * What happens on the way from page to page: focus, announcement, title, position, and who may go where
 * (design sections 3.8, 3.24 and 10).
 */
import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS, expect, test, waitUntilReady } from '../fixtures.ts';
import { heading, logIn, openConsolePage, rowOf } from '../support/people.ts';

const BRAND = 'Naamraksha';

/** The height of a row of a table, in pixels, with room for one that wraps. */
const ROW = 60;

/** The scroll position once it has not changed for ten frames. */
function atRest(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let position = window.scrollY;
        let still = 0;
        const look = () => {
          still = window.scrollY === position ? still + 1 : 0;
          position = window.scrollY;
          if (still === 10) resolve(position);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** A press that does not scroll first, as Playwright's click does with what sticks to the window. */
async function pressWhereItIs(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not drawn`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a new page takes the focus to its heading, is announced and titled', async ({
  page,
  navigate,
}) => {
  await navigate('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [link, title] of [
    ['About', 'About'],
    ['FAQ', 'FAQ'],
    ['Blog', 'Blog'],
  ] as const) {
    await main.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveTitle(`${title} · ${BRAND}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // The text that screen readers speak; it is not drawn.
    await expect(page.getByText(`${title} · ${BRAND}`, { exact: true })).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await expect(heading(page, 'Log in')).toBeFocused();
  await expect(page).toHaveTitle(`Log in · ${BRAND}`);
});

test('a new console page takes the focus to its heading too', async ({ page, login, navigate }) => {
  await login('admin');
  await navigate('/admin');
  for (const name of ['Assets', 'Alerts', 'Dashboard']) {
    await openConsolePage(page, name);
    await expect(heading(page, name)).toBeFocused();
    await expect(page).toHaveTitle(`${name} · ${BRAND}`);
    await expect(page.getByText(`${name} · ${BRAND}`, { exact: true })).toHaveCount(1);
  }
});

test('going back restores the position on a public page', async ({ page, navigate }) => {
  await navigate('/');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await pressWhereItIs(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }),
  );
  await expect(page).toHaveTitle(`Services · ${BRAND}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(`Because Your Digital Identity Matters · ${BRAND}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('going back restores the position in the list of alerts', async ({
  page,
  backend,
  login,
  navigate,
}) => {
  await backend.reset({ alerts: 400 });
  await login('admin');
  await navigate('/admin/alerts');
  await expect(page.getByRole('table', { name: 'Alerts' })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 6_000, behavior: 'instant' }));
  await expect(atRest(page)).resolves.toBeGreaterThan(5_900);
  const left = await atRest(page);
  await pressWhereItIs(
    page,
    page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Assets' }),
  );
  await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);
  await page.goBack();
  await expect(heading(page, 'Alerts')).toBeAttached();
  // Rows are measured as they come into view: the same row is in sight, not the same pixel.
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThan(ROW);
});

test('the skip link leads to the content, on public pages and in the consoles', async ({
  page,
  login,
  navigate,
}) => {
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await login('admin');
  for (const path of ['/', '/unauthorized', '/admin/assets']) {
    await navigate(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), path).toBeFocused();
  }
});

test('another role’s area leads to Access Denied, which names the account and offers a way on', async ({
  page,
  login,
  navigate,
}) => {
  await navigate('/login');
  for (const [account, path, role] of [
    ['superadmin', '/admin', 'SuperAdmin'],
    ['admin', '/superadmin/organizations', 'Admin'],
    ['user', '/admin/assets', 'User'],
  ] as const) {
    await login(account);
    await navigate(path);
    await expect(page).toHaveURL(/\/unauthorized$/);
    await expect(heading(page, 'Access Denied')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(ACCOUNTS[account].email);
    await expect(main).toContainText(`with the role ${role}`);
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Log in' })).toBeVisible();
    await main.getByRole('button', { name: 'Log out' }).click();
    await expect(main).toContainText('Log in with an account that may open it.');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }
});

test('a deep link asks for login and comes back to where it led', async ({ page, navigate }) => {
  await navigate('/admin/alerts?severity=High&q=bank');
  await expect(heading(page, 'Log in')).toBeVisible();
  await logIn(page, ACCOUNTS.admin);
  await expect(heading(page, 'Alerts')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/alerts\?severity=High&q=bank$/);
  await expect(page.getByRole('combobox', { name: 'Severity' })).toHaveValue('High');
  await expect(
    page.getByRole('searchbox', { name: 'Search by asset, details or domain' }),
  ).toHaveValue('bank');
  // Login replaced itself in the history: back leaves it out.
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('a deep link into another role’s area is not followed after login', async ({
  page,
  navigate,
}) => {
  await navigate('/admin/alerts');
  await expect(heading(page, 'Log in')).toBeVisible();
  await logIn(page, ACCOUNTS.superadmin);
  await expect(page).toHaveURL(/\/superadmin$/);
  for (const next of ['https://evil.example', '//evil.example/admin', '/\\evil.example', '/blog']) {
    await page.evaluate(() => localStorage.clear());
    await navigate(`/login?next=${encodeURIComponent(next)}`);
    await logIn(page, ACCOUNTS.admin);
    await expect(heading(page, 'Dashboard'), next).toBeVisible();
    await expect(page, next).toHaveURL(/127\.0\.0\.1:\d+\/admin$/);
  }
});

test('login and sign-up of somebody who is signed in lead to their home', async ({
  page,
  login,
}) => {
  for (const path of ['/login', '/signup']) {
    await login('superadmin');
    await page.goto(path);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page).toHaveURL(/\/superadmin$/);

    await login('user');
    await page.goto(path);
    await expect(heading(page, 'Access Denied')).toBeVisible();
  }
});

test('a console page that does not exist says so inside the console', async ({
  page,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin/no-such-page');
  await expect(heading(page, 'Unexpected Application Error')).toBeVisible();
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
  await openConsolePage(page, 'Assets');
  await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);
});

test('a link in the mobile menu closes it and goes there', async ({ page, navigate }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await navigate('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(menu).toHaveCount(0);
  await expect(heading(page, 'Log in')).toBeFocused();
  await waitUntilReady(page);
});
