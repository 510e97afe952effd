/** The admin's part of the main job without a mouse: the focus is always somewhere that makes sense. */
import { ACCOUNTS, expect, test, type TestBackend } from '../fixtures.ts';
import { chooseWith, expectVisibleFocus, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { EXAMPLE_SHOP, heading, rowOf } from '../support/people.ts';

const DOMAIN = 'example-shop.in';

/** The super-admin's part, which is not what this journey is about. */
async function approveEverything(backend: TestBackend): Promise<void> {
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(backend.origin + path, init);
    expect(response.ok, path).toBe(true);
    return response.json() as Promise<Record<string, string>>;
  };
  const { Access_token } = await send('/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ACCOUNTS.superadmin),
  });
  const headers = { Authorization: `Bearer ${Access_token}` };
  const { organizations, assets, alerts } = (await backend.state()).store;
  await send(`/organisation/approve?id=${String(organizations.at(-1)?.['id'])}`, { headers });
  await send(`/asset/approve?id=${String(assets.at(-1)?.['id'])}`, { headers });
  await expect.poll(async () => (await backend.state()).counts.alerts).toBe(alerts.length + 5);
}

test('sign up, register a domain, read its alerts, delete it, all by keyboard', async ({
  page,
  backend,
}) => {
  test.slow();
  const dialog = page.getByRole('dialog', { name: 'Add Asset' });
  const sidebar = page.getByRole('navigation', { name: 'Console' });

  await test.step('the skip link leads past the header', async () => {
    await page.goto('/signup');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('sign up', async () => {
    await typeInto(page, page.getByLabel('Company name'), EXAMPLE_SHOP.name);
    await typeInto(
      page,
      page.getByLabel('Company registration number'),
      EXAMPLE_SHOP.registrationNumber,
    );
    await typeInto(page, page.getByLabel('Address'), EXAMPLE_SHOP.address);
    await typeInto(page, page.getByRole('main').getByLabel('Email'), EXAMPLE_SHOP.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), EXAMPLE_SHOP.password);
    // The typed password can be shown.
    await pressOn(page, page.getByRole('button', { name: 'Show password' }).first());
    await typeInto(page, page.getByLabel('Confirm password'), 'something else');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(EXAMPLE_SHOP.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Log in')).toBeFocused();
  });

  const logInByKeyboard = async () => {
    await typeInto(page, page.getByRole('main').getByLabel('Email'), EXAMPLE_SHOP.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), EXAMPLE_SHOP.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dashboard')).toBeFocused();
  };
  const logOutByKeyboard = async () => {
    await pressOn(page, page.getByRole('button', { name: /^Account: / }), 'Shift+Tab');
    await pressOn(page, page.getByRole('button', { name: 'Log out' }));
    await expect(heading(page, 'Log in')).toBeFocused();
  };
  const openByKeyboard = async (name: string) => {
    await pressOn(page, sidebar.getByRole('link', { name, exact: true }), 'Shift+Tab');
    await expect(heading(page, name)).toBeFocused();
  };

  await test.step('register a domain', async () => {
    await logInByKeyboard();
    await openByKeyboard('Assets');
    await pressOn(page, page.getByRole('button', { name: 'Add Asset' }));
    await expect(dialog).toBeVisible();
    await typeInto(page, dialog.getByLabel('Domain', { exact: true }), 'not a domain');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/a domain name has no spaces/)).toBeVisible();
    await expect(dialog.getByLabel('Domain', { exact: true })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add Asset' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByLabel('Domain', { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(DOMAIN);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, DOMAIN)).toContainText('Pending');
    // The button that opened the dialog went with the empty list; the focus did not.
    await expectVisibleFocus(page);
    await logOutByKeyboard();
  });

  await approveEverything(backend);

  await test.step('read the alerts', async () => {
    await logInByKeyboard();
    await openByKeyboard('Alerts');
    const rows = page.getByRole('table', { name: 'Alerts' }).getByRole('row');
    await expect(rows).toHaveCount(1 + 5);
    // `/` goes to the search box, the arrow from there into the list, arrows along it.
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search alerts' });
    await expect(search).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(rows.nth(5)).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowUp');
    await expect(rows.nth(4)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(rows.nth(1)).toBeFocused();

    // A filter by arrow keys.
    await pressOn(page, page.getByRole('button', { name: 'Filters' }), 'Shift+Tab');
    await tabTo(page, page.getByRole('combobox', { name: 'Severity' }));
    await chooseWith(page, 'ArrowDown');
    await expect(page.getByRole('combobox', { name: 'Severity' })).toHaveValue('High');
    await expect(rows).toHaveCount(1 + 2);
    await chooseWith(page, 'ArrowUp');
    await expect(rows).toHaveCount(1 + 5);

    // Sorting, and the columns.
    await pressOn(page, page.getByRole('button', { name: 'Severity', exact: true }));
    await expect(page.getByRole('columnheader', { name: 'Severity' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expectVisibleFocus(page);
    await pressOn(page, page.getByRole('button', { name: 'Columns' }), 'Shift+Tab');
    await tabTo(page, page.getByRole('checkbox', { name: 'Details' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('columnheader', { name: 'Details' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
    await expectVisibleFocus(page);

    // The account's panel and the notifications close by Escape, and give the focus back.
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await pressOn(page, bell, 'Shift+Tab');
    await tabTo(page, page.getByRole('button', { name: 'Clear all' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('No notifications')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });

  await test.step('delete the asset', async () => {
    await openByKeyboard('Assets');
    await expect(rowOf(page, DOMAIN)).toContainText('Approved');
    const remove = page.getByRole('button', { name: `Delete ${DOMAIN}` });
    const confirm = page.getByRole('alertdialog', { name: 'Delete asset' });
    await pressOn(page, remove);
    await expect(confirm).toContainText('Are you sure you want to delete this asset?');
    await pressOn(page, confirm.getByRole('button', { name: 'Cancel' }));
    await expect(confirm).toHaveCount(0);
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, confirm.getByRole('button', { name: 'Yes, Delete' }));
    await expect(confirm).toHaveCount(0);
    await expect(rowOf(page, DOMAIN)).toHaveCount(0);
    await expectVisibleFocus(page);
    await logOutByKeyboard();
  });
});
