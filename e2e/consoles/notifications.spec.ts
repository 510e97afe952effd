/** Notifications: measurements that need a browser (specification sections 2 and 9). */
import { expect, test } from '../fixtures.ts';

test('the notifications panel has a maximum height of 400px (section 2, notifications; section 9, heights)', async ({
  page,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin/help');
  await page.getByRole('button', { name: 'Notifications, 3 unread sample notifications' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' }).getByRole('list');
  await expect(list).toBeVisible();
  const scrolls = list.locator('..');
  await expect(scrolls).toHaveCSS('max-height', '400px');
  await expect(scrolls).toHaveCSS('overflow-y', 'auto');
  // So large a text that the three are longer than that.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '48px'));
  await expect.poll(async () => (await scrolls.boundingBox())?.height).toBe(400);
});

test(
  'all of the panel can be reached on a low screen',
  { tag: '@full' },
  async ({ page, login, navigate }) => {
    // 1280 × 1024 at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await login('admin');
    await navigate('/admin/help');
    await page
      .getByRole('button', { name: 'Notifications, 3 unread sample notifications' })
      .click();
    const clear = page.getByRole('button', { name: 'Clear all' });
    await clear.scrollIntoViewIfNeeded();
    await expect(clear).toBeInViewport({ ratio: 1 });
    await clear.click();
    await expect(page.getByText('No notifications')).toBeVisible();
  },
);
