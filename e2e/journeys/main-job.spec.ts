/**
 * The product's main job, from sign-up to the first alerts (specification sections 1 to 4), through the
 * pages alone: on loopback, which browsers trust, and on an origin that they do not.
 */
import { domainToASCII } from 'node:url';
import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, test, waitUntilReady, type TestBackend } from '../fixtures.ts';
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
import { FULL } from '../support/sample.ts';
import { MOVING } from '../support/views.ts';

test.use(MOVING);

const DOMAIN = 'example-shop.in';
/** One of its lookalikes; its third letter is U+0430. */
const CYRILLIC = 'ex\u0430mple-shop.in';
const SEEDED_ALERTS = 60;

/** @param origin where the site is served */
async function doTheMainJob(page: Page, origin: string, backend: TestBackend): Promise<void> {
  await test.step('sign up', async () => {
    await page.goto(`${origin}/signup`);
    await waitUntilReady(page);
    await signUp(page, EXAMPLE_SHOP);
    await expect(page.getByText('Account created successfully! Please log in.')).toBeVisible();
    // Said on the sign-up page first; the redirect follows after a second.
    expect(new URL(page.url()).pathname).toBe('/signup');
    await expect(heading(page, 'Log in')).toBeVisible();
    await expect(page.getByText('Account created successfully! Please log in.')).toBeVisible();
  });

  await test.step('register a domain', async () => {
    await logIn(page, EXAMPLE_SHOP);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await openConsolePage(page, 'Assets');
    await expect(page.getByText('Your organisation is awaiting approval.')).toBeVisible();
    const dialog = await openAddAsset(page);
    await dialog.getByLabel('Domain', { exact: true }).fill(DOMAIN);
    await dialog.getByRole('button', { name: 'Add Asset' }).click();
    await expect(rowOf(page, DOMAIN)).toContainText('Pending');
    await expect(rowOf(page, DOMAIN)).toContainText('Never');
    await logOut(page);
  });

  await test.step('approve the organisation and the asset', async () => {
    await logIn(page, ACCOUNTS.superadmin);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await openConsolePage(page, 'Organisations');
    await expect(rowOf(page, EXAMPLE_SHOP.name)).toContainText('Pending');
    await approve(page, EXAMPLE_SHOP.name);
    await expect(rowOf(page, EXAMPLE_SHOP.name)).toContainText('Active');

    await openConsolePage(page, 'Asset approvals');
    await expect(rowOf(page, DOMAIN)).toContainText('Pending');
    await approve(page, DOMAIN);
    await expect(rowOf(page, DOMAIN)).toContainText('Approved');
    await logOut(page);
  });

  await test.step('read the alerts', async () => {
    await expect.poll(async () => (await backend.state()).counts.alerts).toBe(SEEDED_ALERTS + 5);
    await logIn(page, EXAMPLE_SHOP);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await openConsolePage(page, 'Assets');
    await expect(rowOf(page, DOMAIN)).toContainText('Approved');

    await openConsolePage(page, 'Alerts');
    const alerts = page.getByRole('table', { name: 'Alerts' });
    await expect(alerts.getByRole('row')).toHaveCount(1 + 5);
    await expect(alerts.getByRole('link')).toHaveCount(5);
    await expect(alerts.getByRole('cell', { name: /^(High|Medium|Low) \d/ })).toHaveCount(5);
    await expect(rowOf(page, 'example-shop-kyc-update.com')).toContainText('High');
    await expect(rowOf(page, 'example-shop.in.secure-signin.online')).toContainText('Medium');
    await expect(rowOf(page, 'example-shop.com')).toContainText('Low');
    // The lookalike with a Cyrillic letter is shown as it reads, and as what it is.
    await expect(rowOf(page, CYRILLIC)).toContainText(domainToASCII(CYRILLIC));
    await logOut(page);
  });
}

// The sample is the harder of the two.
if (FULL) {
  test('the main job of the product, from sign-up to the first alerts (sections 1, 2, 3 and 4)', async ({
    page,
    site,
    backend,
  }) => {
    await doTheMainJob(page, site.url, backend);
  });
}

test('the main job of the product on an insecure origin (sections 1, 2, 3 and 4)', async ({
  page,
  site,
  backend,
}) => {
  await page.goto(site.insecureUrl);
  await waitUntilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const missing = await page.evaluate(() => ({
    secure: window.isSecureContext,
    locks: 'locks' in navigator,
    clipboard: 'clipboard' in navigator,
    subtle: 'subtle' in crypto,
    randomUUID: 'randomUUID' in crypto,
  }));
  expect(missing).toEqual({
    secure: false,
    locks: false,
    clipboard: false,
    subtle: false,
    randomUUID: false,
  });
  await doTheMainJob(page, site.insecureUrl, backend);
});
