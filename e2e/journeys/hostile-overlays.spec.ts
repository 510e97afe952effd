/**
 * Hostile texts in every dialog, panel and piece of news of the consoles: details of each row, both delete
 * questions, several at once, the palette, toasts, and the server's words in every form (issue 4).
 */
import type { Locator, Page } from '@playwright/test';
import { expect, scrollsSideways, test } from '../fixtures.ts';
import { HOSTILE, LITERAL, seedHostile, traces } from '../support/hostile.ts';
import { heading, openAddAsset } from '../support/people.ts';

/** What reorders or hides text must be seen: nowhere as itself in what can be read. */
const UNSEEN = /[\u202A-\u202E\u2066-\u2069\u200B-\u200F\u2060\uFEFF]/;
const NARROW = { width: 320, height: 800 };

async function expectOnlyText(page: Page, where: Locator, what: string): Promise<void> {
  expect(await traces(page), what).toEqual([]);
  expect(await scrollsSideways(page), what).toBe(false);
  expect(await where.innerText(), what).not.toMatch(UNSEEN);
}

/** Each row's name in turn: its dialog, and out again. */
async function readEachRow(page: Page, title: string): Promise<void> {
  const names = page.getByRole('main').getByRole('button', { name: /^Details of/ });
  const dialog = page.getByRole('dialog', { name: title });
  await expect(names.first()).toBeVisible();
  const many = await names.count();
  expect(many).toBeGreaterThan(HOSTILE.length / 2);
  for (let at = 0; at < many; at += 1) {
    await names.nth(at).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(/^Loading/)).toHaveCount(0);
    await expectOnlyText(page, dialog, `${title}, row ${at}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}

for (const { path, title, name, found } of [
  { path: '/superadmin/organizations', title: 'Organizations', name: 'Organization details' },
  {
    path: '/superadmin/asset-approvals?q=',
    title: 'Asset approvals',
    name: 'Asset details',
    found: /^\d* ?pending assets? |^No pending asset/i,
  },
]) {
  test(`${name} of every hostile row is text`, async ({ page, backend, login, navigate }) => {
    test.slow();
    await seedHostile(backend);
    await login('superadmin');
    await page.setViewportSize(NARROW);
    await navigate(path);
    await expect(heading(page, title)).toBeVisible();
    // What is found between the assets stands above them, and may need more than the room it has.
    if (found) await expect(page.getByText(found).first()).toBeVisible();
    await readEachRow(page, name);
  });
}

test('news of hostile names, several at once, and both delete questions are text', async ({
  page,
  backend,
  login,
  navigate,
}) => {
  await seedHostile(backend);
  await login('superadmin');
  await navigate('/superadmin/asset-approvals');
  const main = page.getByRole('main');

  await main.getByRole('checkbox', { name: 'Select all assets shown' }).check();
  await main.getByRole('button', { name: /^Approve \d+ assets$/ }).click();
  const several = page.getByRole('dialog', { name: /^Approve \d+ assets$/ });
  await expect(several.getByText(LITERAL).first()).toBeVisible();
  await expectOnlyText(page, several, 'several at once');
  await several.getByRole('button', { name: 'Cancel' }).click();

  await main.getByRole('button', { name: `Approve ${LITERAL}`, exact: true }).click();
  const news = page.getByText(`${LITERAL} is approved`).first();
  await expect(news).toBeVisible();
  expect(await traces(page)).toEqual([]);

  for (const path of ['/superadmin/asset-approvals', '/superadmin/organizations']) {
    await navigate(path);
    const right = main.getByRole('button', { name: /^Delete right/ });
    await right.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('U+202E');
    await expectOnlyText(page, question, `the question on ${path}`);
    await question.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('the command palette shows hostile names as text', async ({
  page,
  backend,
  login,
  navigate,
}) => {
  await seedHostile(backend);
  await login('superadmin');
  await page.setViewportSize(NARROW);
  await navigate('/superadmin/help');
  await expect(heading(page, 'Help')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  for (const words of ['img', 'right', 'javascript', 'www', 'nnnn']) {
    await palette.getByRole('combobox').fill(words);
    await expect(palette.getByRole('option').first()).toBeVisible();
    await expectOnlyText(page, palette, `the palette at ${words}`);
  }
});

const WORDS = HOSTILE.slice(0, 7).join(' ') + ' ' + 'n'.repeat(10_000);

/** Every change of the consoles is refused in the attacker's words. */
async function refuseChanges(page: Page): Promise<void> {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  };
  const change = /\/(?:create|delete|approve|update|adduser)(?:\?|$)/;
  await page.route(change, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fulfill({ status: 204, headers })
      : route.fulfill({ status: 409, headers, json: { error: WORDS } }),
  );
}

async function expectRefusal(page: Page, where: Locator, what: string): Promise<void> {
  await expect(where.getByText(LITERAL).first(), what).toBeVisible();
  expect(await traces(page), what).toEqual([]);
  expect(await scrollsSideways(page), what).toBe(false);
}

test('the server’s words are text wherever an admin meets them', async ({
  page,
  login,
  navigate,
}) => {
  await refuseChanges(page);
  await login('admin');
  await page.setViewportSize(NARROW);
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).last().click();

  await navigate('/admin/assets');
  const one = await openAddAsset(page);
  await one.getByLabel('Domain').fill('new-shop.in');
  await press('Add Asset');
  await expectRefusal(page, one, 'Add Asset');
  await press('Cancel');
  await page.getByRole('button', { name: 'Add many' }).click();
  await dialog.getByLabel('Domain names').fill(HOSTILE.join('\n') + '\nnew-shop.in');
  await press('Add 1 asset');
  await expectRefusal(page, dialog, 'Add many');
  await press('Close');
  await page.getByRole('button', { name: 'Delete sahyadrilokbank.com' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Yes, Delete' }).click();
  await expectRefusal(page, question, 'delete');

  await navigate('/admin/settings');
  await page.getByRole('button', { name: 'Profile Settings' }).click();
  await dialog.getByLabel('Name').fill('New name');
  await press('Save changes');
  await expectRefusal(page, dialog, 'Profile Settings');
  await navigate('/admin/settings');
  await page.getByRole('button', { name: 'Add User' }).click();
  await dialog.getByLabel('Username').fill('Asha');
  await dialog.getByLabel('Email').fill('asha@sahyadrilokbank.co.in');
  await dialog.getByLabel('Password', { exact: true }).fill('long-enough');
  await dialog.getByLabel('Confirm password').fill('long-enough');
  await press('Add User');
  await expectRefusal(page, dialog, 'Add User');
});

test('the server’s words are text wherever a super-admin meets them', async ({
  page,
  login,
  navigate,
}) => {
  await refuseChanges(page);
  await login('superadmin');
  await page.setViewportSize(NARROW);
  await navigate('/superadmin/organizations');
  await page.getByRole('button', { name: 'Approve Nilgiri Kurinji Tea Company' }).click();
  await expectRefusal(page, page.locator('body'), 'approve');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Delete Nilgiri Kurinji Tea Company' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectRefusal(page, question, 'delete');
});
