/**
 * The code of a dialog that could not be fetched when it was wanted. A browser that remembers the failure needs
 * the document anew, and one more press (see MOST_LOADS_ONLINE in missing-chunk.spec.ts).
 */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const OFFLINE = /ERR_INTERNET_DISCONNECTED|dynamically imported module/;

/** Presses until the dialog shows what it holds. */
async function expectItOpens(press: () => Promise<void>, inside: Locator): Promise<void> {
  await expect(async () => {
    if (!(await inside.isVisible())) await press();
    await expect(inside).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('the search that was opened without a connection opens once it is back', async ({
  page,
  context,
  login,
  navigate,
  problems,
}) => {
  problems.allow(OFFLINE);
  await login('admin');
  await navigate('/admin/help');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const failed = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(failed).toContainText('The search could not be shown');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeVisible();

  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Try again' }).click();
  const search = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expectItOpens(() => page.keyboard.press('Control+k'), search);
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
});

test('a dialog whose code is missing is fetched again when it is reopened', async ({
  page,
  context,
  login,
  navigate,
  problems,
}) => {
  problems.allow(OFFLINE);
  await login('admin');
  await navigate('/admin/assets');
  const add = page.getByRole('button', { name: 'Add Asset' });
  await expect(add).toBeVisible();
  await context.setOffline(true);
  await add.press('Enter');
  const failed = page.getByRole('dialog', { name: 'Something went wrong' });
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toBeHidden();

  await context.setOffline(false);
  await expectItOpens(() => add.press('Enter'), page.getByRole('dialog', { name: 'Add Asset' }));
});
