/**
 * Everything that the consoles send, under every fault: nothing typed is lost, the outcome is said, and it
 * works once the fault is over; a session that ends meanwhile gives the form back after the next sign-in.
 */
import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS, expect, test } from '../fixtures.ts';
import {
  cellsOf,
  ENDS_SESSION,
  expectAtRest,
  noteCell,
  strike,
  writeCell,
} from '../support/fault-cells.ts';
import { heading, logIn } from '../support/people.ts';

interface Sending {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly call: string;
  /** Opens what it is sent from, and types. */
  readonly begin: (page: Page) => Promise<unknown>;
  readonly send: (page: Page) => Locator;
  /** Says that it is under way. */
  readonly under: (page: Page) => Locator;
  readonly fails: RegExp;
  /** Where the failure is said. */
  readonly failure: (page: Page) => Locator;
  /** Expects that typed or chosen input is still there. */
  readonly kept: (page: Page) => Promise<unknown>;
  /** The news of its success. */
  readonly done: (page: Page) => Locator;
  /** After a new sign-in: 'kept' where something was typed, with what must be typed again; else 'again'. */
  readonly afterSignIn: 'kept' | 'again';
  readonly retype?: (page: Page) => Promise<unknown>;
  /** After a failure: opens what it is sent from again, where it does not stay open. */
  readonly again?: (page: Page) => Promise<void>;
}

const SLOW_MS = 1_500;

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => page.getByRole('alertdialog');
const inDialog = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name }).last();
const inConfirm = (page: Page, name: string) => confirm(page).getByRole('button', { name });
const disabled = (locator: Locator) => locator.and(locator.page().locator('[aria-disabled=true]'));

const PENDING = 'cards.sahyadrilokbank.co.in';
const APPROVED = 'sahyadrilokbank.com';
const ORGANIZATION = 'Nilgiri Kurinji Tea Company';
const COLLEAGUE = { username: 'Asha', email: 'asha@sahyadri.bank.in' };

/** A row of the list behind a dialog, which hides it from assistive technology. */
const rowBehind = (page: Page, text: string) => page.locator('tbody tr', { hasText: text });

const typePasswords = async (page: Page) => {
  await dialog(page).getByLabel('Password', { exact: true }).fill('long-enough');
  await dialog(page).getByLabel('Confirm password').fill('long-enough');
};

const SENDINGS: readonly Sending[] = [
  {
    name: '/admin/assets, Add Asset',
    path: '/admin/assets',
    title: 'Assets',
    call: '/asset/create',
    begin: async (page) => {
      await press(page, 'Add Asset');
      await dialog(page).getByLabel('Domain', { exact: true }).fill('new-shop.in');
      await dialog(page).getByLabel('Name').fill('The new shop');
    },
    send: (page) => inDialog(page, 'Add Asset'),
    under: (page) => inDialog(page, 'Adding...'),
    fails: /^Failed to create asset/,
    failure: (page) => dialog(page).getByRole('alert'),
    kept: async (page) => {
      await expect(dialog(page).getByLabel('Domain', { exact: true })).toHaveValue('new-shop.in');
      await expect(dialog(page).getByLabel('Name')).toHaveValue('The new shop');
    },
    done: (page) => page.getByText('new-shop.in was added and awaits approval'),
    afterSignIn: 'kept',
  },
  {
    name: '/admin/assets, Add Asset with a list',
    path: '/admin/assets',
    title: 'Assets',
    call: '/asset/create',
    begin: async (page) => {
      await press(page, 'Add Asset');
      await dialog(page).getByLabel('Domain', { exact: true }).fill('one-shop.in two-shop.in');
      await inDialog(page, 'Add Asset').click();
      await inDialog(page, 'Add 2 assets').waitFor();
    },
    send: (page) => inDialog(page, 'Add 2 assets'),
    under: (page) => inDialog(page, 'Adding...'),
    fails: /^Failed to create asset/,
    failure: (page) =>
      dialog(page)
        .getByText(/^Failed to create asset/)
        .first(),
    kept: (page) => expect(dialog(page).getByRole('listitem')).toHaveCount(2),
    done: (page) => page.getByText('2 assets were added and await approval'),
    afterSignIn: 'kept',
  },
  {
    name: '/admin/assets, delete',
    path: '/admin/assets',
    title: 'Assets',
    call: '/asset/delete',
    begin: (page) => press(page, `Delete ${APPROVED}`),
    send: (page) => inConfirm(page, 'Yes, Delete'),
    under: (page) => disabled(inConfirm(page, 'Yes, Delete')),
    fails: /^Failed to delete asset/,
    failure: (page) => confirm(page).getByRole('alert'),
    kept: (page) => expect(confirm(page)).toContainText(APPROVED),
    done: (page) => page.getByText(`${APPROVED} was deleted`).first(),
    afterSignIn: 'again',
  },
  {
    name: '/admin/settings, Profile Settings, save',
    path: '/admin/settings',
    title: 'Settings',
    call: '/organisation/update',
    begin: async (page) => {
      await press(page, 'Profile Settings');
      await dialog(page).getByLabel('Name').fill('Sahyadri Bank');
    },
    send: (page) => inDialog(page, 'Save changes'),
    under: (page) => inDialog(page, 'Saving...'),
    fails: /^Failed to update profile/,
    failure: (page) => dialog(page).getByRole('alert'),
    kept: (page) => expect(dialog(page).getByLabel('Name')).toHaveValue('Sahyadri Bank'),
    done: (page) => dialog(page).getByText('Profile updated successfully!'),
    afterSignIn: 'kept',
  },
  {
    name: '/admin/settings, Add User',
    path: '/admin/settings',
    title: 'Settings',
    call: '/organisation/adduser',
    begin: async (page) => {
      await press(page, 'Add User');
      await dialog(page).getByLabel('Username').fill(COLLEAGUE.username);
      await dialog(page).getByLabel('Email').fill(COLLEAGUE.email);
      await dialog(page).getByLabel('Role').selectOption('Admin');
      await typePasswords(page);
    },
    send: (page) => inDialog(page, 'Add User'),
    under: (page) => inDialog(page, 'Adding...'),
    fails: /^Failed to add user/,
    failure: (page) => dialog(page).getByRole('alert'),
    kept: async (page) => {
      await expect(dialog(page).getByLabel('Username')).toHaveValue(COLLEAGUE.username);
      await expect(dialog(page).getByLabel('Email')).toHaveValue(COLLEAGUE.email);
      await expect(dialog(page).getByLabel('Role')).toHaveValue('admin');
    },
    done: (page) => dialog(page).getByText('User added successfully!'),
    afterSignIn: 'kept',
    retype: typePasswords,
  },
  {
    name: '/superadmin/organizations, approve',
    path: '/superadmin/organizations',
    title: 'Organisations',
    call: '/organisation/approve',
    // One of its names imitates another organisation's: it is reviewed first.
    begin: async (page) => {
      await press(page, `Review ${ORGANIZATION}`);
      await dialog(page).getByRole('checkbox').check();
    },
    send: (page) => inDialog(page, 'Approve'),
    under: (page) => disabled(inDialog(page, 'Approve')),
    fails: /^Failed to approve organization/,
    failure: (page) => page.getByText(/^Failed to approve organization/).first(),
    kept: (page) => expect(rowBehind(page, ORGANIZATION)).toContainText('Pending'),
    done: (page) => page.getByText(`${ORGANIZATION} is now active`).first(),
    afterSignIn: 'again',
  },
  {
    name: '/superadmin/organizations, delete',
    path: '/superadmin/organizations',
    title: 'Organisations',
    call: '/organisation/delete',
    begin: (page) => press(page, `Delete ${ORGANIZATION}`),
    send: (page) => inConfirm(page, 'Delete'),
    under: (page) => disabled(inConfirm(page, 'Delete')),
    fails: /^Failed to delete organisation/,
    failure: (page) => confirm(page).getByRole('alert'),
    kept: (page) => expect(confirm(page)).toContainText(ORGANIZATION),
    done: (page) => page.getByText(`${ORGANIZATION} was deleted`).first(),
    afterSignIn: 'again',
  },
  {
    name: '/superadmin/asset-approvals, approve',
    path: '/superadmin/asset-approvals',
    title: 'Asset approvals',
    call: '/asset/approve',
    begin: (page) => press(page, `Approve ${PENDING}`),
    send: (page) => inDialog(page, 'Approve'),
    under: (page) => disabled(inDialog(page, 'Approve')),
    fails: /^Error approving asset: /,
    failure: (page) => page.getByText(/^Error approving asset: /).first(),
    kept: (page) => expect(rowBehind(page, PENDING)).toContainText('Pending'),
    done: (page) => page.getByText(`${PENDING} is approved`).first(),
    afterSignIn: 'again',
  },
  {
    name: '/superadmin/asset-approvals, approve several',
    path: '/superadmin/asset-approvals?status=pending',
    title: 'Asset approvals',
    call: '/asset/approve',
    begin: async (page) => {
      for (const name of [PENDING, 'mail.marutham-textiles.com']) {
        await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
      }
      await press(page, 'Approve 2 assets');
    },
    send: (page) => inDialog(page, 'Approve 2 assets'),
    async again(page) {
      // Those that failed stay selected.
      await inDialog(page, 'Close').click();
      await press(page, 'Approve 2 assets');
    },
    under: (page) => dialog(page).getByText('0 of 2 assets approved so far'),
    fails: /^Error approving asset: /,
    failure: (page) =>
      dialog(page)
        .getByText(/^Error approving asset: /)
        .first(),
    kept: (page) => expect(dialog(page).getByRole('listitem')).toHaveCount(2),
    done: (page) => dialog(page).getByText('2 of 2 assets approved', { exact: true }),
    afterSignIn: 'again',
  },
  {
    name: '/superadmin/asset-approvals, delete',
    path: '/superadmin/asset-approvals',
    title: 'Asset approvals',
    call: '/asset/delete',
    begin: (page) => press(page, `Delete ${PENDING}`),
    send: (page) => inConfirm(page, 'Yes, Delete'),
    under: (page) => disabled(inConfirm(page, 'Yes, Delete')),
    fails: /^Error deleting asset: /,
    failure: (page) => confirm(page).getByRole('alert'),
    kept: (page) => expect(confirm(page)).toContainText(PENDING),
    done: (page) => page.getByText(`${PENDING} was deleted`).first(),
    afterSignIn: 'again',
  },
];

for (const { place: sending, fault } of cellsOf(SENDINGS, 'wrong shape')) {
  const { name, path, title, call } = sending;
  const account = path.startsWith('/superadmin') ? 'superadmin' : 'admin';
  test(`${name} × ${fault}`, async ({ page, backend, login, navigate }) => {
    await login(account);
    await navigate(path);
    await expect(heading(page, title)).toBeVisible();
    await sending.begin(page);
    await strike(backend, fault, [call], SLOW_MS);
    await sending.send(page).click();

    if (ENDS_SESSION.includes(fault)) {
      await expect(heading(page, 'Log in')).toBeVisible();
      await expect(page.getByText('Token has expired')).toHaveCount(1);
      const after = sending.afterSignIn === 'kept' ? ', and the form filled after it' : '';
      await writeCell(page, name, fault, `Log in${after}`);
      await backend.fault(null);
      await logIn(page, ACCOUNTS[account]);
      await page.locator('h1', { hasText: title }).waitFor();
      if (sending.afterSignIn === 'again') await sending.begin(page);
      await sending.kept(page);
      await sending.retype?.(page);
      await sending.send(page).click();
      await expect(sending.done(page)).toBeVisible();
      return expectAtRest(page);
    }

    if (fault === 'slow') {
      await expect(sending.under(page)).toBeVisible();
      await writeCell(page, name, fault, 'the button at work');
      await backend.fault(null);
    } else if (fault === '500 with HTML' || fault === 'dropped') {
      await expect(sending.failure(page)).toHaveText(sending.fails);
      await sending.kept(page);
      await expectAtRest(page);
      const failure = await sending.failure(page).innerText();
      noteCell(name, fault, `“${failure}”, all kept`);
      await backend.fault(null);
      await sending.again?.(page);
      await sending.send(page).click();
    }
    await expect(sending.done(page)).toBeVisible();
    await expectAtRest(page);
    if (fault === 'slow' || fault === '500 with HTML' || fault === 'dropped') return;
    // Any answer of success is a success: the contract shows no body (specification section 7).
    const news = await sending.done(page).innerText();
    noteCell(name, fault, `“${news}”`);
  });
}
