/** Input of a dialog survives the browser's own ways out of it: Back and a reload. */
import { expect, test } from '../fixtures.ts';

test('Back closes a dialog and not the page; Back and a reload keep typed text', async ({
  page,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin/help');
  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: 'Settings' })
    .click();
  const open = page.getByRole('button', { name: 'Profile Settings' });
  const dialog = page.getByRole('dialog', { name: 'Profile Settings' });
  const address = dialog.getByLabel('Address');
  await open.click();
  await address.fill('2 Mahatma Gandhi Road');

  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await open.click();
  await expect(address).toHaveValue('2 Mahatma Gandhi Road');

  await page.reload();
  await open.click();
  await expect(address).toHaveValue('2 Mahatma Gandhi Road');

  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});
