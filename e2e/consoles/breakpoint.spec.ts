/** Specification section 9, mobile breakpoint: 768px, in the frame of the consoles. */
import { expect, test } from '../fixtures.ts';

test('The mobile layout applies at a width of 768px or less: the sidebar is behind a button there', async ({
  page,
  login,
  navigate,
}) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await login('superadmin');
  await navigate('/superadmin/help');
  const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Console' });
  const menu = page.getByRole('button', { name: 'Open navigation' });
  await expect(sidebar).toBeVisible();
  await expect(menu).toBeHidden();
  const labels = await sidebar.getByRole('link').allTextContents();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(sidebar).toBeHidden();
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('link')).toHaveText(labels);
  await drawer.getByRole('link', { name: 'Organizations' }).click();
  await expect(page).toHaveURL('/superadmin/organizations');
  await expect(drawer).toBeHidden();
});
