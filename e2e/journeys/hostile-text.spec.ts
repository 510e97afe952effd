/**
 * Texts as attackers write them, in every field that the backend has, on every page and in every dialog,
 * panel and toast of the consoles: nothing runs, nothing becomes a link, nothing bursts the page.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, scrollsSideways, test } from '../fixtures.ts';
import { HOSTILE, LITERAL, seedHostile, traces } from '../support/hostile.ts';
import { heading, openAddAsset, openConsolePage, rowOf } from '../support/people.ts';
import { sample } from '../support/sample.ts';

/** Characters that reorder or hide text must be visible: never as themselves in readable text. */
const UNSEEN = /[\u202A-\u202E\u2066-\u2069\u200B-\u200F\u2060\uFEFF]/;
const NARROW = { width: 320, height: 800 };

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    // The browser's own question about unsaved input.
    if (dialog.type() === 'beforeunload') return dialog.accept();
    return expect(dialog.message(), 'a dialog of a script opened').toBeNull();
  });
});

/** At the page's present width. */
async function expectHarmless(page: Page, what: string, where?: Locator): Promise<void> {
  expect(await traces(page), what).toEqual([]);
  expect(await scrollsSideways(page), what).toBe(false);
  if (where) expect(await where.innerText(), what).not.toMatch(UNSEEN);
}

const PAGES = {
  admin: [
    ['/admin', 'Dashboard'],
    ['/admin/assets', 'Assets'],
    ['/admin/alerts', 'Alerts'],
  ],
  superadmin: [
    ['/superadmin', 'Dashboard'],
    ['/superadmin/organizations', 'Organisations'],
    ['/superadmin/asset-approvals', 'Asset approvals'],
  ],
} as const;

for (const account of ['admin', 'superadmin'] as const) {
  test(`the pages of the ${account} show hostile texts as texts`, async ({
    page,
    backend,
    login,
    navigate,
  }) => {
    test.slow();
    await seedHostile(backend);
    await login(account);
    await navigate(`/${account}`);
    for (const [path, title] of PAGES[account]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openConsolePage(page, title);
      await expect(page.getByText(LITERAL).filter({ visible: true }).first()).toBeVisible();
      for (const width of sample([1440, 768, 390, 320], 3)) {
        await page.setViewportSize({ width, height: 800 });
        await expect(heading(page, title)).toBeVisible();
        await expectHarmless(page, `${path} at ${width} px`);
      }
    }
    if (account === 'superadmin') return;
    const { alerts } = (await backend.state()).store;
    const looked = alerts.slice(-HOSTILE.length - 1);
    expect(looked.map(({ details }) => details)).toContain(LITERAL);
    for (const { id, details } of sample(looked, 4)) {
      await navigate(`/admin/alerts/${String(id)}`);
      await expect(page.getByRole('heading', { name: 'Details as reported' })).toBeVisible();
      if (details === LITERAL) await expect(page.getByText(LITERAL).first()).toBeVisible();
      await expectHarmless(page, `the alert of ${String(details).slice(0, 40)}`);
    }
  });
}

for (const { path, title, name, found } of [
  { path: '/superadmin/organizations', title: 'Organisations', name: 'Organisation details' },
  {
    path: '/superadmin/asset-approvals',
    title: 'Asset approvals',
    name: 'Asset details',
    found: /^(?:\d+|No asset) needs? review$/,
  },
]) {
  test(
    `the details and the delete question of hostile rows on ${path} are text`,
    { tag: '@full' },
    async ({ page, backend, login, navigate }) => {
      test.slow();
      await seedHostile(backend);
      await login('superadmin');
      await page.setViewportSize(NARROW);
      await navigate(path);
      await expect(heading(page, title)).toBeVisible();
      // The bar above the assets says how the comparison ended.
      if (found) await expect(page.getByText(found).first()).toBeVisible();
      const names = page.getByRole('main').getByRole('link', { name: /^Details of/ });
      const dialog = page.getByRole('dialog', { name });
      await expect(names.first()).toBeVisible();
      const many = await names.count();
      expect(many).toBeGreaterThan(HOSTILE.length / 2);
      for (const at of sample([...Array(many).keys()], 4)) {
        await names.nth(at).click();
        await expect(dialog).toBeVisible();
        await expect(dialog.getByText(/^Loading/)).toHaveCount(0);
        await expectHarmless(page, `${name}, row ${at}`, dialog);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Delete right/ })
        .click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('U+202E');
      await expectHarmless(page, 'the question', question);
    },
  );
}

test(
  'toasts and several approvals at once show hostile names as text',
  { tag: '@full' },
  async ({ page, backend, login, navigate }) => {
    await seedHostile(backend);
    await login('superadmin');
    await navigate('/superadmin/asset-approvals');
    const main = page.getByRole('main');
    await main.getByRole('checkbox', { name: 'Select all shown' }).check();
    await main.getByText(/^(?:\d+|No asset) needs? review$/).waitFor();
    await main.getByRole('button', { name: /^(?:Approve|Review) (?:\d+ of )?\d+ assets$/ }).click();
    const several = page.getByRole('dialog', { name: /^Approve \d+ assets?$|^No asset/ });
    await expect(several.getByText(LITERAL).first()).toBeVisible();
    await expectHarmless(page, 'several at once', several);
    await several
      .getByRole('button', { name: /^(?:Cancel|Close)$/ })
      .last()
      .click();
    await page.getByRole('button', { name: `Review ${LITERAL}`, exact: true }).click();
    const details = page.getByRole('dialog', { name: 'Asset details' });
    await details.getByRole('checkbox').check();
    await details.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText(`${LITERAL} is approved`).first()).toBeVisible();
    expect(await traces(page)).toEqual([]);
  },
);

test(
  'the command palette shows hostile names as text',
  { tag: '@full' },
  async ({ page, backend, login, navigate }) => {
    await seedHostile(backend);
    await login('superadmin');
    await page.setViewportSize(NARROW);
    await navigate('/superadmin/help');
    await expect(heading(page, 'Help')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    for (const words of sample(['right', 'img', 'javascript', 'www', 'nnnn'], 4)) {
      await palette.getByRole('combobox').fill(words);
      await expect(palette.getByRole('option').first()).toBeVisible();
      await expectHarmless(page, `the palette at ${words}`, palette);
    }
  },
);

test(
  'searching for a hostile text, and a hostile address, do nothing but search',
  { tag: '@full' },
  async ({ page, backend, login, navigate }) => {
    await seedHostile(backend);
    await login('admin');
    await navigate('/admin/alerts');
    await page.getByRole('searchbox', { name: 'Search alerts' }).fill(LITERAL);
    await expect(rowOf(page, LITERAL)).toHaveCount(1);
    for (const text of sample(HOSTILE.slice(0, 7), 3)) {
      const words = encodeURIComponent(text);
      await navigate(`/admin/assets?q=${words}&status=${words}`);
      await expect(heading(page, 'Assets')).toBeVisible();
      expect(await traces(page)).toEqual([]);
    }
  },
);

const WORDS = `${HOSTILE.slice(0, 7).join(' ')} ${'n'.repeat(10_000)}`;

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
  await expectHarmless(page, what);
}

test(
  'the server’s words are text wherever an admin meets them',
  { tag: '@full' },
  async ({ page, login, navigate }) => {
    await refuseChanges(page);
    await login('admin');
    await page.setViewportSize(NARROW);
    const dialog = page.getByRole('dialog');
    const press = (name: string) =>
      dialog.getByRole('button', { name, exact: true }).last().click();

    await navigate('/admin/assets');
    const one = await openAddAsset(page);
    await one.getByLabel('Domain', { exact: true }).fill('new-shop.in');
    await press('Add Asset');
    await expectRefusal(page, one, 'Add Asset');
    await one
      .getByLabel('Domain', { exact: true })
      .fill(HOSTILE.join(' , ') + ' , new-shop.in, other-shop.in');
    await press('Add Asset');
    await dialog.getByRole('button', { name: /^Add \d+ assets?$/ }).click();
    await expectRefusal(page, dialog, 'Add Asset with a list');
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
    await dialog.getByLabel('Email').fill('asha@sahyadri.bank.in');
    await dialog.getByLabel('Password', { exact: true }).fill('long-enough');
    await dialog.getByLabel('Confirm password').fill('long-enough');
    await press('Add User');
    await expectRefusal(page, dialog, 'Add User');
    // A long word does not widen the form, and the end of the message moves no button.
    const body = dialog.locator('[data-body]');
    expect(await body.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const button = dialog.getByRole('button', { name: 'Add User', exact: true });
    const before = await button.boundingBox();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    expect(await button.boundingBox()).toEqual(before);
  },
);

test(
  'the server’s words are text wherever a super-admin meets them',
  { tag: '@full' },
  async ({ page, login, navigate }) => {
    await refuseChanges(page);
    await login('superadmin');
    await page.setViewportSize(NARROW);
    await navigate('/superadmin/organizations');
    await page.getByRole('button', { name: 'Review Nilgiri Kurinji Tea Company' }).click();
    const details = page.getByRole('dialog', { name: 'Organisation details' });
    await details.getByRole('checkbox').check();
    await details.getByRole('button', { name: 'Approve' }).click();
    await expectRefusal(page, details, 'approve');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete Nilgiri Kurinji Tea Company' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectRefusal(page, question, 'delete');
  },
);
