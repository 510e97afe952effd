/** The code of a dialog that could not be fetched when it was wanted. */
import { expect, test } from '../fixtures.ts';

const OFFLINE = /ERR_INTERNET_DISCONNECTED|dynamically imported module/;

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
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(search.getByRole('combobox')).toBeFocused();
});

test('a dialog whose code is missing is fetched anew when it is opened again', async ({
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
  await add.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Asset' })).toBeVisible();
});
