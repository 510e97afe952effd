/** Unsaved input and the browser's own ways out: Back and a reload. */
import { expect, test } from '../fixtures.ts';

test('Back and a reload ask before unsaved input is lost', async ({ page, login, navigate }) => {
  await login('admin');
  await navigate('/admin/help');
  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: 'Settings' })
    .click();
  await page.getByRole('button', { name: 'Profile Settings' }).click();
  const address = page.getByRole('dialog', { name: 'Profile Settings' }).getByLabel('Address');
  await address.fill('2 Mahatma Gandhi Road');

  await page.goBack();
  await expect(page.getByText('There are unsaved changes.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(address).toHaveValue('2 Mahatma Gandhi Road');
  await expect(page).toHaveURL(/\/admin\/settings$/);

  const asked = page.waitForEvent('dialog');
  // It does not settle: the reload is refused.
  void page.reload().catch(() => {});
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(address).toHaveValue('2 Mahatma Gandhi Road');

  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});
