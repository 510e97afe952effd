/**
 * The demonstration, published below a path on the plainest of hosts: the product's main job in a browser
 * whose network is cut, the host gone, as soon as the page says that it is ready.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { findFirefox, startFirefox } from '../browsers/firefox.ts';
import { BrowserUser } from '../browsers/browser-user.ts';
import { findWebkit, startWebkit } from '../browsers/webkit.ts';
import { ACCOUNTS, waitUntilReady } from '../fixtures.ts';
import { build } from '../support/build.ts';
import {
  approve,
  EXAMPLE_SHOP,
  heading,
  logIn,
  logOut,
  openAddAsset,
  openConsolePage,
  rowOf,
  signUp,
} from '../support/people.ts';
import { watchProblems, type Problems } from '../support/problems.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';

const BASE = '/naam/raksha/';
const BUILD_MS = 240_000;

interface Demo {
  built: string;
}

const test = base.extend<{ host: StaticHost; problems: Problems }, Demo>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'naamraksha-demo-'));
      const dist = join(folder, 'site');
      // Addresses that would lead out of the page if they were not off.
      const elsewhere = {
        VITE_API_HOST: 'https://api.example.in',
        VITE_ERROR_URL: 'https://errors.example.in',
        VITE_REPORT_URL: 'https://reports.example.in',
        VITE_CONTACT_URL: 'https://forms.example.in',
      };
      await build(dist, { ...elsewhere, DEMO_BASE: BASE }, 'demo');
      await provide(dist);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
  host: async ({ built }, provide) => {
    const host = await startStaticHost(built, BASE);
    await provide(host);
    await host.close();
  },
  problems: [
    async ({ context }, provide) => {
      const problems = await watchProblems(context, 'none');
      await provide(problems);
      expect(problems.list(), 'printed, uncaught or against the policy').toEqual([]);
    },
    { auto: true },
  ],
});

test.describe.configure({ mode: 'default' });

const bar = (page: Page) => page.getByRole('complementary', { name: 'Demonstration' });
const accountButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Use ${name}` });

test('the main job with the network cut, and every address the browser asks is its own host', async ({
  page,
  context,
  host,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${host.url}signup`);
  await waitUntilReady(page);
  await expect(bar(page)).toContainText('Demonstration: nothing leaves this browser');
  await expect(bar(page).getByRole('status')).toContainText('Ready offline', { timeout: 60_000 });
  expect(asked.filter((url) => !url.startsWith(host.url) && !url.startsWith('blob:'))).toEqual([]);

  await context.setOffline(true);
  await host.close();

  await signUp(page, EXAMPLE_SHOP);
  await expect(heading(page, 'Log in')).toBeVisible({ timeout: 15_000 });
  await logIn(page, EXAMPLE_SHOP);
  await expect(heading(page, 'Dashboard')).toBeVisible({ timeout: 15_000 });
  await openConsolePage(page, 'Assets');
  const dialog = await openAddAsset(page);
  await dialog.getByLabel('Domain', { exact: true }).fill('example-shop.in');
  await dialog.getByRole('button', { name: 'Add Asset' }).click();
  await expect(rowOf(page, 'example-shop.in')).toContainText('Pending');
  await logOut(page);

  await logIn(page, ACCOUNTS.superadmin);
  await expect(heading(page, 'Dashboard')).toBeVisible({ timeout: 15_000 });
  await openConsolePage(page, 'Organisations');
  await approve(page, EXAMPLE_SHOP.name);
  await expect(rowOf(page, EXAMPLE_SHOP.name)).toContainText('Active');
  await openConsolePage(page, 'Asset approvals');
  await approve(page, 'example-shop.in');
  await expect(rowOf(page, 'example-shop.in')).toContainText('Approved');
  await logOut(page);

  await logIn(page, EXAMPLE_SHOP);
  await expect(heading(page, 'Dashboard')).toBeVisible({ timeout: 15_000 });
  await openConsolePage(page, 'Alerts');
  await expect(async () => {
    await page.getByRole('button', { name: /^Refresh/ }).click();
    await expect(page.getByRole('table', { name: 'Alerts' }).getByRole('row')).toHaveCount(6, {
      timeout: 1_000,
    });
  }).toPass({ timeout: 20_000 });
  const worst = rowOf(page, 'ex\u0430mple-shop.in');
  await worst.getByRole('link').first().click();
  await expect(page.getByText('CYRILLIC SMALL LETTER A').first()).toBeVisible();
  await logOut(page);

  await page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('link', { name: 'Lookalike finder' })
    .click();
  await expect(heading(page, 'Which domains could imitate yours?')).toBeVisible();
  const field = page.getByLabel('Your domain');
  await field.fill('deshpandesarees.in');
  await field.press('Enter');
  await expect(page.getByText(/deshpandesarees/).nth(3)).toBeVisible({ timeout: 20_000 });
});

test('what was done survives a reload, and Reset puts the seed back', async ({ page, host }) => {
  test.slow();
  await page.goto(`${host.url}login`);
  await waitUntilReady(page);
  await accountButton(page, 'Super admin of the provider').click();
  await page.getByRole('button', { name: /^(?:Sign|Log) in$/ }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible({ timeout: 15_000 });
  await openConsolePage(page, 'Organisations');
  const pending = rowOf(page, 'Nilgiri Kurinji Tea Company');
  await pending.getByRole('button', { name: /^Review / }).click();
  const details = page.getByRole('dialog', { name: 'Organisation details' });
  await details.getByRole('checkbox').check();
  await details.getByRole('button', { name: 'Approve' }).click();
  await expect(pending).toContainText('Active');

  // The address of the open page, as a bookmark has it.
  await page.reload();
  await expect(pending).toContainText('Active', { timeout: 15_000 });

  await bar(page).getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(pending).toContainText('Pending');
});

test('an alert opens by its address, though there is no such file', async ({
  page,
  host,
  problems,
}) => {
  test.slow();
  problems.allow(/Failed to load resource.*404/);
  await page.goto(`${host.url}login`);
  await waitUntilReady(page);
  await accountButton(page, 'Admin of Sahyadri Lok Bank').click();
  await page.getByRole('button', { name: /^(?:Sign|Log) in$/ }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible({ timeout: 15_000 });
  const answer = await page.goto(`${host.url}admin/alerts/29`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('CYRILLIC SMALL LETTER A').first()).toBeVisible({ timeout: 20_000 });
});

test('a second tab shows what was done in the first', async ({ page, context, host }) => {
  test.slow();
  await page.goto(`${host.url}login`);
  await waitUntilReady(page);
  await accountButton(page, 'Super admin of the provider').click();
  await page.getByRole('button', { name: /^(?:Sign|Log) in$/ }).click();
  await openConsolePage(page, 'Asset approvals');
  await approve(page, 'cards.sahyadrilokbank.co.in');
  const second = await context.newPage();
  await second.goto(`${host.url}superadmin/asset-approvals`);
  await expect(rowOf(second, 'cards.sahyadrilokbank.co.in')).toContainText('Approved');
});

test('the forms say that nothing is sent', async ({ page, host }) => {
  await page.goto(`${host.url}contact`);
  await waitUntilReady(page);
  const form = page.getByRole('main').locator('form').first();
  for (const field of await form.getByRole('textbox').all()) {
    await field.fill((await field.getAttribute('type')) === 'email' ? 'a@example.in' : 'Example');
  }
  await form.getByRole('button').last().click();
  await expect(page.getByText('This is a demonstration: nothing was sent').first()).toBeVisible();
});

const BROWSERS = [
  { name: 'Firefox ESR', find: findFirefox, start: startFirefox },
  { name: 'WebKitGTK', find: findWebkit, start: startWebkit },
] as const;

for (const { name, find, start } of BROWSERS) {
  test(`${name}: an alert opens and is explained, with the host gone`, async ({
    host,
  }, testInfo) => {
    const installed = find();
    test.skip(installed === null, `${name} is not installed`);
    test.setTimeout(150_000);
    const driver = await start(installed ?? '');
    const user = new BrowserUser(driver, host.url.replace(/\/$/, ''));
    try {
      await user.open('/login');
      await user.reads('Ready offline');
      await host.close();
      await user.press({ role: 'button', name: 'Use Admin of Sahyadri Lok Bank' });
      await user.press({ role: 'button', name: /^(Sign|Log) in$/ });
      await user.sees({ role: 'heading', name: 'Dashboard' });
      await user.press({ role: 'link', name: 'Alerts' });
      await user.sees({ role: 'table', name: 'Alerts' });
      // It is Down in the demonstration's cases, and the menu leads to what is open.
      await user.press({ role: 'button', name: 'Everything' });
      await user.press({ role: 'link', name: /^Open alert 29\b/ });
      await user.reads('CYRILLIC SMALL LETTER A');
    } catch (error) {
      const body = Buffer.from(await driver.picture(), 'base64');
      await testInfo.attach('page', { body, contentType: 'image/png' });
      throw error;
    } finally {
      await driver.close();
    }
  });
}
