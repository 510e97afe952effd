/** The console pages that read nothing of their own: only "who is here" can fail, and what is typed stays. */
import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, test, type Account } from '../fixtures.ts';
import {
  ENDS_SESSION,
  expectAtRest,
  faultsFor,
  noteCell,
  strike,
  writeCell,
} from '../support/fault-cells.ts';
import { heading, logIn } from '../support/people.ts';

interface Place {
  readonly name: string;
  readonly account: Account;
  readonly path: string;
  readonly title: string;
  /** Where the reader's input, which the address holds, must still be. */
  readonly typed?: (page: Page) => Promise<unknown>;
}

const search = (words: string) => (page: Page) =>
  expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(words);

const PLACES: readonly Place[] = [
  { name: '/admin/settings', account: 'admin', path: '/admin/settings', title: 'Settings' },
  {
    name: '/admin/help',
    account: 'admin',
    path: '/admin/help?q=registrar&category=takedowns',
    title: 'Help',
    typed: search('registrar'),
  },
  {
    name: '/superadmin/alerts',
    account: 'superadmin',
    path: '/superadmin/alerts?q=kaveri&severity=High',
    title: 'Global alerts',
    typed: search('kaveri'),
  },
  {
    name: '/superadmin/approval-settings',
    account: 'superadmin',
    path: '/superadmin/approval-settings?tab=thresholds',
    title: 'Approval settings',
    typed: (page) => expect(page.getByRole('slider', { name: 'Alert threshold' })).toBeVisible(),
  },
  {
    name: '/superadmin/settings',
    account: 'superadmin',
    path: '/superadmin/settings',
    title: 'Settings',
  },
  {
    name: '/superadmin/help',
    account: 'superadmin',
    path: '/superadmin/help?q=approve',
    title: 'Help',
    typed: search('approve'),
  },
];

PLACES.forEach(({ name, account, path, title, typed }, index) => {
  for (const fault of faultsFor(index + 2)) {
    test(`${name} × ${fault}`, async ({ page, backend, login, navigate }) => {
      await login(account);
      await strike(backend, fault, ['/auth/self'], 1_500);
      await navigate(path);
      if (fault === 'slow') {
        await expect(page.getByText('Checking who you are…')).toBeVisible();
        noteCell(name, fault, '“Checking who you are…”');
      } else if (fault === 'dropped') {
        await expect(heading(page, "Can't reach the server")).toBeVisible();
        await expectAtRest(page);
        await writeCell(page, name, fault);
        await backend.fault(null);
        await page.getByRole('button', { name: 'Retry' }).click();
      } else if (fault !== 'expired token') {
        const reason = ENDS_SESSION.includes(fault)
          ? 'Token has expired'
          : 'Failed to fetch user data';
        await expect(heading(page, 'Log in')).toBeVisible();
        await expect(page.getByText(reason)).toHaveCount(1);
        await writeCell(page, name, fault, 'Log in');
        await backend.fault(null);
        await logIn(page, ACCOUNTS[account]);
      }
      await expect(heading(page, title)).toBeVisible();
      await typed?.(page);
      await expectAtRest(page);
      if (fault === 'expired token') await writeCell(page, name, fault, 'the page, renewed unseen');
    });
  }
});

test('what is typed on a page that sends nothing stays while the backend is away', async ({
  page,
  backend,
  login,
  navigate,
}) => {
  await login('superadmin');
  await navigate('/superadmin/approval-settings?tab=notifications');
  const template = page.getByLabel('Email template');
  await template.fill('Dear all');
  await backend.fault('drop');
  await page.getByRole('tab', { name: 'Thresholds' }).click();
  await page.getByLabel('Maximum pending approvals').fill('7');
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(template).toHaveValue('Dear all');
  await page.getByRole('tab', { name: 'Thresholds' }).click();
  await expect(page.getByLabel('Maximum pending approvals')).toHaveValue('7');
});

test('the command palette finds pages while no list can be fetched', async ({
  page,
  backend,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin/help');
  await expect(heading(page, 'Help')).toBeVisible();
  await backend.fault('html500');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('alert');
  await page.getByRole('option', { name: 'Alerts', exact: true }).click();
  await expect(heading(page, 'Alerts')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch alerts');
});
