/** Dialogs, panels, menus and the states of forms with axe, while they are open. */
import { approve } from '../support/people.ts';
import type { Page } from '@playwright/test';
import {
  byView,
  expect,
  expectAccessible,
  openBlank,
  scrollsSideways,
  setView,
  test,
  type Account,
  type ViewportName,
} from '../fixtures.ts';
import { sample } from '../support/sample.ts';

interface Overlay {
  readonly what: string;
  readonly path: string;
  readonly account?: Account;
  /** Set where it exists in one size only. */
  readonly viewport?: ViewportName;
  readonly open: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('dialog', { name })).toBeVisible();

/** As `src/cases/model/transfer/case-file.ts` writes it. */
const CASES_OF_ANOTHER_SERVER = {
  format: 'naamraksha-cases',
  version: 1,
  made_at: '2026-11-20T10:00:00.000Z',
  by: 'colleague@sahyadri.bank.in',
  backend: 'https://other.example',
  cases: [
    {
      alert: '1',
      asset: 'sahyadrilokbank.co.in',
      domain: 'sahyadri1okbank.co.in',
      history: [
        {
          id: 'e0000000-0000-4000-8000-000000000001',
          at: '2026-11-20T09:00:00.000Z',
          by: 'colleague@sahyadri.bank.in',
          change: { what: 'status', status: 'reported' },
        },
      ],
    },
  ],
  views: [],
};

const OVERLAYS: readonly Overlay[] = [
  {
    what: 'the mobile menu',
    path: '/',
    viewport: 'phone',
    open: async (page) => {
      await press(page, 'Open menu');
      await dialog(page, 'Menu');
    },
  },
  {
    what: 'an article over the blog',
    path: '/blog',
    open: async (page) => {
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    what: 'an open answer',
    path: '/faq',
    open: (page) => page.getByRole('main').getByRole('group').first().click(),
  },
  {
    what: 'the login form, refused',
    path: '/login',
    open: async (page) => {
      await press(page, 'Log in');
      await expect(page.getByText('Enter your password')).toBeVisible();
    },
  },
  {
    what: 'the sign-up form, refused',
    path: '/signup',
    open: async (page) => {
      await press(page, 'Create account');
      await expect(page.getByText('Choose a password')).toBeVisible();
    },
  },
  {
    what: 'the drawer',
    path: '/admin/assets',
    account: 'admin',
    viewport: 'phone',
    open: async (page) => {
      await press(page, 'Open navigation');
      await dialog(page, 'Navigation');
    },
  },
  {
    what: 'the notifications',
    path: '/admin/assets',
    account: 'admin',
    open: async (page) => {
      await press(page, /^Notifications/);
      await dialog(page, 'Notifications');
    },
  },
  {
    what: 'the account panel',
    path: '/superadmin/organizations',
    account: 'superadmin',
    open: async (page) => {
      await press(page, /^Account: /);
      await dialog(page, 'Account');
    },
  },
  {
    what: 'the command palette',
    path: '/admin/alerts',
    account: 'admin',
    open: async (page) => {
      await press(page, 'Search');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.type('bank');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    what: 'Add Asset',
    path: '/admin/assets',
    account: 'admin',
    open: async (page) => {
      await press(page, 'Add Asset');
      await dialog(page, 'Add Asset');
      await page.getByLabel('Domain', { exact: true }).fill('https://example.in');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/leave out http/)).toBeVisible();
    },
  },
  {
    what: 'Delete asset',
    path: '/admin/assets',
    account: 'admin',
    open: async (page) => {
      await press(page, 'Delete sahyadrilokbank.com');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    what: 'the filters of the assets',
    path: '/admin/assets',
    account: 'admin',
    open: async (page) => {
      await press(page, 'Filters');
      await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
    },
  },
  {
    what: 'the columns of the alerts',
    path: '/admin/alerts',
    account: 'admin',
    viewport: 'desktop',
    open: async (page) => {
      await press(page, 'Columns');
      await dialog(page, 'Columns');
    },
  },
  {
    what: 'the name of a view',
    path: '/admin/alerts?severity=High',
    account: 'admin',
    // On a phone it covers the box of "Select all", whose size axe then measures against what is above it.
    viewport: 'desktop',
    open: async (page) => {
      await press(page, 'Save view');
      await press(page, 'Save');
      await expect(page.getByText('Please give the view a name')).toBeVisible();
    },
  },
  {
    what: 'the export of a blocklist',
    path: '/admin/alerts',
    account: 'admin',
    open: async (page) => {
      await press(page, /^Export \d+ alerts$/);
      await press(page, /^RPZ zone/);
      await page.getByLabel('Include New').check();
      await expect(page.getByText(/ will be in the file\.$/)).toBeVisible();
    },
  },
  {
    what: 'a takedown request about several alerts, and what it lacks',
    path: '/admin/alerts',
    account: 'admin',
    open: async (page) => {
      for (const id of [1, 3, 11]) {
        await page.getByRole('checkbox', { name: `Select alert ${id}`, exact: true }).check();
      }
      await press(page, /^Prepare takedown/);
      await dialog(page, /^Prepare/);
      // The provider's own request would need nothing more.
      await page.getByLabel('Kind').selectOption('trademark');
      await press(page, 'Add your rights in the mark');
      await press(page, 'Mark as sent');
    },
  },
  {
    what: 'a toast',
    path: '/superadmin/asset-approvals',
    account: 'superadmin',
    open: async (page) => {
      await approve(page, 'cards.sahyadrilokbank.co.in');
      await expect(page.getByText('cards.sahyadrilokbank.co.in is approved')).toBeVisible();
    },
  },
  {
    what: 'the question before an approval',
    path: '/superadmin/asset-approvals',
    account: 'superadmin',
    open: async (page) => {
      await press(page, 'Approve cards.sahyadrilokbank.co.in');
      await dialog(page, 'Approve asset');
    },
  },
  {
    what: 'the details of an organisation',
    path: '/superadmin/organizations',
    account: 'superadmin',
    open: async (page) => {
      await page.getByRole('link', { name: 'Details of Sahyadri Lok Bank', exact: true }).click();
      await expect(page.getByRole('dialog').getByText('U64190MH1998PLC900417')).toBeVisible();
    },
  },
  {
    what: 'Delete organisation',
    path: '/superadmin/organizations',
    account: 'superadmin',
    open: async (page) => {
      await press(page, 'Delete Sahyadri Lok Bank');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    what: 'the details of an asset',
    path: '/superadmin/asset-approvals',
    account: 'superadmin',
    open: async (page) => {
      await page.getByRole('link', { name: 'Details of nilgirikurinji.in', exact: true }).click();
      await dialog(page, 'Asset details');
    },
  },
  {
    what: 'the approval of several assets',
    path: '/superadmin/asset-approvals?status=pending',
    account: 'superadmin',
    open: async (page) => {
      for (const name of ['nilgirikurinji.in', 'cards.sahyadrilokbank.co.in']) {
        await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
      }
      await press(page, 'Approve 1 of 2 assets');
      await dialog(page, 'Approve 1 asset');
    },
  },
  {
    what: 'the takedown request',
    path: '/admin/alerts/1',
    account: 'admin',
    open: async (page) => {
      await press(page, 'Prepare takedown request');
      await dialog(page, /^Prepare takedown request: /);
    },
  },
  {
    what: 'the case of an alert, its history and the toast of a change',
    path: '/admin/alerts/1',
    account: 'admin',
    open: async (page) => {
      const strip = page.getByRole('group', { name: 'Status' });
      // A phone has the platform's list instead.
      const list = page.getByRole('combobox', { name: 'Status' });
      await expect(strip.or(list)).toBeVisible();
      if (await list.isVisible()) await list.selectOption('Down');
      else await strip.getByRole('button', { name: 'Down' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText(/^History: /).click();
      await expect(page.getByText('Undone: Down')).toBeVisible();
    },
  },
  {
    what: 'the preview of an import of cases',
    path: '/admin/settings',
    account: 'admin',
    open: async (page) => {
      await page.getByLabel('File with exported cases').setInputFiles({
        name: 'cases.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(CASES_OF_ANOTHER_SERVER)),
      });
      await dialog(page, 'Import cases');
    },
  },
  ...['Profile Settings', 'Security', 'Add User'].map((name) => ({
    what: name,
    path: '/admin/settings',
    account: 'admin' as const,
    open: async (page: Page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(name) })
        .click();
      await dialog(page, name);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
    },
  })),
];

/** For each overlay, in milliseconds. */
const ROOM_MS = 30_000;

for (const { view, seen } of byView(sample(OVERLAYS, 5))) {
  test(`dialogs, panels, menus and forms are accessible (${view.theme}, ${view.viewport})`, async ({
    page,
    backend,
    login,
    navigate,
  }) => {
    test.setTimeout(ROOM_MS * seen.length);
    await setView(page, view);
    for (const { what, path, account, open } of seen) {
      await test.step(`${what} on ${path}`, async () => {
        // Undoes their changes, and signs out whoever has looked at it.
        await backend.reset();
        await openBlank(page);
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        if (account) await login(account);
        await navigate(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await open(page);
        await expectAccessible(page, what);
        expect.soft(await scrollsSideways(page), what).toBe(false);
      });
    }
  });
}
