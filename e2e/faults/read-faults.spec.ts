/**
 * Every page of both consoles that reads from the backend, under every fault: the user sees words and a
 * way on, never a blank page nor an endless spinner, and what was searched for is still there.
 */
import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS, expect, test, type Account } from '../fixtures.ts';
import {
  cellsOf,
  ENDS_SESSION,
  expectAtRest,
  strike,
  writeCell,
  type Fault,
} from '../support/fault-cells.ts';
import { heading, logIn, rowOf } from '../support/people.ts';

interface Place {
  readonly name: string;
  readonly account: Account;
  /** Including what a user has typed or opened, if it is in the address. */
  readonly path: string;
  readonly title: string;
  /** The calls that bring what is shown. */
  readonly calls: readonly string[];
  readonly loading: string;
  /** Number of lists that load at once; one if not given. */
  readonly lists?: number;
  /** Message if they bring nothing. */
  readonly says: RegExp;
  /** A press that opens what reads. */
  readonly open?: (page: Page) => Promise<void>;
  /** Something that only real data can show. */
  readonly content: (page: Page) => Locator;
  /** Where the user's input must still be. */
  readonly typed?: (page: Page) => Locator;
}

const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const ALERTS_SAY = /^Failed to fetch alerts/;
const ASSETS_SAY = /^Error: Failed to fetch assets/;
const ORGANIZATIONS_SAY = /^Failed to fetch organizations/;
const APPROVALS_SAY =
  /^Error fetching assets: (?:no answer from the server|the answer could not be read|Internal Server Error)/;

const PLACES: readonly Place[] = [
  {
    name: '/admin Dashboard',
    account: 'admin',
    path: '/admin',
    title: 'Dashboard',
    calls: ['/impersonation/list', '/asset/list'],
    lists: 2,
    loading: 'Loading alerts...',
    says: ALERTS_SAY,
    content: (page) => page.getByRole('table', { name: 'Alerts by severity' }),
  },
  {
    name: '/admin/assets',
    account: 'admin',
    path: '/admin/assets?q=netbanking',
    title: 'Assets',
    calls: ['/asset/list'],
    loading: 'Loading assets...',
    says: ASSETS_SAY,
    content: (page) => rowOf(page, 'netbanking.sahyadrilokbank.co.in'),
    typed: search,
  },
  {
    name: '/admin/alerts',
    account: 'admin',
    path: '/admin/alerts?q=sahyadri1ok',
    title: 'Alerts',
    calls: ['/impersonation/list'],
    loading: 'Loading alerts...',
    says: ALERTS_SAY,
    content: (page) => rowOf(page, 'sahyadri1okbank.com'),
    typed: search,
  },
  {
    name: '/admin/alerts/{id}',
    account: 'admin',
    path: '/admin/alerts/1',
    title: 'Alert 1',
    calls: ['/impersonation/list'],
    loading: 'Loading alerts...',
    says: ALERTS_SAY,
    content: (page) => page.getByRole('heading', { name: 'Details as reported' }),
  },
  {
    name: '/admin/settings, Profile Settings',
    account: 'admin',
    path: '/admin/settings',
    title: 'Settings',
    calls: ['/organisation/get'],
    loading: 'Loading profile...',
    says: /^Failed to fetch profile/,
    open: (page) => page.getByRole('button', { name: 'Profile Settings' }).click(),
    content: (page) => dialog(page, 'Profile Settings').getByLabel('Name'),
  },
  {
    name: '/superadmin Dashboard',
    account: 'superadmin',
    path: '/superadmin',
    title: 'Dashboard',
    calls: ['/organisation/list', '/asset/list'],
    lists: 2,
    loading: 'Loading organisations...',
    says: ORGANIZATIONS_SAY,
    content: (page) => page.getByRole('table', { name: 'Organisations by status' }),
  },
  {
    name: '/superadmin/organizations',
    account: 'superadmin',
    path: '/superadmin/organizations?q=marutham',
    title: 'Organisations',
    calls: ['/organisation/list'],
    loading: 'Loading organisations...',
    says: ORGANIZATIONS_SAY,
    content: (page) => rowOf(page, 'Marutham Textiles Private Limited'),
    typed: search,
  },
  {
    name: '/superadmin/organizations, details',
    account: 'superadmin',
    path: '/superadmin/organizations?details=1',
    title: 'Organisations',
    calls: ['/organisation/getorg'],
    loading: 'Loading organisation...',
    says: /^Failed to fetch organisation details/,
    content: (page) => dialog(page, 'Organisation details').getByText('U64190MH1998PLC900417'),
  },
  {
    name: '/superadmin/asset-approvals',
    account: 'superadmin',
    path: '/superadmin/asset-approvals?q=nilgiri+kurinji',
    title: 'Asset approvals',
    calls: ['/asset/list'],
    loading: 'Loading assets...',
    says: APPROVALS_SAY,
    content: (page) => rowOf(page, 'shop.nilgirikurinji.in'),
    typed: search,
  },
  {
    name: '/superadmin/asset-approvals, details',
    account: 'superadmin',
    path: '/superadmin/asset-approvals?details=1',
    title: 'Asset approvals',
    calls: ['/asset/list'],
    loading: 'Loading assets...',
    says: APPROVALS_SAY,
    content: (page) => dialog(page, 'Asset details').getByText('Under watch'),
  },
];

/** The page shows its data, and the user's words are still where they were typed. */
async function expectRecovered(page: Page, { content, path, typed }: Place): Promise<void> {
  await expect(content(page)).toBeVisible();
  const query = new URLSearchParams(path.split('?')[1]).get('q');
  if (typed && query !== null) await expect(typed(page)).toHaveValue(query);
  await expectAtRest(page);
}

/** Slow work can be left (a dialog) or stopped (a list, each by itself). */
async function seeSlow(page: Page, place: Place): Promise<void> {
  await expect(page.getByText(place.loading).first()).toBeVisible();
  const opened = page.getByRole('dialog');
  if ((await opened.count()) > 0) {
    await writeCell(page, place.name, 'slow');
    await opened.getByRole('button', { name: 'Close' }).first().click();
    return expect(opened).toHaveCount(0);
  }
  const stops = page.getByRole('main').getByRole('button', { name: 'Cancel' });
  await expect(stops).toHaveCount(place.lists ?? 1);
  await writeCell(page, place.name, 'slow');
  for (let left = place.lists ?? 1; left > 0; left -= 1) await stops.first().click();
  await expect(page.getByText('Loading was stopped.')).toHaveCount(place.lists ?? 1);
  return expectAtRest(page);
}

async function seeFailure(page: Page, place: Place, fault: Fault): Promise<void> {
  // The page behind a dialog is hidden from assistive technology, not from the eye.
  await page.locator('h1', { hasText: place.title }).waitFor();
  await expect(page.getByRole('alert').filter({ hasText: place.says }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' }).last()).toBeEnabled();
  await expectAtRest(page);
  await writeCell(page, place.name, fault);
}

for (const { place, fault } of cellsOf(PLACES, 'slow')) {
  test(`${place.name} × ${fault}`, async ({ page, backend, login, navigate }) => {
    const open = async () => {
      await navigate(place.path);
      if (!place.open) return;
      await expect(heading(page, place.title)).toBeVisible();
      await place.open(page);
    };
    await login(place.account);
    await strike(backend, fault, place.calls);
    await navigate(place.path);
    if (ENDS_SESSION.includes(fault)) {
      // The guard asks who is here before anything else is shown.
      await expect(heading(page, 'Log in')).toBeVisible();
      await expect(page.getByText('Token has expired')).toHaveCount(1);
      await writeCell(page, place.name, fault, 'Log in');
      await backend.fault(null);
      await logIn(page, ACCOUNTS[place.account]);
      await expect(heading(page, place.title).or(place.content(page)).first()).toBeVisible();
      await place.open?.(page);
      return expectRecovered(page, place);
    }

    if (place.open) {
      await expect(heading(page, place.title)).toBeVisible();
      await place.open(page);
    }
    if (fault === 'expired token') {
      await expectRecovered(page, place);
      return writeCell(page, place.name, fault, 'the page, renewed unseen');
    }
    if (fault === 'slow') {
      await seeSlow(page, place);
      await backend.fault(null);
      const load = page.getByRole('button', { name: 'Load', exact: true });
      if (await load.first().isHidden()) await open();
      for (const again of (await load.all()).toReversed()) await again.click();
      return expectRecovered(page, place);
    }
    await seeFailure(page, place, fault);
    await backend.fault(null);
    for (const retry of (await page.getByRole('button', { name: 'Retry' }).all()).toReversed()) {
      await retry.click();
    }
    return expectRecovered(page, place);
  });
}
