/** Who is signed in is the same in every tab, and a sign-out ends it everywhere. */
import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, test } from '../fixtures.ts';
import { heading, logIn, logOut, rowOf } from '../support/people.ts';

test('signing out in one tab signs the others out; signing in reaches them too', async ({
  page,
  context,
  login,
  navigate,
}) => {
  await login('admin');
  const other = await context.newPage();
  await navigate('/admin/alerts');
  await navigate('/admin/assets', other);
  await expect(heading(page, 'Alerts')).toBeVisible();
  await expect(rowOf(other, 'sahyadrilokbank.com')).toHaveCount(1);

  await logOut(page);
  await expect(heading(other, 'Log in')).toBeVisible();
  await expect(rowOf(other, 'sahyadrilokbank.com')).toHaveCount(0);
  expect(await other.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

  await logIn(page, ACCOUNTS.admin);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  // The other tab was asked to log in on the assets page, and is now let in there.
  await expect(heading(other, 'Assets')).toBeVisible();
});

test('another person in one tab ends what the first one sees in the others', async ({
  context,
  login,
  navigate,
}) => {
  await login('admin');
  const other = await context.newPage();
  await navigate('/admin/assets', other);
  await expect(rowOf(other, 'sahyadrilokbank.com')).toHaveCount(1);

  await login('superadmin');
  await expect(heading(other, 'Access Denied')).toBeVisible();
  await expect(other.getByText('superadmin@naamraksha.example')).toBeVisible();
  await expect(other.getByText('sahyadrilokbank.com')).toHaveCount(0);
});

const RACES = 150;

test(`${RACES} log-outs in the moment of another tab's renewal leave no token @full`, async ({
  page,
  context,
  navigate,
  backend,
}) => {
  test.setTimeout(1_200_000);
  await context.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key === 'access_token') new BroadcastChannel('renewal').postMessage(null);
      write.call(this, key, value);
    };
  });
  const other = await context.newPage();
  await navigate('/login', other);
  await navigate('/admin/assets');
  const stored = (tab: Page) =>
    tab.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('_token')));
  for (let race = 0; race < RACES; race += 1) {
    await expect(heading(page, 'Log in')).toBeVisible();
    await logIn(other, ACCOUNTS.admin);
    await other.getByRole('button', { name: /^Account: / }).click();
    await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(heading(page, 'Assets')).toBeVisible();
    // As the new token is written, and up to 2 ms later.
    await other.evaluate((later) => {
      const moment = new BroadcastChannel('renewal');
      moment.addEventListener('message', () => {
        moment.close();
        const buttons = [...document.querySelectorAll('button')];
        setTimeout(() => buttons.find((one) => one.textContent === 'Log out')?.click(), later);
      });
    }, race % 3);
    await backend.expireTokens();
    await page.getByRole('button', { name: 'Refresh assets' }).click();
    await expect(heading(other, 'Log in')).toBeVisible();
    await expect(heading(page, 'Log in')).toBeVisible();
    for (const tab of [page, other]) {
      await expect.poll(() => stored(tab), `after race ${race}`).toEqual([]);
    }
  }
});
