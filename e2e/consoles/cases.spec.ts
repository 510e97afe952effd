/** Cases are kept in this browser, for this account, in all its tabs. */
import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS, expect, test } from '../fixtures.ts';
import { heading, logIn, logOut } from '../support/people.ts';

const ALERT = '/admin/alerts/1';
/** The admin of another organisation, in the same browser. */
const OTHER = { email: 'admin@marutham-textiles.com', password: 'demo-second' };

const statuses = (page: Page): Locator => page.getByRole('group', { name: 'Status' });
const status = (page: Page): Locator => statuses(page).getByRole('button', { pressed: true });
const note = (page: Page): Locator => page.getByLabel('Note', { exact: true });

async function mark(page: Page, value: string): Promise<void> {
  await statuses(page).getByRole('button', { name: value }).click();
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
}

/** The history as it reads, the last entry first. */
async function history(page: Page): Promise<string[]> {
  await page.getByText(/^History: /).click();
  const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  // Without when and who.
  return (await entries.allTextContents()).map((text) => text.replace(/\d+ \w+ 2\d{3}, .*/, ''));
}

test('a mark in one tab is seen in the other at once, and so is its undo', async ({
  page,
  context,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate(ALERT);
  const other = await context.newPage();
  await navigate(ALERT, other);
  await expect(status(other)).toContainText('New');
  await mark(page, 'Investigating');
  await expect(status(other)).toContainText('Investigating');
  await note(other).fill('Seen in both');
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(note(page)).toHaveValue('Seen in both');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(status(page)).toContainText('New');
  await expect(status(other)).toContainText('New');
  await other.reload();
  await expect(status(other)).toContainText('New');
  expect(await history(other)).toEqual([
    'Undone: Investigating',
    'Seen in both',
    'Investigating (taken back)',
  ]);
});

test(
  'another account sees nothing; log out and in again keeps all',
  { tag: '@full' },
  async ({ page, login, navigate }) => {
    await login('admin');
    await navigate(ALERT);
    await mark(page, 'Reported');
    await logOut(page);
    await logIn(page, OTHER);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await navigate('/admin/settings');
    await expect(page.getByText('No cases yet.')).toBeVisible();
    await logOut(page);
    await logIn(page, ACCOUNTS.admin);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await navigate(ALERT);
    await expect(status(page)).toContainText('Reported');
  },
);

test(
  'exported, deleted and imported, everything is as it was',
  { tag: '@full' },
  async ({ page, login, navigate }) => {
    await login('admin');
    await navigate(ALERT);
    await mark(page, 'Investigating');
    await note(page).fill('first line\nsecond line');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('History: 2 entries')).toBeVisible();
    await mark(page, 'Down');
    const before = await history(page);
    await navigate('/admin/settings');
    await expect(page.getByText('1 case kept.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export cases' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^naamraksha-cases-\d{4}-\d\d-\d\d\.json$/);

    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click();
    await expect(page.getByText('No cases yet.')).toBeVisible();
    await navigate(ALERT);
    await expect(status(page)).toContainText('New');
    await navigate('/admin/settings');

    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import cases' }).click();
    await (await chosen).setFiles(await file.path());
    const preview = page.getByRole('dialog', { name: 'Import cases' });
    await expect(preview.getByRole('row', { name: /New.*Down/ })).toBeVisible();
    await preview.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('1 case kept.')).toBeVisible();
    await navigate(ALERT);
    await expect(status(page)).toContainText('Down');
    await expect(note(page)).toHaveValue('first line\nsecond line');
    expect(await history(page)).toEqual(before);
  },
);
