/** A morning's work by keyboard only: forty alerts, each examined and marked. */
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('forty alerts are worked through with at most ninety keys', async ({
  page,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin/alerts?status=open');
  await expect(page.getByText('40 alerts', { exact: true })).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const queue = page.getByRole('navigation', { name: 'Alerts', exact: true });
  const open = queue.locator('a[aria-current=page]');

  await press('j');
  await press('Enter');
  await expect(queue).toContainText('1 of 40');
  await expectAccessible(page, 'an alert beside its list');
  // Reported, Down, Not harmful and Ours in turn: what is marked leaves the list of what is open.
  for (let left = 40; left > 0; left -= 1) {
    const before = new URL(page.url()).pathname;
    await press(String(3 + (left % 4)));
    if (left === 1) break;
    // It stays open until the user moves on.
    await expect(queue.getByText(`Next: 1 of ${left - 1}`, { exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(before);
    await press('j');
    await expect(queue.getByText(`1 of ${left - 1}`, { exact: true })).toBeVisible();
    await expect(open).toBeFocused();
    expect(new URL(page.url()).pathname).not.toBe(before);
  }
  await expect(queue).toContainText('No alerts found.');
  expect(keys).toBeLessThanOrEqual(90);

  await page.keyboard.press('u');
  await expect(queue).toContainText('1 of 1');
  await page.keyboard.press('4');
  await expect(queue).toContainText('No alerts found.');

  // All of it is kept.
  await navigate('/admin/alerts?status=reported');
  await expect(page.getByText('10 of 40 alerts')).toBeVisible();
  await page.getByRole('button', { name: 'Everything' }).press('Enter');
  await expect(page.getByText('40 alerts', { exact: true })).toBeVisible();

  // Reported and taken-down names go to the mail gateway, the bank's own does not.
  await page.keyboard.press('e');
  const file = page.getByRole('dialog', { name: 'Export 40 alerts' });
  await file.getByLabel('Format').selectOption('RPZ zone');
  await expect(file.getByText('20 of 40 alerts will be in the file.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Save file' }).press('Enter');
  const zone = await saved;
  expect(zone.suggestedFilename()).toMatch(/^everything-\d+-of-\d+-\d{4}-\d\d-\d\d\.rpz$/);
  const lines = (await readFile(await zone.path(), 'utf8')).split('\n');
  expect(lines.filter((line) => /^[^*;@$]\S* CNAME \./.test(line))).toHaveLength(20);

  await page.getByRole('checkbox', { name: 'Select all shown' }).press('Space');
  const bar = page.getByRole('group', { name: 'The selected alerts' });
  await expect(bar).toContainText('40 selected');
  await expectAccessible(page, 'the selected alerts');
  await page.keyboard.press('1');
  // Marking this many needs a second click, which leaves out reports that wait for an answer by default.
  await expect(bar).toContainText('10 of them are Reported.');
  await expect(bar.getByRole('button', { name: 'Mark the other 30 New' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: 'Mark all 40 alerts New' })).toBeFocused();
  await page.keyboard.press('Enter');
  // There is work to come: they stay selected.
  await expect(bar).toContainText('40 selected');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status', { exact: true }).selectOption('New');
  await expect(page.getByText('40 alerts', { exact: true })).toBeVisible();
});

test(
  'in the list, a number and J for each alert, typed without a pause, skip no alert of forty',
  { tag: '@full' },
  async ({ page, login, navigate }) => {
    await login('admin');
    await navigate('/admin/alerts?status=open');
    await expect(page.getByText('40 alerts', { exact: true })).toBeVisible();
    await page.keyboard.type('j5');
    const row = page.getByRole('row').and(page.locator(':focus'));
    await expect(row).toHaveAccessibleDescription('Moved here after your mark. J stays here.');
    await expect(page.getByText('39 of 40 alerts', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a row that a mark moved to');
    await page.keyboard.type('j');
    await expect(row).toHaveAccessibleDescription('');
    await page.keyboard.type('5j'.repeat(39));
    await expect(page.getByText('Every alert is decided.')).toBeVisible();
  },
);
