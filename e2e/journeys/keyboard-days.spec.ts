/** A day of an admin and one of a super-admin without a mouse: every stop is seen, no place lost. */
import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS, expect, test, type Account } from '../fixtures.ts';
import { chooseWith, expectVisibleFocus, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { heading, rowOf } from '../support/people.ts';

async function logInByKeyboard(page: Page, account: Account): Promise<void> {
  const { email, password } = ACCOUNTS[account];
  await typeInto(page, page.getByRole('main').getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeFocused();
}

/** Another page by the palette: its name and Enter. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeFocused();
}

/** `/`, the words, and the arrow into the list: the first row that is left has the focus. */
async function findRow(page: Page, words: string, row: Locator): Promise<void> {
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await expect(row).toBeVisible();
  await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await expectVisibleFocus(page);
}

async function logOutByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('log out');
  await expect(page.getByRole('option', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Log in')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
}

test("an admin's day: find an alert, read it, copy the domain, add three assets by paste, delete one, add a user, log out", async ({
  page,
  context,
  navigate,
  backend,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await navigate('/login');
  await logInByKeyboard(page, 'admin');

  await test.step('find an alert, read it, copy the domain', async () => {
    await goTo(page, 'Alerts');
    await findRow(page, 'sahyadri1ok', rowOf(page, 'sahyadri1okbank.com'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('sahyadri1okbank.com');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Details as reported' })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Copy defanged' }));
    await expect.poll(clipboard).toBe('sahyadri1okbank[.]com');
    await expectVisibleFocus(page);
  });

  const added = ['one-shop.in', 'two-shop.in', 'three-shop.in'];
  await test.step('add three assets by paste', async () => {
    await goTo(page, 'Assets');
    await pressOn(page, page.getByRole('button', { name: 'Add Asset' }));
    const dialog = page.getByRole('dialog', { name: 'Add Asset' });
    await expect(dialog.getByLabel('Domain', { exact: true })).toBeFocused();
    await page.evaluate((names) => navigator.clipboard.writeText(names), added.join('\n'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(dialog.getByText('3 domains: 3 can be added.')).toBeVisible();
    await pressOn(page, dialog.getByRole('button', { name: 'Add 3 assets' }));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add Asset' })).toBeFocused();
    for (const name of added) await expect(rowOf(page, name)).toContainText('Pending');
  });

  await test.step('delete one', async () => {
    const row = rowOf(page, 'two-shop.in');
    await findRow(page, 'two-shop', row);
    await pressOn(page, row.getByRole('button', { name: 'Delete two-shop.in' }));
    const confirm = page.getByRole('alertdialog', { name: 'Delete asset' });
    await pressOn(page, confirm.getByRole('button', { name: 'Yes, Delete' }));
    await expect(confirm).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await expectVisibleFocus(page);
  });

  await test.step('add a user', async () => {
    await goTo(page, 'Settings');
    await pressOn(page, page.getByRole('button', { name: 'Add User' }));
    const dialog = page.getByRole('dialog', { name: 'Add User' });
    await typeInto(page, dialog.getByLabel('Username'), 'Asha');
    await typeInto(page, dialog.getByLabel('Email'), 'asha@sahyadri.bank.in');
    await typeInto(page, dialog.getByLabel('Password', { exact: true }), 'long-enough');
    await typeInto(page, dialog.getByLabel('Confirm password'), 'long-enough');
    await tabTo(page, dialog.getByLabel('Role'));
    await chooseWith(page, 'ArrowDown');
    await expect(dialog.getByLabel('Role')).toHaveValue('admin');
    await pressOn(page, dialog.getByRole('button', { name: 'Add User' }));
    await expect(dialog.getByText('User added successfully!')).toBeVisible();
    // Ready for the next colleague.
    await expect(dialog.getByLabel('Username')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add User' })).toBeFocused();
  });

  await test.step('log out', () => logOutByKeyboard(page));
  const { assets, users } = (await backend.state()).store;
  const names = assets.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['one-shop.in', 'three-shop.in']));
  expect(names).not.toContain('two-shop.in');
  expect(users.at(-1)).toMatchObject({ username: 'Asha', role: 'admin' });
});

test("a super-admin's day: approve an organisation, approve three assets at once, find an asset by its owner, log out", async ({
  page,
  navigate,
  backend,
}) => {
  test.slow();
  await navigate('/login');
  await logInByKeyboard(page, 'superadmin');

  await test.step('approve an organisation', async () => {
    await goTo(page, 'Organisations');
    const row = rowOf(page, 'Nilgiri Kurinji Tea Company');
    await findRow(page, 'nilgiri', row);
    // It asks for a lookalike of another organisation's name.
    await pressOn(page, row.getByRole('button', { name: 'Review Nilgiri Kurinji Tea Company' }));
    const details = page.getByRole('dialog', { name: 'Organisation details' });
    await tabTo(page, details.getByRole('checkbox', { name: /^I have confirmed that / }));
    await page.keyboard.press('Space');
    await pressOn(page, details.getByRole('button', { name: 'Approve' }));
    await expect(row).toContainText('Active');
    // The button is gone; the row has its focus.
    await expect(row).toBeFocused();
    await expectVisibleFocus(page);
  });

  await test.step('approve three assets at once', async () => {
    await goTo(page, 'Asset approvals');
    await pressOn(page, page.getByRole('button', { name: 'Filters' }));
    await tabTo(page, page.getByRole('combobox', { name: 'Status' }));
    await chooseWith(page, 'ArrowDown');
    await expect(page.getByText('6 of 14 assets')).toBeVisible();
    const boxes = page
      .getByRole('main')
      .getByRole('row')
      .getByRole('checkbox', { name: /^Select (?!all)/ });
    for (let at = 0; at < 4; at += 1) {
      await tabTo(page, boxes.nth(at));
      await page.keyboard.press('Space');
      await expect(boxes.nth(at)).toBeChecked();
    }
    // One has a flagged sibling: it is left out, and reviewed by itself.
    await pressOn(page, page.getByRole('button', { name: 'Approve 3 of 4 assets' }), 'Shift+Tab');
    const dialog = page.getByRole('dialog', { name: 'Approve 3 assets' });
    await pressOn(page, dialog.getByRole('button', { name: 'Approve 3 assets' }));
    await expect(dialog.getByText('3 of 3 assets approved', { exact: true })).toBeVisible();
    await pressOn(page, dialog.getByRole('button', { name: 'Close' }).last());
    await expect(dialog).toHaveCount(0);
    // Approved rows stay where they are until the list is filtered again.
    await expect(page.getByText('6 of 14 assets')).toBeVisible();
    await expectVisibleFocus(page);
  });

  await test.step('find an asset by its owner', async () => {
    await tabTo(page, page.getByRole('combobox', { name: 'Status' }), 'Shift+Tab');
    await chooseWith(page, 'ArrowUp');
    await expect(page.getByText('14 assets', { exact: true })).toBeVisible();
    const first = page.getByRole('main').getByRole('row').nth(1);
    await findRow(page, 'marutham textiles private', first);
    await expect(page.getByText('4 of 14 assets')).toBeVisible();
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'Asset details' });
    await expect(details).toContainText('Marutham Textiles Private Limited');
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  await test.step('log out', () => logOutByKeyboard(page));
  const { organizations, assets } = (await backend.state()).store;
  expect(organizations.every(({ approved }) => approved)).toBe(true);
  expect(assets.filter(({ approved }) => !approved)).toHaveLength(3);
});
