/** The console pages that read nothing of their own: only "who is here" can fail, and what is typed stays. */
import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, test, type Account } from '../fixtures.ts';
import {
  cellsOf,
  ENDS_SESSION,
  expectAtRest,
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
  /** Where the user's input, which is in the address, must still be. */
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

for (const { place, fault } of cellsOf(PLACES, '500 with HTML')) {
  const { name, account, path, title, typed } = place;
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
